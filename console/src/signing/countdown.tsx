import { useEffect, useState } from 'react';
import { duration, exactTime } from '../values/time.ts';
import { t } from './texts/index.ts';

const A_SECOND = 1_000;

/** Whole seconds until then, recalculated while they pass; 0 once it is reached. */
export function useSecondsUntil(iso: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((Date.parse(iso) - now) / A_SECOND));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), A_SECOND);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

/** `9 min 12 sec`, or that it is over. */
export function Countdown({ until }: Readonly<{ until: string }>) {
  const left = useSecondsUntil(until);
  return (
    <time dateTime={until} title={exactTime(new Date(until))}>
      {left === 0 ? t('expired') : duration(left)}
    </time>
  );
}
