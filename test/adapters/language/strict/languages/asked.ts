import { lex } from '../../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../../src/adapters/language/lexer/normalize.ts';
import { requestIn } from '../../../../../src/adapters/language/strict/read-strictly.ts';
import { EVAL_LEXICON } from '../../../../chat-eval/lexicon.ts';
import { slotWords } from '../../../../chat-eval/slot-words.ts';

export const [A, B] = ['0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5', '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c'];

/** What a message plainly asks for: its language, its deed and its values. */
export function asked(text: string): Readonly<Record<string, unknown>> | undefined {
  const written = text.replaceAll('{A}', A).replaceAll('{B}', B);
  const found = requestIn(lex(normalizeText(written), EVAL_LEXICON), EVAL_LEXICON);
  return found && { language: found.language, intent: found.intent, ...slotWords(found.slots) };
}
