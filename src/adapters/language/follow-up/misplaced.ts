import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { type Clause, carries, clausesOf } from './clauses.ts';
import { countsOther, isHowWell, isNoShare } from './no-amount.ts';
import { isAdded, isGreeted, isOfAnother, isOwnAddress, isReceived, isSource, isThanked } from './other-goals.ts';
import { has, type Rule } from './rule.ts';
import { saidIn } from './said.ts';
import { follows, isOne, isSort, type Token, type TokenKind } from './token.ts';

/**
 * Whether a word beside the values of a text says that they have no part in the open request: they are thanked, greeted, added, told of,
 * counted otherwise, or judged.
 */
export function isMisplaced(tokens: readonly Token[], open: OpenFrame, after: Slots, isOwn = false): boolean {
  const change = { open, replaces: replacesAny(open.slots, after) };
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
  clause.some((token, at) => isSort(token, 'person', 'third') && isOne(clause[at + 1], 'gets', 'gives'));

const POLITE_VERBS: readonly TokenKind[] = ['marks', 'does', 'gives', 'gets', 'to', 'not'];
const VERBS: readonly TokenKind[] = ['copula', 'gets', 'gives', 'marks', 'on', 'to', 'with', 'does', 'has'];
/** "他转30而不是20", "sie ist 30": somebody else does or is it. "给他30" and "nehmen Sie 30" ask for it. */
const isOfOthers: Rule = (clause) =>
  clause.some(
    (token, at) =>
      isSort(token, 'third') &&
      !isOne(clause[at - 1], ...POLITE_VERBS) &&
      (isOne(clause[at + 1], ...VERBS, 'yes') || (isSort(clause[at + 1], 'small') && at + 2 < clause.length)),
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
  // "2 bana fazla"
  if (clause.some((token, at) => isSort(token, 'me') && isOne(clause[at + 1], 'more', 'less'))) return true;
  if (clause.some((token, at) => isOne(token, 'not') && isFine(clause[at + 1]))) return true;
  const slippage = clause.findIndex((token) => isOne(token, 'slippage'));
  if (slippage < 0) return false;
  const next = clause[slippage + 1];
  const isMine = isSort(next, 'was') || (isOne(next, 'copula') && isSort(clause[slippage - 1], 'mine'));
  return open.intent === 'transfer' || isMine || (!has(clause, 'marks') && clause.slice(slippage).some(isFine));
};

/** They hold of a request of its own as well. */
const ALWAYS: readonly Rule[] = [
  ...[isThanked, isHowWell, isOfAnother, isReceived, isGreeted, isAdded, isSource, isDeed, isOfOthers],
];
const BESIDE: readonly Rule[] = [isNoShare, countsOther, isOwnAddress, isTold, isRefused, isJudged];
