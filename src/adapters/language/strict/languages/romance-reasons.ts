import { any, either, many, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { NO_NETWORK_BEHIND } from './parts.ts';
import { romanceCauses } from './romance-causes.ts';
import type { Parts } from './romance-parts.ts';
import type { RomanceWords } from './romance-words.ts';

export type Reasons = ReturnType<typeof romanceReasons>;

/** What money is paid for, and clauses that say why. None of them holds a value. */
export function romanceReasons(words: RomanceWords, { person }: Parts) {
  const article = any(words.article);
  const owner = seq(any(words.of), either(person, seq(maybe(article), any(words.things))));
  const meant = seq(any(words.things), maybe(owner), maybe(any(words.past)));
  /** "la plata del almuerzo" is the lunch that is paid for. */
  const ofMoney = maybe(seq(maybe(article), any(words.money), any(words.of)));
  const thing = once(seq(ofMoney, maybe(article), meant));
  const causes = romanceCauses(words, { person });
  const purpose = once(
    seq(
      either(seq(any(words.purpose), thing), seq(any(words.causes), article, meant), causes.purpose),
      NO_NETWORK_BEHIND,
    ),
  );
  const need = seq(any(words.needs), either(thing, person));
  const toPerson = seq(any(words.to), person);
  const debt = seq(any(words.owes), either(seq(either(any(words.money), thing), maybe(toPerson)), toPerson));
  const why = either(
    purpose,
    seq(any(words.purpose), person),
    seq(any(words.occasions), maybe(seq(any(words.of), person))),
  );
  const itIs = seq(any(`${words.itIs}|${words.thatIs}`), either(why, causes.what));
  const state = once(
    either(
      seq(either(person, any(words.pronoun)), any(words.states)),
      seq(person, any(words.worked), maybe(thing)),
      seq(any(words.isDayOf), person),
      any(words.isDay),
      happened(words, person),
      causes.clause,
    ),
  );
  const because = seq(any(words.because), either(itIs, debt, state));
  return {
    thing,
    purpose,
    reason: once(
      either(
        itIs,
        debt,
        need,
        state,
        because,
        any(words.reasons),
        any(words.linked),
        causes.note,
        causes.trade,
        seq(any(words.because), causes.trade),
      ),
    ),
    linked: once(either(seq(any(words.thatIs), why), debt, because, any(words.linked))),
    ahead: once(either(itIs, debt, need, any(words.reasons))),
    state,
  };
}

/** "ayer vino el fontanero a casa", "cenamos juntos anoche" */
function happened(words: RomanceWords, person: Rule): Rule {
  const [when, came] = [maybe(any(words.when)), any(words.came)];
  const visit = seq(either(seq(person, came), seq(came, person)), many(any(words.cameTo)));
  return seq(when, either(visit, any(words.shared)), when);
}
