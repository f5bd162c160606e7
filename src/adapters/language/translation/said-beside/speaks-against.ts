import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { speaking } from '../languages.ts';
import { spelled } from '../translate.ts';
import { speakerOf } from './speaker.ts';
import { hasOtherRole, isIntroducedOtherwise } from './addresses.ts';
import { addsSomebody, hasCompany } from './companions.ts';
import { comesInTurns, saysHow } from './placed.ts';
import { comesBack, isBounded, isForEach, namesBasis, tradesWithSomebody } from './trades.ts';
import { isTurkishTold } from './turkish.ts';
import { isUnaccounted } from './statements.ts';
import { textOf } from './text.ts';

const TEXT = [hasOtherRole, isIntroducedOtherwise, tradesWithSomebody, isBounded, comesBack, isForEach, namesBasis];
const RUN = [isUnaccounted, saysHow, hasCompany, addsSomebody];

/** Whether what stands beside a whole first request in one of the six languages takes it back, changes it, or gives no reason for it. */
export function speaksBeside(lexemes: readonly Lexeme[], lexicon: Lexicon, language: string): boolean {
  const speech = speaking().find((one) => one.language === language);
  const speaker = speech && speakerOf(speech);
  if (speech === undefined || speaker === undefined) return false;
  const text = textOf(spelled(lexemes), speech, lexicon);
  return (
    TEXT.some((isAgainst) => isAgainst(text, speaker)) ||
    comesInTurns(text.all, speaker) ||
    (language === 'tr' && isTurkishTold(text)) ||
    text.runs.some((run) => RUN.some((isAgainst) => isAgainst(run, speaker)))
  );
}
