/** Symbols of tokens that were renamed, which people and programs still write. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['MATIC', 'POL'],
  ['WMATIC', 'WPOL'],
]);

/** The symbol that a token has today; any other symbol as it is. */
export const currentSymbol = (symbol: string): string => RENAMED.get(symbol.trim().toUpperCase()) ?? symbol;
