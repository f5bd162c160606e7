import type { Deed, Part, Preposition } from './part.ts';
import type { Named } from './values.ts';

export type Counted = Named & Required<Pick<Named, 'amount'>>;
type Pair = Readonly<{ counted: Counted; other: Named }>;

export const GIVING: readonly Deed[] = ['swap', 'sell', 'move', 'pass', 'put'];
export const GETTING: readonly Deed[] = ['buy', 'get', 'receive'];
const VERB_BEFORE: ReadonlySet<string> = new Set(['es', 'pt', 'fr']);
const PAID_WITH: readonly (Preposition | undefined)[] = ['with', 'into', 'on'];

/** "aus 100 usdc mach eth", "ich will aus 100 usdc eth machen", "100 usdc'yi eth yap": the other stands beside the verb. */
export function isMade(parts: readonly Part[], { counted, other }: Pair, language: string): boolean {
  const [mine, its] = [counted.governor, other.governor];
  const isStart = mine === 'from' || (mine === 'of' && VERB_BEFORE.has(language));
  if (!(isStart || (language === 'tr' && mine === undefined)) || its !== undefined || other.at < counted.at)
    return false;
  const between = parts.slice(counted.at + 1, other.at).filter((part) => part.is !== 'term');
  const isBefore = between.some((part) => part.is === 'deed' && part.deed === 'swap') && language !== 'tr';
  const isBehind = isDeed(parts, other.at + 1, 'swap') && ['de', 'tr'].includes(language);
  return (isBefore || isBehind) && !between.some(({ is }) => is === 'break' || is === 'person' || is === 'thing');
}
const isDeed = (parts: readonly Part[], at: number, deed: Deed): boolean => {
  const part = parts[at];
  return part?.is === 'deed' && part.deed === deed;
};

/** "cambia 100 usdc, que se vuelvan eth": the second verb says what the first is for. */
export function isTurnedInto(parts: readonly Part[], { counted, other }: Pair): boolean {
  const deeds = parts.flatMap((part, at) => (part.is === 'deed' ? [{ deed: part.deed, at }] : []));
  const [first, second, more] = deeds;
  if (first === undefined || second === undefined || more !== undefined || counted.governor !== undefined) return false;
  const isFirst = first.at < counted.at && GIVING.includes(first.deed);
  return isFirst && second.deed === 'swap' && second.at > counted.at && second.at === other.at - 1;
}

/** "卖0.3个eth，usdc": what stands alone behind what is sold. */
export const isSoldFor = (parts: readonly Part[], { counted, other }: Pair, language: string): boolean =>
  language === 'zh' &&
  other.at > counted.at &&
  counted.governor === undefined &&
  other.governor === undefined &&
  parts.some((part, at) => part.is === 'deed' && part.deed === 'sell' && at < counted.at) &&
  parts.slice(counted.at + 1, other.at).some(({ is }) => is === 'break') &&
  parts.slice(counted.at + 1, other.at).every(({ is }) => is === 'break' || is === 'aside' || is === 'wants');

/** "quiero 5 link, paga con usdt", "il me faut 5 link, tu payes en usdt": the verb says with what, and not to whom. */
export function paysWith(parts: readonly Part[], named: readonly Named[]): boolean {
  const sends = parts.flatMap((part, at) => (part.is === 'deed' && part.deed === 'send' ? [{ at, part }] : []));
  const isGot = parts.some((part) => part.is === 'wants' || (part.is === 'deed' && GETTING.includes(part.deed)));
  const other = named.find(({ amount }) => amount === undefined);
  const [send] = sends;
  if (send === undefined || sends.length > 1 || !isGot || other === undefined || send.part.is !== 'deed') return false;
  if (send.part.isNoun || named.length !== 2) return false;
  const [first, last] = [Math.min(send.at, other.at), Math.max(send.at, other.at)];
  const counted = named.find(({ amount }) => amount !== undefined);
  const isBeside = parts
    .slice(first + 1, last)
    .every(({ is }) => is === 'preposition' || is === 'aside' || is === 'own');
  return isBeside && counted !== undefined && counted.at < first && PAID_WITH.includes(other.governor);
}
