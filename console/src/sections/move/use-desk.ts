import { useState } from 'react';
import { useKept } from '../../signing/index.ts';

/**
 * What is typed and under way on a page, which stays over reloads. What is over when the page opens is put aside as `last`, so that the
 * page begins afresh and can show it on demand.
 */
export function useDesk<Kept extends object>(key: string, isOver: (kept: Kept) => boolean) {
  const [stored, keep] = useKept<Kept>(key);
  const [last, setLast] = useState(() => (stored !== undefined && isOver(stored) ? stored : undefined));
  const [isShown, setShown] = useState(false);
  const isAside = !isShown && last !== undefined && JSON.stringify(stored) === JSON.stringify(last);
  return {
    kept: isAside ? undefined : stored,
    keep,
    last: isShown ? undefined : last,
    showLast: () => {
      setShown(true);
      keep(last);
    },
    /** Puts aside what is over now. */
    finish: () => {
      setLast(stored);
      setShown(false);
    },
  };
}
