import { chainName } from './chains.ts';

const WORDS: Readonly<Record<string, string>> = {
  balances: 'balances',
  tokenBalances: 'token balances',
  tokenList: 'token list',
  tokens: 'token list',
  prices: 'prices',
  utxos: 'unspent outputs',
  transactions: 'transactions',
  broadcasts: 'transactions of this service',
};

/** A source that could not be read, in words: `balances:10` is "Optimism: balances". An unknown one is shown as the service names it. */
export function degradedText(source: string): string {
  const [name = '', chain] = source.split(':');
  if (/^\d+$/.test(source)) return chainName(Number(source));
  const what = WORDS[name];
  if (what === undefined) return source;
  if (chain === undefined) return what;
  return `${/^\d+$/.test(chain) ? chainName(Number(chain)) : chain}: ${what}`;
}
