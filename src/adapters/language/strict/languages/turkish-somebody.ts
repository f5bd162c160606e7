import { any, either, maybe, type Rule, seq } from '../rules/rule.ts';
import { NAMES, TITLES, TO_WHOM, WHO, WHOSE } from './turkish-people.ts';

const NAME = seq(any(NAMES), maybe(any(TITLES)));
const KINSHIP = maybe(any('bizim|benim|kucuk|buyuk|sevgili'));

/** "halama", "Ayşe Hanım'a" */
export const TO_SOMEBODY: Rule = seq(KINSHIP, either(any(TO_WHOM), seq(NAME, any('e|a|ye|ya'))));
/** "halamın", "Ayşe Hanım'ın" */
export const SOMEBODYS: Rule = seq(KINSHIP, either(any(WHOSE), seq(NAME, any('in|un|nin|nun'))));
export const SOMEBODY: Rule = seq(KINSHIP, either(any(WHO), NAME));
