import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { type Clause, carries, clausesOf } from './clauses.ts';
import { saidIn } from './said.ts';
import { follows, isOne, isSort, isValue, type Token, type TokenKind } from './token.ts';

type Rule = (clause: Clause, change: Change) => boolean;
/** `replaces`: something that the request has already would be another. `isOwn`: the text is a request of its own. */
type Change = Readonly<{ open: OpenFrame; replaces: boolean; isOwn: boolean }>;

/**
 * Whether a word beside the values of a text says that they are no part of the open request: they are thanked, greeted, added, told of,
 * counted otherwise, or judged.
 */
export function isMisplaced(tokens: readonly Token[], open: OpenFrame, after: Slots, isOwn = false): boolean {
  const change = { open, replaces: replacesAny(open.slots, after), isOwn };
  if (tokens.some((token) => isSort(token, 'picture'))) return true;
  return clausesOf(tokens)
    .filter((clause) => carries(clause) || isDeed(clause))
    .some((clause) => (isOwn ? ALWAYS : [...ALWAYS, ...BESIDE]).some((rule) => rule(clause, change)));
}

const replacesAny = (before: Slots, after: Slots): boolean => {
  const isOther = (slot: keyof Slots) =>
    before[slot] !== undefined && JSON.stringify(after[slot]) !== JSON.stringify(before[slot]);
  return (Object.keys(before) as (keyof Slots)[]).some(isOther);
};

/** "她收到了": somebody did it. */
const isDeed = (clause: Clause): boolean =>
  clause.some((token, at) => isSort(token, 'person') && isOne(clause[at + 1], 'gets', 'gives'));

const has = (clause: Clause, ...kinds: readonly TokenKind[]): boolean => clause.some((token) => isOne(token, ...kinds));
const isFor = (token: Token | undefined): boolean => isSort(token, 'for') || (isOne(token, 'to') && !follows(token));

/** "gracias a 0x…", "danke an alle", "mil gracias"; in Turkish behind it: "0x… adresine teşekkürler". */
const isThanked: Rule = (clause) =>
  clause.some((token, at) => {
    if (!isSort(token, 'thanks', 'greets') && !isOne(token, 'oops')) return false;
    if (isFor(clause[at + 1])) return true;
    if (isOne(token, 'oops')) return false;
    const before = clause.slice(0, at).findLast((one) => !isOne(one, 'soft'));
    const next = clause.slice(at + 1).find((one) => !isOne(one, 'soft'));
    if (isOne(next, 'account') || [before, next].some((one) => one?.is === 'amount' && one.isSpelled)) return true;
    const isTowards = clause.some(
      (one, index) => isOne(one, 'to') && follows(one) && has(clause.slice(0, index), 'account'),
    );
    return isTowards && !has(clause, 'marks');
  });

/** "medio bien": a number in words that says how well. */
const isHowWell: Rule = (clause) =>
  clause.some(
    (token, at) =>
      token.is === 'amount' &&
      token.isSpelled === true &&
      (isOne(clause[at + 1], 'yes') || isSort(clause[at + 1], 'fine')),
  );

/** "退款地址是0x…": the address of another matter. */
const isOfAnother: Rule = (clause) =>
  clause.some((token, at) => {
    let next = at + 1;
    while (isOne(clause[next], 'soft', 'own', 'recipient', 'copula', 'to')) next += 1;
    return isOne(token, 'elsewhere') && isOne(clause[next], 'account');
  });

/** "30 almak isterim", to a transfer: the speaker wants to have it. */
const isReceived: Rule = (clause, { open }) =>
  open.intent === 'transfer' && has(clause, 'amount') && has(clause, 'gets') && !has(clause, 'term');

/** "envía saludos a 0x…": what is sent is no money. */
const isGreeted: Rule = (clause) => clause.some((token) => isSort(token, 'greets')) && has(clause, 'account');

/** "también a 0x…", "y en polygon", "0x… de": another one, which takes the place of none. */
const isAdded: Rule = (clause, { replaces }) => {
  if (has(clause, 'more', 'less', 'adds', 'subtracts')) return has(clause, 'account');
  if (!clause.some(isValue)) return false;
  const isAlso = clause.some(
    (token, at) =>
      isSort(token, 'also') ||
      (isOne(token, 'on') && follows(token) && isOne(clause[at - 1], 'account', 'amount', 'to', 'on')),
  );
  const isJoined = isSort(clause[0], 'and') && isOne(clause[1], 'to', 'on', 'account', 'term');
  return isAlso || (replaces && isJoined && !has(clause, 'marks', 'no'));
};

/** "de 0x…" is from where, and not to whom. */
const isSource: Rule = (clause) =>
  clause.some(
    (token, at) =>
      isOne(token, 'account') && isOne(clause[at - 1], 'of', 'from') && !has(clause.slice(0, at), 'recipient'),
  );

const SHARES: readonly TokenKind[] = ['half', 'double', 'all'];
const BESIDE_SHARES: readonly TokenKind[] = [
  ...SHARES,
  ...(['own', 'of', 'term', 'amount', 'account', 'network', 'token', 'sum'] as const),
  ...(['to', 'on', 'from', 'with', 'marks', 'oops', 'gives', 'gets', 'percent'] as const),
];
/** "todo bien", "das ist alles", "la mitad no", "gracias a todos": a share that is judged, denied or part of a saying. */
const isNoShare: Rule = (clause) => {
  const at = clause.findIndex((token) => isOne(token, ...SHARES));
  if (at < 0) return false;
  if (clause.filter((token) => isOne(token, ...SHARES)).length > 1) return true;
  const isPlain = clause.every((token) => isOne(token, ...BESIDE_SHARES) || isSort(token, 'small'));
  let before = at - 1;
  while (isSort(clause[before], 'small')) before -= 1;
  const isGoverned = isOne(clause[before], 'to', 'on', 'from', 'with', 'of') && !follows(clause[before]);
  const next = clause[at + 1];
  const isTarget = isOne(next, 'to', 'on', 'from', 'with') && follows(next);
  return !isPlain || isGoverned || isTarget || isOne(clause.at(-1), 'own');
};

/** "20 mal", "30 30", "en 2020", "a 30": a number that counts something else. */
const countsOther: Rule = (clause) => {
  if (clause.some((token, at) => isOne(token, 'amount') && isSort(clause[at + 1], 'times'))) return true;
  const counts = saidIn(clause).counts.filter(
    ({ isDenied, isPercent, isPermille }) => !isDenied && !isPercent && !isPermille,
  );
  if (counts.length > 1) return true;
  return counts.some(
    ({ governor, unit, value }) =>
      unit === undefined &&
      value.currency === undefined &&
      (governor === 'on' || governor === 'from' || (governor === 'to' && !has(clause, 'marks', 'adds', 'subtracts'))) &&
      !has(clause, 'slippage'),
  );
};

/** "cambia mi dirección a 0x…": of the speaker, whose address receives nothing here. */
const isOwnAddress: Rule = (clause, { replaces }) =>
  (replaces || has(clause, 'marks')) &&
  clause.some(
    (token, at) =>
      isSort(token, 'mine') && isOne(clause[at + 1], 'recipient') && !isOne(clause[at - 1], 'to', 'on', 'from', 'with'),
  );

/** "我们在polygon上", "on est 30", "je suis sur polygon": what is told of somebody, and asked for by nobody. */
const isTold: Rule = (clause, { replaces, open }) => {
  const because = clause.findIndex((token) => isOne(token, 'because'));
  const reason = because < 0 ? [] : clause.slice(because);
  if (has(reason, 'account', 'amount') || (replaces && has(reason, 'term'))) return true;
  // "cüzdanım polygon'da": where a wallet is.
  if (open.intent === 'transfer' && has(clause, 'recipient') && !has(clause, 'account', 'marks', 'no')) return true;
  if (open.intent === 'transfer' && has(clause, 'amount') && has(clause, 'gets')) return true;
  return clause.some((token, at) => {
    const next = clause[at + 1];
    if (isSort(token, 'me') && open.intent === 'transfer')
      return isOne(next, 'amount') || (isOne(clause[at - 1], 'amount', 'term') && at === clause.length - 1);
    if (!isSort(token, 'person')) return false;
    return isOne(next, 'copula') || (replaces && isOne(next, 'on') && !has(clause, 'marks'));
  });
};

/** "nein an 0x…", "hayır 0x… adresine": what is refused, and not what is meant. */
const isRefused: Rule = (clause) =>
  !has(clause, 'marks') &&
  clause.some((token, at) => {
    if (!isOne(token, 'no')) return false;
    const [next, second] = [clause[at + 1], clause[at + 2]];
    return isOne(next, 'to', 'on') || (isOne(next, 'account', 'term') && isOne(second, 'to', 'on') && follows(second));
  });

/** "con optimism", "ist 5 % slippage ok" */
const isJudged: Rule = (clause, { replaces, open }) => {
  const isWith = saidIn(clause).terms.some(({ value, governor }) => value.chain !== undefined && governor === 'with');
  if (replaces && isWith && !has(clause, 'marks')) return true;
  const isFine = (token: Token | undefined) => isOne(token, 'yes') || isSort(token, 'fine');
  if (clause.some((token, at) => isOne(token, 'not') && isFine(clause[at + 1]))) return true;
  const slippage = clause.findIndex((token) => isOne(token, 'slippage'));
  if (slippage < 0) return false;
  const isMine = isOne(clause[slippage + 1], 'copula') && isSort(clause[slippage - 1], 'mine');
  return open.intent === 'transfer' || isMine || (!has(clause, 'marks') && clause.slice(slippage).some(isFine));
};

const ALWAYS: readonly Rule[] = [
  ...[isThanked, isHowWell, isOfAnother, isReceived, isGreeted, isAdded, isSource, isDeed],
];
const BESIDE: readonly Rule[] = [isNoShare, countsOther, isOwnAddress, isTold, isRefused, isJudged];
