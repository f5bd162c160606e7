import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { speaking } from '../languages.ts';
import { spelled } from '../translate.ts';
import { speakerOf } from './speaker.ts';
import { isUnaccounted } from './statements.ts';
import { textOf } from './text.ts';

/** Whether what stands beside a whole first request in one of the six languages takes it back, changes it, or gives no reason for it. */
export function speaksBeside(lexemes: readonly Lexeme[], lexicon: Lexicon, language: string): boolean {
  const speech = speaking().find((one) => one.language === language);
  const speaker = speech && speakerOf(speech);
  if (speech === undefined || speaker === undefined) return false;
  const text = textOf(spelled(lexemes), speech, lexicon);
  return text.runs.some((run) => isUnaccounted(run, speaker));
}
