import type { OpenFrame, Slots } from '../../../../domain/chat/understanding.ts';
import type { Flat } from '../../context/flat.ts';
import { isCoinAsPlace, isPlaceAsToken } from './names-of-both.ts';

/** A number of these is a time, a report, a noun, a bound or a further payment, and no new amount. */
const NO_AMOUNT: readonly RegExp[] = [
  /\b(?:in|at|by|within|after|before|until) §n(?: (?:please|pls|now|ok|okay|then|lol))?$/,
  /\b(?:move|push|shift|bring) (?:it|this|that) to §n$/,
  /\b(?:change|correction|drop|rise|increase|decrease|dip|jump|move) (?:of|for|from|in|at|should be|was|is) §[nr]/,
  /(?:^|[,.] |\b(?:is|was|are|went|goes|fell|dropped|rose|climbed|thanks) )(?:back |now )?(?:down|up) to §n/,
  /\b(?:make|say|set|put|turn|crank|ramp) (?:it |that )?up to §n/,
  /^§n (?:is|would be|should be|should do|will do|would do) (?:\w+ )*(?:(?:too|also|as well)(?: [.!])?$|for\b)/,
  /\b(?:i|we|he|she|they) (?:(?:now|only|just|still|will|would) )*have §n(?: left)?(?: [.!])?$/,
  // A question that asks for nothing.
  /^§n (?:§[tb] )?(?:is|was|would|will|might|should) (?:\w+ )+\?/,
  /^(?:ok |okay )?and then §n|\bthen §n (?:§[tb] )?(?:more|extra|again)\b/,
  /(?:^| )§n for §n(?: |$)|\b(?:say|at|around) §n for (?:dinner|lunch|breakfast|drinks|coffee|brunch|tea|supper|a)\b/,
  /§n (?:c|au|ca|nz|hk|sg|p|cents?|pence)$/,
];
/** What is judged is not ordered, unless it is found right: of the only number. */
const JUDGED: readonly RegExp[] = [
  /(?:^|[,.] |\b(?:no|but|and|so|well|hmm) )§n (?:§[tbk] )?(?:is|was|would be|will be|seems|sounds|looks|feels|might be|may be) (?!(?:\w+ )?(?:fine|good|ok|okay|perfect|enough|right|correct|great|better|best|plenty|what|the|it|sufficient|alright|all right|cool|ideal|nice|all|my|for)\b)/,
  /§n (?:§[tbk] )?(?:is|was|would be|will be|seems|sounds|looks|feels) not\b/,
];
/** What a number behind these is more or less than. */
const RELATIVE = /(?:^|[^\d])§n (?:§[tb] )?(?:more|less|fewer|extra)\b/;
const PRICED = /§[tbk] (?:should be|was supposed to be|is supposed to be|should have been|was meant to be) §n/;
/** Words that are names of tokens and networks, too. */
const NO_NAME = /\b(?:a|the|that|this|my|your|any|some) link\b|^link (?:please|pls|plz)$|\bbase of\b/;
const NO_RECIPIENT: readonly RegExp[] = [
  /\b(?:(?:my|our|own) (?:\w+ )?(?:wallet|account|address) (?:is )?|(?:token|contract|coin|from) )§a/,
  /\b(?:payer|debtor|borrower|lender|sender|signer|sponsor|donor|buyer|approver|witness|operator|deployer|relayer|validator|scammer|thief|hacker|attacker|fraudster|impostor|imposter|spammer|stranger) (?:[:=-] |is |at )?§a/,
  /\b(?:wrong|old|former|previous|bad|fake|invalid|incorrect|expired|compromised|blocked|stolen) (?:(?:address|wallet|account|recipient|one) )?(?:[:=-] |is )?§a/,
  /^(?:please )?(?:block|report|flag|blacklist|ignore|avoid|remove|delete|ban) (?:[:-] )?§a/,
];
/** A network or a token that is one among others, or compared, is not chosen. */
const NO_CHOICE: readonly RegExp[] = [
  /§[tbc] (?:is|would be|works|is also) (?:\w+ )?(?:too|also|as well)(?: [.!])?$/,
  /§[bc] (?:would be|is) (?:cheaper|faster|better|nicer|slower)(?: [!.])?$/,
  /\bprefer §[tbc] (?:to|over) §[tbc]/,
  /^(?:go )?back to §[tbc]$/,
  /\bfrom §[bc] to (?!§|the |my |here|there)\w/,
];
const PAYS_FEE = /\b(?:fees?|gas|gwei|commission|tax|taxes)\b/;
/** What comes first comes before something else. */
const IN_ORDER = /§[antbc] first(?: [!.])?$/;
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
    if (numbersIn(flat).length === 1 && JUDGED.some((pattern) => pattern.test(words))) return true;
    if (isSaidBefore(flat, slots.amount, before.amount)) return true;
    if (RELATIVE.test(words) && isSaidNumber(flat, slots.amount)) return true;
    // A number that names no token counts what it counted before.
    const isOtherSide = slots.amountSide !== before.amountSide && before.fromToken !== undefined;
    if (open.intent === 'swap' && isOtherSide && !/§[tbk]/.test(words)) return true;
  }
  if (flat.words.includes('instead') && isOfAnotherNumber(flat, before)) return true;
  const names = [slots.token !== before.token, slots.fromToken !== before.fromToken, slots.toToken !== before.toToken];
  const isMoved = slots.fromChain !== before.fromChain || slots.toChain !== before.toChain;
  if (names.includes(true) || isMoved) {
    if (NO_NAME.test(raw) || PAYS_FEE.test(words) || NO_CHOICE.some((pattern) => pattern.test(words))) return true;
    if (open.intent === 'transfer' && isNamedOtherwise(flat, slots, before)) return true;
  }
  if (IN_ORDER.test(words)) return true;
  if (slots.fromChain !== before.fromChain && OTHERS_PLACE.test(words)) return true;
  return slots.recipient !== before.recipient && NO_RECIPIENT.some((pattern) => pattern.test(words));
}

/** "in optimism" names no token, and "over eth" no network. */
function isNamedOtherwise({ items, words }: Flat, slots: Slots, before: Slots): boolean {
  const said = words.join(' ');
  if (/^(?:swap|trade|exchange|convert) (?:it|them|that|this) (?:for|to|into) §[tb]/.test(said)) return true;
  return isPlaceAsToken(slots, before, items) || isCoinAsPlace(slots, before, items, said);
}

/** "4000 instead of 3000", where the request does not hold 3000. */
function isOfAnotherNumber({ words, items }: Flat, before: Slots): boolean {
  if (!/§n (?:§[tb] )?(?:instead|in place) of §n/.test(words.join(' ')) || before.amount === undefined) return false;
  const last = items.findLast(({ is }) => is === 'amount');
  return last?.is === 'amount' && !(last.amount.kind === 'exact' && last.amount.value === before.amount);
}

const TAKES_BACK =
  /§n (?:§[tbk] )?(?:[,.] )?(?:no|nope|wait|sorry|actually|rather|or|i mean|i meant|make it)(?: \w+)* (?:[,.] )?§n/;
/** "50 no 60": what is said later stands. Of three, nobody knows. */
function isSaidBefore(flat: Flat, amount: string | undefined, before: string | undefined): boolean {
  const said = numbersIn(flat);
  if (said.length < 2 || amount === undefined) return false;
  const last = said.at(-1);
  return said.length > 2 || (last !== amount && last !== before && TAKES_BACK.test(flat.words.join(' ')));
}
const numbersIn = ({ items }: Flat): string[] =>
  items.flatMap((item) => (item.is === 'amount' && item.amount.kind === 'exact' ? [item.amount.value] : []));

const isSaidNumber = ({ items }: Flat, amount: string | undefined): boolean =>
  items.some((item) => item.is === 'amount' && item.amount.kind === 'exact' && item.amount.value === amount);

/** Words of an end that end nothing. */
const NO_END =
  /\b(?:(?:non|un|undo|not|never|do not|dont|don't|without)[ -]*|no - ?)(?:stop|stopping|stopped|cancel|cancelling|canceling|cancelled|canceled|exit|abort)\b|\blet it be so\b|^(?:please )?keep it(?: please)?$|\b(?:have|need|got|about) to (?:leave|go|run)\b|^(?:see you |talk )?later\b|^nothing but\b|^no exit$|\b(?:anyone|anybody|someone|somebody|anything) else\b|^not (?:the|my|this|that) (?:payment|transfer|request|swap|one|offer|order|trade|bridge)\b/;
/** What keeps, restricts or shortens a part of the request does not end it. */
const NO_END_OF_A_PART: readonly RegExp[] = [
  /\b(?:drop|remove|delete|cut|lose) (?:the |a |one )?(?:(?:last|first|extra|second|final|trailing) )?(?:§n|zero|zeros|zeroes|digit|decimal|nought)\b/,
  /\b(?:do not|dont) (?:send|swap|sell|buy|bridge|move|pay|transfer) (?:it |that |them |this )?(?:on|via|over|to|from|with) §[btc]/,
  /\b(?:do not|dont) (?:send|swap|sell|buy|bridge|move|pay|transfer) (?:it )?all\b/,
  /\b(?:do not|dont|never) (?:send|swap|sell|buy|bridge|move|pay|transfer) (?:it |that )?(?:too|so|that) (?:much|many|often|fast)\b/,
  /\bno (?:reason|need|point|use|cause|grounds?|wish|desire|plan|intention) (?:to|in|for|of)\b/,
  /\b(?:stick|stay|stays|remain|go|continue) (?:with|on|to|at) /,
  /\b(?:leave|keep) (?:it|this|that|everything|things|§[tbcn]) (?:at that|as (?:it )?(?:is|was)|like (?:that|this|it is)|the way|so|unchanged|running|open|alone on|there|where)/,
  /\bkeep (?:the |my )?§[tbcn] as\b/,
  /\b(?:cancel|stop|drop|delete|remove|undo|abort|void) (?:\w+ )?(?:a part|part|some|most)\b/,
  /\b(?:cancel|stop|drop|delete|remove|undo|abort|void|revoke|reverse) (?:the |my |that |our |his |her |their )?(?:last|previous|other|old|older|first|second|earlier|next|pending|latest|recent)\b/,
  /\bdrop (?:it|them|this|that) (?:on|in|at|into|to|off|over)\b/,
  /^(?:please )?(?:cancel|stop|drop|forget|remove|scrap) (?:the )?§[btcn](?: [.!])?$/,
  /\blet it be$/,
  /\b(?:do not|dont) have (?:any |enough |that much |so much )?§[tb]/,
];
const KEEPS = /^(?:please |just |ok |okay |no |, )*keep (?:the |my |using |on )?(§[tbcn])/;

/** Whether a cancellation that was read from the words of a message ends nothing: "uncancel", "drop the last zero", "keep usdc". */
export function endsNothing(flat: Flat, raw: string, open: OpenFrame): boolean {
  const words = flat.words.join(' ');
  if (NO_END.test(raw) || NO_END_OF_A_PART.some((pattern) => pattern.test(words))) return true;
  const isPart = flat.items.some((item) => item.is === 'amount' && item.amount.kind === 'share');
  if (isPart && /\b(?:cancel|stop|drop|delete|remove|undo|abort|void)\b/.test(words)) return true;
  if (!KEEPS.test(words)) return false;
  // "keep my eth" of what would be sold.
  const kept = flat.items.find(({ is }) => is === 'term');
  return kept?.is !== 'term' || open.intent !== 'swap' || kept.token !== open.slots.fromToken;
}
