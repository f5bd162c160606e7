import { useEffect, useState } from 'react';

/** The time now in milliseconds, read again when the moment is reached. */
export function useTimeAt(moment: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (moment === undefined || moment <= Date.now()) return;
    const timer = setTimeout(() => setNow(Date.now()), moment - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [moment]);
  return now;
}
