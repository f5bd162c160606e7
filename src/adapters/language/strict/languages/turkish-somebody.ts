import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { NAMES, TITLES, TITLES_OF, TITLES_TO, TO_WHOM, WHO, WHOSE } from './turkish-people.ts';

const NAMED = any(NAMES);
const NAME = seq(NAMED, maybe(any(TITLES)));
const KINSHIP = maybe(any('bizim|benim|kucuk|buyuk|sevgili|canim|biricik|ortanca|su|bizim su|degerli|yakin'));
/** "arkadaşım Ali'ye", "avukat Deniz Hanım'a" */
const KNOWN_AS = maybe(any(WHO));

/** "halama", "Ayşe Hanım'a" */
export const TO_SOMEBODY: Rule = once(
  seq(KINSHIP, either(any(TO_WHOM), seq(KNOWN_AS, either(seq(NAME, any('e|a|ye|ya')), seq(NAMED, any(TITLES_TO)))))),
);
/** "halamın", "Ayşe Hanım'ın" */
export const SOMEBODYS: Rule = once(
  seq(KINSHIP, either(any(WHOSE), seq(KNOWN_AS, either(seq(NAME, any('in|un|nin|nun')), seq(NAMED, any(TITLES_OF)))))),
);
export const SOMEBODY: Rule = once(seq(KINSHIP, either(any(WHO), NAME, seq(any(WHO), NAME))));
