import type { Problem } from '../../../domain/chat/understanding.ts';
import type { Item } from '../text/lexeme.ts';
import { isKnownWord } from '../text/vocabulary.ts';
import {
  amountIn,
  amountSlots,
  chainSlots,
  isAmount,
  isPlace,
  isSurelyNone,
  type Placed,
  tokenOf,
  type Value,
  valuesOf,
  type Weighed,
} from './weighed.ts';

/** An address that cannot be used is asked for again. */
const MISTYPED: ReadonlySet<Problem['code']> = new Set(['address-checksum', 'address-malformed', 'name-unsafe']);

const PAYS_ME =
  /\b(?:send|sends|sent|pay|pays|paid|give|gives|transfer|transfers|wire|lend|refund|reimburse|owes?)(?: it| that| this)?(?: back)?(?: to)? (?:me|us)\b/;

/** "get 0x… to send me 5 usdc": the account pays the speaker. */
const paysSpeaker = (items: readonly Item[]): boolean =>
  PAYS_ME.test(items.map((item) => ('raw' in item ? item.raw : '§')).join(' '));

/** The parts of a transfer of which the text names exactly one value; a part that it names two of is asked for. */
export function transferSlots(mentions: readonly Weighed[], items: readonly Item[]): Placed | undefined {
  if (paysSpeaker(items)) return undefined;
  const values = valuesOf(mentions, items);
  if (values.some(({ item }) => item.is === 'account' && item.foreign)) return undefined;
  if (values.some(({ item }) => item.is === 'term' && item.unsupported)) return undefined;
  const mistyped = items.filter((item) => item.is === 'invalid');
  if (mistyped.some(({ why }) => !MISTYPED.has(why))) return undefined;
  const tokens = values.filter((value) => isTokenOf(value) && !isSurelyNone(value));
  const recipients = values.filter(({ item }) => item.is === 'account' && item.token === undefined);
  const chain = chainSlots(values);
  const [amount, token, recipient] = [amountIn(values.filter(isAmount), items), only(tokens), only(recipients)];
  const much = amount === undefined ? { slots: {}, problems: [] } : amountSlots(amount, items);
  const symbol = token && tokenOf(token);
  return {
    slots: {
      ...much.slots,
      ...(symbol !== undefined && { token: symbol }),
      ...(recipient?.item.is === 'account' && mistyped.length === 0 && { recipient: recipient.item.account }),
      ...chain.slots,
    },
    problems: [
      ...much.problems,
      ...(recipients.length > 1 ? [several(recipients)] : []),
      ...(recipients.length === 0 && mistyped.length === 0 ? nobody(items) : []),
      ...(symbol === undefined ? unknownToken(amount, items) : []),
      ...mistyped.slice(0, 1).map(({ why, text }): Problem => ({ code: why, slot: 'recipient', said: text })),
      ...chain.problems,
    ],
  };
}

const several = (recipients: readonly Value[]): Problem => ({
  code: 'several-values',
  slot: 'recipient',
  options: recipients.flatMap(({ item }) => (item.is === 'account' ? [item.account] : [])),
});

const TO: ReadonlySet<string> = new Set(['to', 'a', 'para', 'an', 'pour']);

/** "to marta", at the end: nobody is known by that name. */
function nobody(items: readonly Item[]): Problem[] {
  const at = items.findLastIndex((item) => item.is === 'unknown' && TO.has(item.text));
  const named = at < 0 ? [] : items.slice(at + 1);
  const words = named.flatMap((item) => (item.is === 'unknown' ? [item.text] : []));
  const isName = words.length > 0 && words.length === named.length && words.length <= MOST_NAMES;
  return isName ? [{ code: 'recipient-is-nobody', slot: 'recipient', said: words.join(' ') }] : [];
}
const MOST_NAMES = 3;

/** "5 flibber" */
function unknownToken(amount: Value | undefined, items: readonly Item[]): Problem[] {
  const behind = items[(amount?.places[0] ?? items.length) + 1];
  return behind?.is === 'unknown' && /^[a-z]{3,}$/.test(behind.text) && !isKnownWord(behind.text)
    ? [{ code: 'token-unknown', slot: 'token', said: behind.raw }]
    : [];
}

const isTokenOf = (value: Value): boolean => tokenOf(value) !== undefined && !isPlace(value);

const only = <T>(values: readonly T[]): T | undefined => (values.length === 1 ? values[0] : undefined);
