import { requestIn } from '../../../../src/adapters/language/open/read-commands.ts';
import { lex } from '../../../../src/adapters/language/text/lex.ts';
import { normalizeText } from '../../../../src/adapters/language/text/normalize.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { slotWords } from '../../../chat-eval/slot-words.ts';

export const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';
export const B = '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E';

/** The command that a text is, as `transfer amount=5 recipient=A token=USDC`; undefined for every other text. */
export function commandIn(text: string): string | undefined {
  const filled = text.replaceAll('{A}', A).replaceAll('{B}', B);
  const asked = requestIn(lex(normalizeText(filled), EVAL_LEXICON), EVAL_LEXICON);
  if (asked === undefined) return undefined;
  const slots = Object.entries(slotWords(asked.slots)).map(
    ([name, value]) => `${name}=${value === A ? 'A' : value === B ? 'B' : value}`,
  );
  return [asked.intent, ...slots.sort()].join(' ');
}
