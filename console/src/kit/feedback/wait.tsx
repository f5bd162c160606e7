import { useEffect, useState } from 'react';

/** `12 seconds`, counted down; `a moment` when they are over. */
export function Wait({ seconds }: Readonly<{ seconds: number }>) {
  const [until] = useState(() => Date.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((until - Date.now()) / 1_000), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  const whole = Math.ceil(left);
  if (whole <= 0) return 'a moment';
  return whole === 1 ? '1 second' : `${whole} seconds`;
}
