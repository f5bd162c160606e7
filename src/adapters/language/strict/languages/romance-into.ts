import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import type { Parts } from './romance-parts.ts';
import type { RomanceWords } from './romance-words.ts';

/** Between what is given and what is received: a preposition, a wish, a label. A sale is to somebody: "vende 20 usdc a link". */
export function romanceInto(words: RomanceWords, parts: Parts, ofSale = false): Rule {
  const lead = maybe(any(words.intoLead));
  const noun = maybe(any(words.intoNoun));
  return once(
    either(
      seq(lead, any(words.into), noun, parts.received),
      seq(lead, any(words.intoPlace), noun, parts.placed),
      ofSale ? either() : seq(lead, any(words.intoLoosely), parts.loosely),
      seq(
        lead,
        any(ofSale ? words.intoPlace : `${words.intoPlace}|${words.intoLoosely}`),
        any(words.intoNoun),
        parts.received,
      ),
      seq(maybe(any(',')), any(words.gaining), noun, parts.received),
      seq(maybe(any(',')), maybe(any(words.article)), any(words.gainLabel), maybe(any(':|=')), parts.received),
    ),
  );
}
