import { flatten } from '../context/flat.ts';
import type { Item } from '../tagger/item.ts';
import { CHAIN_NAMES } from '../words/nicknames.ts';

/** "5 usdc worth of eth", "5 usdc of base": of a value, or on that network? */
const VALUED = /§n §t (?:worth of|worth in|worth|of) §[bct](?! §[tb])/;

/** "swap 1 eth's worth usdc": is one given, or got? */
const WORTH = /§n §[tb] worth (?:in )?§[tb]/;

/** Whether a payment counts in one token what another name says: "send 5 usdc worth of eth", "send 5 usdc in eth". */
export function isValuedInAnother(items: readonly Item[]): boolean {
  const { words } = flatten(items);
  const text = words.join(' ');
  return (
    WORTH.test(text) || (words.includes('§a') && (VALUED.test(text) || items.some((_, at) => isNamedIn(items, at))))
  );
}

/** "5 usdc in eth": a symbol names the coin. A full name, or one that no token has, says where. */
function isNamedIn(items: readonly Item[], at: number): boolean {
  const [amount, token, joint, named] = items.slice(at, at + 4);
  return (
    amount?.is === 'amount' &&
    token?.is === 'term' &&
    joint?.is === 'role' &&
    /^(?:in|as|into)$/.test(joint.raw) &&
    named?.is === 'term' &&
    named.token !== undefined &&
    named.token !== token.token &&
    !CHAIN_NAMES.has(named.text)
  );
}
