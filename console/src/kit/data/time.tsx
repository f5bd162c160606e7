import { useEffect, useState } from 'react';
import { exactTime, momentOf, refreshAfterMs, relativeTime } from '../../values/time.ts';
import { Tooltip } from '../popups/tooltip.tsx';
import { Absent } from './absent.tsx';

type TimeProps = Readonly<{
  /** ISO text of the API. */
  value: string | null | undefined;
  /** The exact time in the text, and the relative one on hover. */
  exact?: boolean;
}>;

/** `3 minutes ago`, the exact time on hover and focus. Recalculated while it is shown. */
export function Time({ value, exact = false }: TimeProps) {
  const moment = momentOf(value);
  const now = useNow(moment);
  if (moment === undefined) return <Absent />;
  const [shown, hint] = [relativeTime(moment, now), exactTime(moment)];
  return (
    <time dateTime={moment.toISOString()}>
      <Tooltip text={exact ? shown : hint}>{exact ? hint : shown}</Tooltip>
    </time>
  );
}

function useNow(moment: Date | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (moment === undefined) return;
    const timer = setTimeout(() => setNow(new Date()), refreshAfterMs(moment, now));
    return () => clearTimeout(timer);
  }, [moment?.getTime(), now]);
  return now;
}
