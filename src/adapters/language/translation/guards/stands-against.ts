import type { Lexeme } from '../../lexer/lexeme.ts';
import { inNumerals } from '../numbers/in-numerals.ts';
import { isElsewhere, isOfAnother } from './account-role.ts';
import { isApproximate } from './approximate.ts';
import { isBundled } from './bundled.ts';
import { isCountedInOther } from './counted-in.ts';
import { isGreeted } from './greeted.ts';
import { joinsMore } from './joined.ts';
import { isNamedTwice } from './named-twice.ts';
import { isOrderedByAnother } from './ordered.ts';
import { isOtherDeed } from './other-deed.ts';
import { isParted } from './parted.ts';
import { isSaidByAnother } from './quoted.ts';
import { saidIn } from './said.ts';
import { isSetBack } from './set-back.ts';
import { isSignedByAnother } from './signed.ts';
import type { Spoken } from './spoken.ts';
import { isBetweenOthers } from './spoken-by.ts';
import { isUnmeant } from './unmeant.ts';
import { isEach, isLater } from './when.ts';
import { isOthersMoney } from './whose-money.ts';

const GUARDS = [
  joinsMore,
  isElsewhere,
  isOfAnother,
  isOthersMoney,
  isLater,
  isEach,
  isBetweenOthers,
  isSignedByAnother,
  isOrderedByAnother,
  isSaidByAnother,
  isParted,
  isUnmeant,
  isNamedTwice,
  isCountedInOther,
  isApproximate,
  isSetBack,
  isOtherDeed,
];

/**
 * Whether the words around the values of a first message ask for something else than this payment or trade, now, by the one who
 * speaks. The dictionaries know many of these words, and drop what says nothing about the values.
 */
export function standsAgainst(written: readonly Lexeme[], language: Spoken): boolean {
  const counted = inNumerals(written, language);
  if (counted === undefined) return true;
  const said = saidIn(counted, language);
  if (isBundled(said)) return true;
  return said.text.includes('§n') && (isGreeted(written, language) || GUARDS.some((guard) => guard(said)));
}
