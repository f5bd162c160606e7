import { useEffect, useState } from 'react';
import { exactTime, momentOf, refreshAfterMs, relativeTime } from '../../values/time.ts';
import { Hidden } from '../hidden.tsx';
import { Absent } from './absent.tsx';

type TimeProps = Readonly<{
  /** ISO text of the API. */
  value: string | null | undefined;
  /** The exact time in the text, and the relative one on hover. */
  exact?: boolean;
}>;

/** `3 minutes ago`, the exact time on hover and to screen readers. Recalculated while it is shown. */
export function Time({ value, exact = false }: TimeProps) {
  const moment = momentOf(value);
  const now = useNow(moment?.getTime());
  if (moment === undefined) return <Absent />;
  const [shown, hint] = [relativeTime(moment, now), exactTime(moment)];
  return (
    <time dateTime={moment.toISOString()} title={exact ? shown : hint}>
      {exact ? hint : shown}
      <Hidden> {exact ? shown : hint}</Hidden>
    </time>
  );
}

/** The time now, read again as often as the text about `at` changes. */
function useNow(at: number | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => setNow(new Date()), refreshAfterMs(new Date(at), now));
    return () => clearTimeout(timer);
  }, [at, now]);
  return now;
}
