import { any, either, maybe, once, type Rule, seq } from '../rule.ts';
import type { Parts } from './romance-parts.ts';
import type { RomanceWords } from './romance-words.ts';

/** What money is paid for, and clauses that say why. None of them holds a value. */
export function romanceReasons(
  words: RomanceWords,
  { person }: Parts,
): { purpose: Rule; reason: Rule; linked: Rule; ahead: Rule } {
  const article = any(words.article);
  const owner = seq(any(words.of), either(person, seq(maybe(article), any(words.things))));
  const meant = seq(any(words.things), maybe(owner), maybe(any(words.past)));
  const thing = once(seq(maybe(article), meant));
  const purpose = once(either(seq(any(words.purpose), thing), seq(any(words.causes), article, meant)));
  const need = seq(any(words.needs), either(thing, person));
  const toPerson = seq(any(words.to), person);
  const debt = seq(any(words.owes), either(seq(either(any(words.money), thing), maybe(toPerson)), toPerson));
  const why = either(
    purpose,
    seq(any(words.purpose), person),
    seq(any(words.occasions), maybe(seq(any(words.of), person))),
  );
  const itIs = seq(any(`${words.itIs}|${words.thatIs}`), why);
  return {
    purpose,
    reason: once(either(itIs, debt, need, any(words.reasons), any(words.linked))),
    linked: once(either(seq(any(words.thatIs), why), debt, any(words.linked))),
    ahead: once(either(itIs, debt, need)),
  };
}
