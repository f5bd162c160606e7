/** Symbols of tokens that were renamed, which people and programs still write. */
export const RENAMED_SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['MATIC', 'POL'],
  ['WMATIC', 'WPOL'],
]);

/** The symbol that a token has today; any other symbol as it is. */
export const currentSymbol = (symbol: string): string => RENAMED_SYMBOLS.get(symbol.trim().toUpperCase()) ?? symbol;
