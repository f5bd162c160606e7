import { any, either, many, maybe, once, type Rule, saying, seq, word } from '../rules/rule.ts';
import { NO_NETWORK_BEHIND } from './parts.ts';
import type { Parts } from './romance-parts.ts';
import type { RomanceWords } from './romance-words.ts';

/** What something is paid for, and clauses that say why. */
export function romanceCauses(words: RomanceWords, { person }: Pick<Parts, 'person'>) {
  const article = any(words.causeArticle);
  const when = maybe(any(`${words.when}|${words.past}|${words.causePeriod}`));
  const noun = listed(`${words.things}|${words.causeNoun}`);
  const about = behindOf(words, noun);
  const behind = many(about, seq(any(words.causeOf), person));
  const ahead = maybe(any(words.causeAhead));
  const rest = seq(behind, maybe(any(words.causeThat)));
  const named = once(seq(maybe(article), ahead, noun, rest));
  const one = seq(article, ahead, noun, rest);
  const numbered = seq(maybe(article), any(words.document), many(any('.|:|#|-|n|no|num|numero|nr')), any('§n|§d'));
  const whole = either(seq(named, maybe(seq(any(words.and), named))), numbered);
  const purpose = once(
    seq(
      either(
        seq(any(words.causeFor), whole),
        // "por niño" counts, and "por el niño" does not.
        seq(any(words.causes), either(one, numbered, seq(listed(words.causeMass), behind))),
        seq(any(words.causeToDo), either(whole, person)),
        seq(maybe(any(',')), any(words.causeDone)),
        // A gift of somebody would be somebody else's money.
        seq(maybe(any(',')), any(words.givenAs), many(about), when),
      ),
      NO_NETWORK_BEHIND,
    ),
  );
  const note = either(
    seq(any(words.noteBefore), maybe(any(':|.|,')), either(whole, seq(maybe(any('#|.')), any('§n|§d')))),
    seq(maybe(article), listed(words.noteNoun), behind),
  );
  return {
    purpose,
    note: once(note),
    clause: clauseOf(words, person, named, when),
    trade: tradeOf(words, noun),
    /** Behind "es": a book or a play would not be meant, and a part would not be all. */
    what: seq(maybe(article), listed(words.causeIs), behind),
  };
}

function listed(phrases: string): Rule {
  const all = phrases.split('|');
  const single = all.filter((one) => !one.includes(' '));
  return either(word(new Set(single)), any(all.filter((one) => one.includes(' ')).join('|')));
}

function clauseOf(words: RomanceWords, person: Rule, named: Rule, when: Rule): Rule {
  const who = maybe(either(person, any(words.pronoun)));
  return once(
    either(
      seq(who, either(seq(any(words.favour), named), any(words.favourDone), any(words.condition)), when),
      seq(any(words.happens), either(named, person)),
      seq(named, any(words.happened), when),
      any(words.causeClause),
    ),
  );
}

/** "médica", "de la tienda", "de marzo", "para el perro" */
const behindOf = (words: RomanceWords, noun: Rule): Rule =>
  either(
    any(`${words.causeQuality}|${words.causePeriod}|${words.past}|${words.causePlace}`),
    seq(any(words.causeOf), maybe(any(words.causeArticle)), either(noun, any(words.organisation))),
  );

/** Reasons for a trade: "para pagar el gas". */
function tradeOf(words: RomanceWords, noun: Rule): Rule {
  const article = any(words.causeArticle);
  const all = either(any(words.tradeNoun), noun);
  const behind = many(
    any(`${words.tradeQuality}|${words.causeQuality}`),
    seq(any(words.causeOf), maybe(article), either(all, any(words.organisation))),
  );
  const about = seq(maybe(article), all, behind);
  return once(
    saying(
      'trade',
      either(
        seq(any(words.tradeFor), about),
        seq(any(words.causes), article, all, behind),
        seq(any(words.tradeToDo), about),
        seq(maybe(article), any(words.tradeNote), behind),
        any(words.tradeClause),
      ),
    ),
  );
}
