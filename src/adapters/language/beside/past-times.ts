/** "she came on tuesday", "he fixed it in an hour": when something was. */
export const isPastTime = (lead: string, words: readonly string[]): boolean =>
  (lead === 'on' && words.includes('§n')) ||
  (lead === 'on' && /day$/.test(words.at(-1) ?? '') && words.at(-1) !== 'payday') ||
  (lead === 'in' &&
    /^(?:minutes?|mins?|min|seconds?|secs?|sec|hours?|days?|weeks?|months?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)$/.test(
      words.at(-1) ?? '',
    )) ||
  /^(?:since|from|during|over|around)$/.test(lead) ||
  (lead === 'at' &&
    /^(?:night|noon|midnight|dawn|dusk|sunrise|sunset|weekend|weekends|halftime)$/.test(words.at(-1) ?? ''));
