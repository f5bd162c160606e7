/** `afresh`: as the store has it now. Otherwise an answer of the last five seconds may be returned, unless this process changed it. */
export type Freshness = 'afresh';
