/** The English verbs of requests. */
export const VERBS: ReadonlySet<string> = new Set(['send', 'swap', 'buy', 'sell', 'bridge', 'wrap', 'unwrap']);
