import { either, many, maybe, type Rule, seq, some } from '../../rule.ts';
import type { ChangeWords } from './change-words.ts';
import { MARK, phrasesIn } from './phrases.ts';

/** A message that calls the open request off, as a whole and now. */
export function endRule(words: ChangeWords): Rule {
  const p = phrasesIn(words.language);
  const { whole, stops, objects, objectsFirst, reasons } = words.ends;
  const comma = maybe(MARK);
  const verb = p(stops);
  const end = either(p(whole), seq(verb, many(p(objects))), objectsFirst ? seq(some(p(objects)), verb) : () => []);
  const polite = either(p(words.polite), p(words.please));
  const reason = p(reasons);
  // "no cancela" denies what "no, cancela" asks for.
  const before = either(seq(either(p(words.opens), polite, p(words.slips)), comma), seq(p(words.denies), some(MARK)));
  const behind = either(seq(some(MARK), end), seq(comma, polite), seq(comma, reason));
  return seq(many(before), maybe(seq(reason, some(MARK))), many(before), end, many(behind), many(MARK));
}
