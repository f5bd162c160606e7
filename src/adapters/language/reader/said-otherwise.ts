import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import type { Flat } from '../context/flat.ts';

/** A number of these is a time, a report, a noun, a bound or a further payment, and no new amount. */
const NO_AMOUNT: readonly RegExp[] = [
  /\b(?:in|at|by|within|after|before|until) §n(?: (?:please|pls|now|ok|okay|then|lol))?$/,
  /\b(?:move|push|shift|bring) (?:it|this|that) to §n$/,
  /\b(?:change|correction|drop|rise|increase|decrease|dip|jump|move) (?:of|for|from|in|at|should be|was|is) §[nr]/,
  /(?:^|[,.] |\b(?:is|was|are|went|goes|fell|dropped|rose|climbed|thanks) )(?:back |now )?(?:down|up) to §n/,
  /\b(?:make|say|set|put) (?:it |that )?up to §n/,
  /^(?:ok |okay )?and then §n|\bthen §n (?:§[tb] )?(?:more|extra|again)\b/,
  /(?:^| )§n for §n(?: |$)|\b(?:say|at|around) §n for (?:dinner|lunch|breakfast|drinks|coffee|brunch|tea|supper|a)\b/,
  /§n (?:c|au|ca|nz|hk|sg|p|cents?|pence)$/,
];
/** What a number behind these is more or less than. */
const RELATIVE = /(?:^|[^\d])§n (?:§[tb] )?(?:more|less|fewer|extra)\b/;
const PRICED = /§[tbk] (?:should be|was supposed to be|is supposed to be|should have been|was meant to be) §n/;
/** Words that are names of tokens and networks, too. */
const NO_NAME = /\b(?:a|the|that|this|my|your|any|some) link\b|^link (?:please|pls|plz)$|\bbase of\b/;
const NO_RECIPIENT = /\b(?:(?:my|our|own) (?:\w+ )?(?:wallet|account|address)|token|contract|coin|from) §a/;
const OTHERS_PLACE =
  /\b(?:friend|brother|sister|boss|mom|dad|wife|husband|cousin|colleague|mate|buddy|roommate|neighbor|neighbour)s? (?:is )?on §[bc]/;

export const amountOf = ({ amount, relativeAmount, amountSide }: Slots): string =>
  `${amount ?? JSON.stringify(relativeAmount ?? null)} ${amountSide ?? 'from'}`;

/** Whether the words of a message to an open request say something else than the change that was read from them. */
export function isSaidOtherwise(flat: Flat, raw: string, slots: Slots, open: OpenFrame): boolean {
  const words = flat.words.join(' ');
  const before = open.slots;
  if (amountOf(slots) !== amountOf(before)) {
    if (NO_AMOUNT.some((pattern) => pattern.test(words))) return true;
    if (open.intent === 'swap' && PRICED.test(words)) return true;
    if (RELATIVE.test(words) && isSaidNumber(flat, slots.amount)) return true;
    // A number that names no token counts what it counted before.
    if (open.intent === 'swap' && slots.amountSide !== before.amountSide && !/§[tbk]/.test(words)) return true;
  }
  const names = [slots.token !== before.token, slots.fromToken !== before.fromToken, slots.toToken !== before.toToken];
  if ((names.includes(true) || slots.fromChain !== before.fromChain) && NO_NAME.test(raw)) return true;
  if (slots.fromChain !== before.fromChain && OTHERS_PLACE.test(words)) return true;
  return slots.recipient !== before.recipient && NO_RECIPIENT.test(words);
}

const isSaidNumber = ({ items }: Flat, amount: string | undefined): boolean =>
  items.some((item) => item.is === 'amount' && item.amount.kind === 'exact' && item.amount.value === amount);

/** Words of an end that end nothing. */
const NO_END =
  /\b(?:(?:non|un|undo|not|never|do not|dont|don't|without)[ -]*|no - ?)(?:stop|stopping|stopped|cancel|cancelling|canceling|cancelled|canceled|exit|abort)\b|\blet it be so\b|^(?:please )?keep it(?: please)?$|\b(?:have|need|got|about) to (?:leave|go|run)\b|^(?:see you |talk )?later\b|^nothing but\b|^no exit$|\b(?:anyone|anybody|someone|somebody|anything) else\b|^not (?:the|my|this|that) (?:payment|transfer|request|swap|one|offer|order|trade|bridge)\b/;
export const endsNothing = (raw: string): boolean => NO_END.test(raw);
