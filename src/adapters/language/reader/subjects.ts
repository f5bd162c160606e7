import type { Reading, Slots } from '../../../domain/chat/understanding.ts';
import type { Pattern } from '../shape/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { OTHERWISE, SUBJECTS, type Subject } from './subject-cues.ts';

const holds = (pattern: Pattern, words: readonly string[]): boolean =>
  words.some((_, at) => pattern(words, at).length > 0);

/** A question about a subject, with the values that were said once. It moves nothing, so a phrase is enough. */
export function subjectOf(
  items: readonly Item[],
  shape: readonly string[],
): Pick<Reading, 'intent' | 'slots'> | undefined {
  if (items.some(({ is }) => is === 'quotation' || is === 'invalid' || is === 'amount' || is === 'rate'))
    return undefined;
  if (shape.length > 30 || holds(OTHERWISE, shape)) return undefined;
  for (const { intent, cues, takes } of SUBJECTS) {
    if (!holds(cues, shape)) continue;
    const slots = slotsFor(takes, items);
    if (slots !== undefined) return { intent, slots };
  }
  return undefined;
}

function slotsFor(takes: Subject['takes'], items: readonly Item[]): Slots | undefined {
  if (takes === 'nothing') return {};
  const terms = items.filter((item) => item.is === 'term');
  const accounts = items.filter((item) => item.is === 'account');
  if (accounts.length > 1 || terms.some(({ unsupported }) => unsupported)) return undefined;
  const chain = terms.find(
    (term, at) => term.chain !== undefined && (term.token === undefined || takes === 'chain' || at > 0),
  )?.chain;
  const onChain = chain === undefined ? {} : { fromChain: chain };
  const [account] = accounts;
  const wallet = account === undefined ? {} : { wallet: account.account };
  if (takes === 'chain') return terms.length > 1 ? undefined : { ...onChain, ...wallet };
  const tokens = terms.flatMap(({ token }, at) =>
    token === undefined || (at > 0 && terms[at]?.chain === chain) ? [] : [token],
  );
  const [token] = tokens;
  return token === undefined || tokens.length > 1 ? undefined : { token, ...onChain, ...wallet };
}
