import { useEffect } from 'react';
import type { Way } from '../../guide/index.ts';

const keyOf = (wallet: string) => `console.bought.${wallet.toLowerCase()}`;

/** Whether the wallet made its first purchase. Remembered, so that the page of a buyer does not move when the service answers. */
export function useIsDone(wallet: `0x${string}`, way: Way | undefined): boolean {
  const isDone = way && way.next === undefined;
  useEffect(() => {
    if (isDone === true) localStorage.setItem(keyOf(wallet), 'true');
    if (isDone === false) localStorage.removeItem(keyOf(wallet));
  }, [isDone, wallet]);
  return isDone ?? localStorage.getItem(keyOf(wallet)) !== null;
}
