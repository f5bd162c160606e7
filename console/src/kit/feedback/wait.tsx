import { useEffect, useState } from 'react';
import { t } from '../texts/index.ts';

/** `12 seconds`, counted down; `a moment` when they are over. */
export function Wait({ seconds }: Readonly<{ seconds: number }>) {
  const [until] = useState(() => Date.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((until - Date.now()) / 1_000), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  const whole = Math.ceil(left);
  return whole <= 0 ? t('aMoment') : t('seconds', { count: whole });
}
