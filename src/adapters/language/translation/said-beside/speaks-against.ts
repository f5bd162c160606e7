import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { speaking } from '../languages.ts';
import { spelled } from '../translate.ts';
import { hasOtherRole, isIntroducedOtherwise } from './addresses.ts';
import { namesBasis } from './basis.ts';
import { isBounded, isForEach } from './bounds.ts';
import { isChineseAgainst } from './chinese.ts';
import { addsSomebody, hasCompany } from './companions.ts';
import { comesFromGroup } from './groups.ts';
import { comesInTurns, saysHow } from './placed.ts';
import { speakerOf } from './speaker.ts';
import { isUnaccounted } from './statements.ts';
import { textOf } from './text.ts';
import { comesBack, tradesWithSomebody } from './trades.ts';
import { isTurkishTold } from './turkish.ts';

const TEXT = [
  hasOtherRole,
  comesFromGroup,
  isIntroducedOtherwise,
  tradesWithSomebody,
  isBounded,
  comesBack,
  namesBasis,
];
const RUN = [isUnaccounted, saysHow, hasCompany, addsSomebody];

/** Whether what stands beside a whole first request in one of the six languages takes it back, changes it, or gives no reason for it. */
export function speaksBeside(lexemes: readonly Lexeme[], lexicon: Lexicon, language: string): boolean {
  const speech = speaking().find((one) => one.language === language);
  if (speech === undefined) return false;
  const text = textOf(spelled(lexemes), speech, lexicon);
  if (isForEach(text)) return true;
  const speaker = speakerOf(speech);
  if (speaker === undefined) return isChineseAgainst(text);
  return (
    TEXT.some((isAgainst) => isAgainst(text, speaker)) ||
    comesInTurns(text.all, speaker) ||
    (language === 'tr' && isTurkishTold(text)) ||
    text.runs.some((run) => RUN.some((isAgainst) => isAgainst(run, speaker)))
  );
}
