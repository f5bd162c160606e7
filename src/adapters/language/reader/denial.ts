import type { Intent, OpenFrame } from '../../../domain/chat/understanding.ts';
import { hasRole, isRole } from '../parser/segments.ts';
import { STRONG_VERBS } from '../parser/sentence.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';

export const INTENT_VERBS: Readonly<Partial<Record<Intent, readonly Role[]>>> = {
  transfer: ['send'],
  swap: ['swap', 'buy', 'sell', 'bridge', 'wrap', 'unwrap'],
};

const isVerb = (item: Item): boolean => item.is === 'role' && STRONG_VERBS.has(item.role);

/** "cancel", "no", "no, don't", "cancel the transfer of 5 eth"; not "cancel my subscription". */
export function isWithdrawal(content: readonly Item[]): boolean {
  if (content.every((item) => isRole(item, 'no') || isRole(item, 'not') || isRole(item, 'cancel'))) return true;
  return hasRole(content, 'cancel') && !content.some((item) => item.is === 'unknown' || item.is === 'quotation');
}

/** "yes", and "send it" to an open transfer. */
export function isAgreement(content: readonly Item[], frame: OpenFrame | undefined): boolean {
  const verbs = frame === undefined ? [] : (INTENT_VERBS[frame.intent] ?? []);
  return content.every((item) => isRole(item, 'confirm') || verbs.some((verb) => isRole(item, verb)));
}

/** "don't send", "send it? don't"; not "unless i say stop". */
export function deniesAct(content: readonly Item[]): boolean {
  const at = content.findIndex((item) => isRole(item, 'not'));
  if (at < 0) return false;
  const isLast = at === content.length - 1;
  return content.slice(at).some(isVerb) || (isLast && content.some(isVerb) && !hasRole(content, 'veto'));
}

/** "usdc not eth", "not 5, 10": what "not" takes back ends at the next mark or "and", or with the words. */
export function withoutDenied(items: readonly Item[]): Item[] {
  const start = items.findIndex((item) => isRole(item, 'not'));
  if (start < 0) return [...items];
  const length = items.slice(start).findIndex((item) => item.is === 'mark' || isRole(item, 'and'));
  return items.filter((_, index) => index < start || (length >= 0 && index >= start + length));
}

/** The tokens that were said not to be meant. */
export function deniedTokens(items: readonly Item[]): string[] {
  const kept = new Set(withoutDenied(items));
  return items.flatMap((item) =>
    item.is === 'term' && item.token !== undefined && !kept.has(item) ? [item.token] : [],
  );
}
