import type { Token } from '../rules/token.ts';

const PRICED = new Set(['is', 'are', 'was', 'were', 'costs', 'cost']);
const SUMS = new Set(['§n', '§f']);

/** "the ticket is 5 usdc, send it to 0x… for two tickets": the price of one, and not what is paid. */
export function isPriceOfOne(tokens: readonly Token[]): boolean {
  const price = tokens.findIndex(({ form }, at) => PRICED.has(form) && SUMS.has(tokens[at + 1]?.form ?? ''));
  if (price < 0) return false;
  return tokens.some(({ form }, at) => at > price && form === 'for' && tokens[at + 1]?.form === '§n');
}
