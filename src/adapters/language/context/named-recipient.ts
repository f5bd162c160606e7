import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';

const TO: Item = { is: 'role', role: 'to', text: 'to', raw: 'to' };
const DATIVE = /^(?:send|pay|give|tip|wire|transfer|remit)$/;
/** These are nobody's name. */
const NO_NAME =
  /^(?:him|her|them|it|me|us|you|everyone|everybody|someone|somebody|anyone|he|she|they|all|some|another|half|more|off|over|out|back|another|around|about|exactly|only|just|what|that|this|those|these|money|cash|crypto|funds|tokens|coins)$/;
const isValue = ({ is }: Item): boolean => is === 'amount' || is === 'term';

/** "send rosa 25 usdc on base": the name behind the verb, as "to rosa" behind the values. It may be a contact. */
export function withNameLast(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex((item) => item.is === 'role' && item.role === 'send' && DATIVE.test(item.raw));
  const [name, amount] = [items[at + 1], items[at + 2]];
  const isSaid = at >= 0 && name?.is === 'unknown' && amount?.is === 'amount' && !NO_NAME.test(name.raw);
  const isElsewhere = items.some((item) => item.is === 'account' || item.is === 'invalid' || isRole(item, 'to'));
  if (!isSaid || isElsewhere) return items;
  const rest = items.slice(at + 2);
  const end = rest.findIndex((item) => item.is === 'mark');
  const values = end < 0 ? rest : rest.slice(0, end);
  const last = values.findLastIndex(isValue);
  return [...items.slice(0, at + 1), ...rest.slice(0, last + 1), TO, name, ...rest.slice(last + 1)];
}
