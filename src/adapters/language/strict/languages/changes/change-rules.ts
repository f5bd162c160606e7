import { either, many, maybe, only, type Rule, saying, seq, some, unless } from '../../rules/rule.ts';
import type { ChangeWords } from './change-words.ts';
import { corrections } from './corrections.ts';
import type { Kind } from './kind.ts';
import { becauseIn, MARK, patternsIn, phrasesIn, STOP_NO } from './phrases.ts';
import { around, type Values, valuesOf } from './values.ts';

const MARKS = many(MARK);
const COMMA = maybe(MARK);

/**
 * A message that changes an open request of a kind or gives what it lacks. An answer leaves a note of that name: its bare values may only fill
 * what is missing. Anything else corrects: a word of it leads to the new value, stands behind it, names its place, or denies the old one.
 */
export function changeRule(words: ChangeWords, kind: Kind): Rule {
  const p = phrasesIn(words.language);
  const values = valuesOf(words, kind, p);
  const found = corrections(words, values, kind, p);
  const { placed, bare, corrected, whole } = found;
  const because = p(words.ends.because);
  const given = patternsIn(p, words.asidesOf);
  const reason = either(p(words.asides), given);
  const { apart, close, said, slips, slipsApart, closing, closingApart } = framing(words, kind, p);
  const postposed = around(p, { before: '', behind: words.account.behind ?? '' }, values.bare.account);
  const slipped = either(
    seq(slips, postposed),
    seq(slips, either(said(bare), corrected)),
    seq(slipsApart, either(said(either(placed, bare)), whole)),
  );
  const excused = seq(apart, some(seq(reason, some(MARK), close)), corrected);
  const led = either(slipped, seq(close, corrected), excused, seq(apart, either(values.addressed, values.slippage)));
  const aside = seq(
    either(seq(some(MARK), maybe(because), reason), p(becauseIn(words.asides)), seq(because, given)),
    closing,
  );
  const added = many(seq(COMMA, maybe(p(words.joins)), placed));
  const answer = either(
    seq(close, said(bare), added, closing),
    seq(apart, said(placed), added, closingApart),
    seq(apart, values.all, added, many(COMMA, p(words.polite), p(words.please))),
  );
  const more = moreOf(words, values, found, p);
  return seq(
    either(
      saying('answer', answer),
      seq(apart, placed, more, closingApart),
      seq(close, p(words.please), placed, more, closing, some(aside)),
      seq(led, more, closing, many(aside)),
    ),
    MARKS,
  );
}

/** What stands around the values. `apart` and the like end with a mark: "thanks to 0x…" names nobody who is paid. */
function framing(words: ChangeWords, kind: Kind, p: (list: string) => Rule) {
  const [please, polite, tails, is, isBehind] = (
    [words.please, words.polite, words.tails, words.is, words.isBehind ?? ''] as const
  ).map(p) as [Rule, Rule, Rule, Rule, Rule];
  const [slip, deny] = [p(words.slips), p(words.denies)];
  const slipOf = seq(patternsIn(p, words.slipsOf), some(MARK));
  const greeting = either(p(words.opens), polite, please);
  const apart = many(either(seq(greeting, some(MARK)), please));
  const close = many(seq(greeting, COMMA));
  const thanked = seq(some(MARK), polite);
  // "zwanzig danke" may be twenty thanks.
  const counted = only((tokens, at) => tokens[at - 1]?.form === '§n');
  const thanks = words.language === 'zh' ? thanked : either(thanked, seq(unless(counted), polite));
  const tail = seq(COMMA, either(please, tails, p(words.deeds[kind].behind ?? '')));
  return {
    apart,
    close,
    slips: seq(close, some(seq(either(seq(slip, maybe(MARK)), slipOf, seq(deny, some(STOP_NO))), close))),
    slipsApart: seq(close, some(seq(either(seq(slip, some(MARK)), slipOf, seq(deny, some(STOP_NO))), apart))),
    said: (one: Rule): Rule => either(one, seq(is, one), seq(one, isBehind)),
    closing: many(either(thanks, tail)),
    closingApart: many(either(thanked, tail)),
  };
}

/** Further values of the same message. */
function moreOf(
  words: ChangeWords,
  { network, token, slippage, named }: Values,
  { placed, corrected }: Readonly<{ placed: Rule; corrected: Rule }>,
  p: (list: string) => Rule,
): Rule {
  const also = seq(COMMA, p(words.joins));
  return many(
    seq(some(MARK), either(placed, corrected)),
    // "and to 0x…" may be one more recipient.
    seq(also, either(network, token, slippage, corrected)),
    seq(COMMA, maybe(also), named),
  );
}
