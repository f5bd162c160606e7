import type { Clause } from './clauses.ts';
import { has, type Rule } from './rule.ts';
import { follows, isOne, isSort, isValue, type Token } from './token.ts';

const isFor = (token: Token | undefined): boolean => isSort(token, 'for') || (isOne(token, 'to') && !follows(token));

function isSpelledBefore(clause: Clause, at: number): boolean {
  const before = clause.slice(0, at).findLast((one) => !isOne(one, 'soft'));
  return before?.is === 'amount' && before.isSpelled === true;
}

/** "gracias a 0x…", "danke an alle", "mil gracias"; in Turkish behind it: "0x… adresine teşekkürler". */
export const isThanked: Rule = (clause) =>
  clause.some((token, at) => {
    if (!isSort(token, 'thanks', 'greets') && !isOne(token, 'oops')) return false;
    if (isFor(clause[at + 1])) return true;
    // "bin özür"
    if (isOne(token, 'oops')) return isSpelledBefore(clause, at) && !has(clause, 'marks');
    const next = clause.slice(at + 1).find((one) => !isOne(one, 'soft'));
    if (isOne(next, 'account') || (next?.is === 'amount' && next.isSpelled) || isSpelledBefore(clause, at)) return true;
    const isTowards = clause.some(
      (one, index) => isOne(one, 'to') && follows(one) && has(clause.slice(0, index), 'account'),
    );
    return isTowards && !has(clause, 'marks');
  });

/** "envía saludos a 0x…": money is not what is sent. */
export const isGreeted: Rule = (clause) =>
  clause.some((token, at) => isSort(token, 'greets') && (has(clause, 'account') || isOne(clause[at - 1], 'amount')));

/** "también a 0x…", "y en polygon", "0x… de": another one, which takes the place of none. */
export const isAdded: Rule = (clause, { replaces }) => {
  if (has(clause, 'more', 'less', 'adds', 'subtracts')) return has(clause, 'account');
  if (!clause.some(isValue)) return false;
  // "la mitad a 0x…": a part of it for somebody else.
  if (replaces && has(clause, 'half', 'double') && has(clause, 'account')) return true;
  const isAlso = clause.some(
    (token, at) =>
      isSort(token, 'also') ||
      (isOne(token, 'on') && follows(token) && isOne(clause[at - 1], 'account', 'amount', 'to', 'on')),
  );
  const isJoined = isSort(clause[0], 'and') && isOne(clause[1], 'to', 'on', 'account', 'term');
  // "dann 30 an 0x…": a payment behind this one.
  const isNext =
    isSort(
      clause.find((token) => !isOne(token, 'soft')),
      'next',
    ) &&
    has(clause, 'account') &&
    has(clause, 'amount');
  return isAlso || isNext || (replaces && isJoined && !has(clause, 'marks', 'no'));
};

/** "退款地址是0x…", "Bobs Wallet war 0x…": the address of another matter. */
export const isOfAnother: Rule = (clause) =>
  clause.some((token, at) => {
    let next = at + 1;
    while (isOne(clause[next], 'soft', 'own', 'recipient', 'copula', 'to')) next += 1;
    const wasIts = isSort(token, 'was') && has(clause.slice(0, at), 'unknown') && has(clause.slice(0, at), 'recipient');
    return (isOne(token, 'elsewhere') || wasIts) && isOne(clause[next], 'account');
  });

/** "de 0x…" is from where, and not to whom. */
export const isSource: Rule = (clause) =>
  clause.some(
    (token, at) =>
      isOne(token, 'account') && isOne(clause[at - 1], 'of', 'from') && !has(clause.slice(0, at), 'recipient'),
  );

/** "cambia mi dirección a 0x…": of the speaker, whose address receives nothing here. */
export const isOwnAddress: Rule = (clause, { replaces }) =>
  (replaces || has(clause, 'marks')) &&
  clause.some(
    (token, at) =>
      isSort(token, 'mine') && isOne(clause[at + 1], 'recipient') && !isOne(clause[at - 1], 'to', 'on', 'from', 'with'),
  );

/** "30 almak isterim", to a transfer: the speaker wants to have it. */
export const isReceived: Rule = (clause, { open }) =>
  open.intent === 'transfer' && has(clause, 'amount') && has(clause, 'gets') && !has(clause, 'term');
