import { networkName } from './token-directory.ts';
import type { Clarification } from './understanding.ts';
import { fill, wordsIn } from './words/index.ts';

/** Asks for a value that is missing, or about a problem, in one sentence. */
export function questionFor(asked: Clarification, language?: string): string {
  const { missing, howMuchOf, problems, unsupported, or } = wordsIn(language);
  if ('missing' in asked)
    return asked.counts === undefined ? missing[asked.missing] : fill(howMuchOf, { token: asked.counts });
  const { code, slot = 'amount', said = '', options = [] } = asked.problem;
  if (code === 'unsupported') {
    const { instead, other, ...topics } = unsupported;
    return `${(topics as Readonly<Record<string, string>>)[said] ?? other} ${instead}`;
  }
  if (code === 'slippage-out-of-range') return missing.slippageBps;
  const question = problems[code];
  if (options.length === 0 && question.includes('{options}')) return missing[slot];
  const shown = slot === 'fromChain' || slot === 'toChain' ? options.map(networkName) : options;
  const numbered = shown.map((option, at) => `${at + 1}. ${option}`).join('; ');
  return fill(question, { said, options: code === 'several-steps' ? numbered : shown.join(` ${or} `) });
}
