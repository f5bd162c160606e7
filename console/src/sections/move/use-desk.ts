import { useState } from 'react';
import { useKept } from '../../signing/index.ts';

/** What is typed and under way on a page, which stays over reloads. What is over when the page opens is in the history, and the page begins afresh. */
export function useDesk<Kept extends object>(key: string, isOver: (kept: Kept) => boolean) {
  const [stored, keep] = useKept<Kept>(key);
  const [old] = useState(() => (stored !== undefined && isOver(stored) ? JSON.stringify(stored) : undefined));
  return { kept: JSON.stringify(stored) === old ? undefined : stored, keep };
}
