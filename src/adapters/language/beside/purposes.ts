import { NAME_WORDS, PEOPLE_WORDS, PLACE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import { isOf, KINDS } from './kinds.ts';
import type { Phrase } from './phrases.ts';
import { wordSet } from './words.ts';

/** Somebody, by a name or a word that names no thing. */
export const isSomebody = (word: string): boolean =>
  (PEOPLE_WORDS.has(word) || NAME_WORDS.has(word)) && !PURPOSE_WORDS.has(word);
export const isKind = (word: string): boolean => Object.values(KINDS).some((kind) => kind.has(word));
/** "piano lessons", "gym subscription": another noun says what is paid for. */
export const isSaidOf = ({ words }: Phrase): boolean =>
  words.slice(0, -1).some((word) => (PURPOSE_WORDS.has(word) || NAME_WORDS.has(word)) && !isKind(word));

/** Money that nobody is paid as: "his card", where "his salary" is what he gets. */
export const HARD_SOURCE = wordSet(
  'card cards savings money cash funds expense expenses purse budget pension credit overdraft cheque cheques check chequebook piggybank pocket pockets treasury estate stash nest capital reserves holdings balance safe dime dollar penny credits coffers cashbox wallet account vault',
);

const OCCASION = wordSet(
  'birthday anniversary holidays graduation wedding release launch delivery deliveries shipping shipment opening notice assembly setup installation inspection registration',
);
/** A thing, a service or an occasion that is paid for, and none of the kinds that say how. */
export const isPlainPurpose = (word: string): boolean =>
  PURPOSE_WORDS.has(word) &&
  !PLACE_WORDS.has(word) &&
  !HARD_SOURCE.has(word) &&
  !(['text', 'extra', 'repeated', 'portion'] as const).some((kind) => isOf(kind, word)) &&
  (!isOf('time', word) || OCCASION.has(word));
