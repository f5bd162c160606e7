const UNITS: Readonly<Record<string, string>> = {
  usd: 'dollar|dollars|usd|bucks|buck|us dollars|us dollar',
  eur: 'euro|euros|eur',
  gbp: 'pound|pounds|gbp|quid',
  percent: 'percent|per cent|pct|percents',
  bps: 'bps|bp|basis points|basis point|bips',
};
const ALL =
  'all|all of|max|maximum|everything|entire|whole|full|the whole|maximum amount|the maximum amount|full amount|max amount|all the|the entire|every bit|every last|every single|every last bit of|the rest of|rest of|the remainder of|what is left of|whatever is left of|all that is left of|the entirety of|everything i have in|all i have in|the lot';
/** "max slippage" bounds it. */
const LIMITS = 'max slippage|maximum slippage|max slip|max price impact';
const LONGEST = 5;
const BY_PHRASE: ReadonlyMap<string, string> = new Map(
  [...Object.entries(UNITS), ['all', ALL] as const, ['limit', LIMITS] as const].flatMap(([unit, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, unit] as const),
  ),
);

/** The unit, or the word for everything, that the words begin with: the longest phrase. */
export function unitAt(words: readonly string[]): Readonly<{ unit: string; length: number }> | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const unit = BY_PHRASE.get(words.slice(0, length).join(' '));
    if (unit !== undefined) return { unit, length };
  }
  return undefined;
}
