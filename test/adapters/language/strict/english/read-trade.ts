import { lex } from '../../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../../src/adapters/language/lexer/normalize.ts';
import { requestIn } from '../../../../../src/adapters/language/strict/read-strictly.ts';
import { EVAL_LEXICON } from '../../../../chat-eval/lexicon.ts';
import { slotWords } from '../../../../chat-eval/slot-words.ts';

const NAMES: Readonly<Record<string, string>> = { 1: 'ethereum', 10: 'op', 137: 'polygon', 8453: 'base', 42161: 'arb' };

/** What a text plainly orders in one line: "5 UNI DAI base 50bps", with "?" for a token that is not told. */
export function tradeIn(text: string): string | undefined {
  const asked = requestIn(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON);
  if (asked === undefined) return undefined;
  const { amount = '?', fromToken = '?', toToken = '?', fromChain, toChain, slippageBps } = slotWords(asked.slots);
  const chains = [fromChain, toChain].filter((chain) => chain !== undefined).map((chain) => NAMES[chain] ?? chain);
  return [amount, fromToken, toToken, ...chains, ...(slippageBps === undefined ? [] : [`${slippageBps}bps`])].join(' ');
}
