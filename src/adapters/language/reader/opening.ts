import type { Reading, Slots } from '../../../domain/chat/understanding.ts';
import { COMPANY, REASON, THING } from '../context/things.ts';
import * as words from '../licence/english-words.ts';
import { COURTESY, OPENING, SEPARATOR } from '../licence/frame-parts.ts';
import { ON, QUANTITY } from '../licence/parts.ts';
import { any, either, explains, many, maybe, seq } from '../licence/pattern.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item, Term } from '../tagger/item.ts';

/** Words. */
const LONGEST = 40;
const WHO = either(COMPANY, any('him|her|them|somebody|someone|a friend|a supplier|a client|the shop'));
const MONEY = any(
  'some money|money|some cash|cash|some crypto|crypto|a payment|something|some funds|funds|some coins|a few bucks|some bucks|some tokens|some dosh',
);
const SUM = either(QUANTITY, MONEY, seq(maybe(any('some|my')), any('§t|§b')));
const MUST = maybe(
  either(
    any(words.WISH),
    any(words.ASKING),
    any(
      'i need to|i have to|i must|i want to|i gotta|i should|we need to|we have to|we must|we want to|let us|help me|help me to|time to|i am going to|i am about to|i wish to|i need',
    ),
  ),
);
const PAYING = any('pay|send|transfer|wire|tip|give|shoot|slip|forward|reimburse|repay|pay back|settle up with');
const AROUND = many(REASON, seq(any('for'), either(WHO, THING)), ON, COURTESY, SEPARATOR);

/** "i need to pay my flatmate", "25 dai for my sister", "i owe my uncle 3 dai": a payment of which it is not said where it goes. */
const PAYMENT = either(
  seq(OPENING, MUST, PAYING, either(seq(WHO, maybe(SUM)), seq(SUM, maybe(seq(any('to'), WHO)))), AROUND),
  seq(OPENING, QUANTITY, AROUND, any('for'), either(WHO, THING), AROUND),
  seq(OPENING, any('i owe|we owe|i still owe'), WHO, maybe(QUANTITY), AROUND, maybe(seq(QUANTITY, AROUND))),
);

/**
 * The payment that a first message opens without saying to which address. It moves nothing: the address is asked for. Undefined where a
 * word of the message has no place, or where it names an address or two values of a kind.
 */
export function openingIn(items: readonly Item[], reading: Reading): Reading | undefined {
  const shape = shapeOf(items);
  if (!mayOpen(reading) || items.length > LONGEST || !explains(PAYMENT, shape)) return undefined;
  const slots = slotsIn(items);
  return slots && { ...reading, act: 'request', intent: 'transfer', slots, problems: [] };
}

/** A reading that leaves the message not understood, or takes it for a swap into nothing. */
const mayOpen = ({ act, negated, intent, slots, problems }: Reading): boolean =>
  act === 'request' &&
  !negated &&
  problems.every(({ code }) => code === 'not-understood' || code === 'not-plainly-asked' || code === 'proposed') &&
  (intent === 'unknown' ||
    (intent === 'transfer' && slots.recipient === undefined && problems.length > 0) ||
    (intent === 'swap' && (slots.fromToken === undefined || slots.toToken === undefined)));

function slotsIn(items: readonly Item[]): Slots | undefined {
  if (items.some(({ is }) => ['account', 'invalid', 'quotation', 'rate'].includes(is))) return undefined;
  const amounts = items.filter((item) => item.is === 'amount');
  const terms = items.flatMap((item, at) =>
    item.is === 'term' ? [{ item, isPlace: isPlace(item, items[at - 1]) }] : [],
  );
  const chains = terms.filter(({ isPlace: isChain }) => isChain);
  const tokens = terms.filter(({ isPlace: isChain }) => !isChain);
  if (amounts.length > 1 || chains.length > 1 || tokens.length > 1 || terms.some(({ item }) => item.unsupported))
    return undefined;
  const [amount] = amounts;
  const [chain] = chains;
  const [token] = tokens;
  if (amount !== undefined && (amount.amount.kind === 'malformed' || amount.amount.kind === 'unclear'))
    return undefined;
  return {
    ...(amount?.amount.kind === 'exact' && { amount: amount.amount.value }),
    ...(amount !== undefined && amount.amount.kind !== 'exact' && { relativeAmount: amount.amount }),
    ...(token?.item.token !== undefined && { token: token.item.token }),
    ...(chain?.item.chain !== undefined && { fromChain: chain.item.chain }),
  } as Slots;
}

const isPlace = ({ token, chain }: Term, before: Item | undefined): boolean =>
  chain !== undefined &&
  (token === undefined || (before?.is === 'role' && /^(?:on|over|via|through|across|using)$/.test(before.raw)));
