import { fromUnits } from '../../domain/chat/decimal.ts';
import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import type { WalletTransaction } from '../../domain/history/wallet-transaction.ts';
import { factsOfAnyChain } from '../../domain/shared/chain/any-chain.ts';
import { chainName, isChainId } from '../../domain/shared/chain/chains.ts';
import { COINS } from '../../domain/shared/chain/coins.ts';
import type { HistoryUseCases } from '../history/index.ts';
import { type Inquiry, signInFirst } from './inquiries.ts';

const MOST_SHOWN = 5;

/** The newest transfers of the speaker's wallet: of the chains, and those that this service sent for it. */
export const inquireHistory =
  ({ view }: Pick<HistoryUseCases, 'view'>, directory: TokenDirectory): Inquiry =>
  async ({ wallet }) => {
    if (wallet === undefined) return signInFirst('Whose transfers? Sign in with your wallet.');
    const { transactions } = await view(wallet, { limit: MOST_SHOWN }, wallet);
    const lines = transactions.map((movement) => describe(movement, directory));
    return { message: lines.length === 0 ? 'I find no transfers of that wallet.' : lines.join('\n') };
  };

function describe(
  { chainId, direction, from, to, value, token, symbol, timestamp, status }: WalletTransaction,
  directory: TokenDirectory,
): string {
  const coin = factsOfAnyChain(chainId).coin;
  const known = token === undefined ? { symbol: coin, ...COINS[coin] } : directory.tokensOf(token)[0];
  const what = known === undefined ? `${token}` : `${fromUnits(value, known.decimals)} ${symbol ?? known.symbol}`;
  const whom = direction === 'in' ? `from ${from}` : `to ${to ?? 'a new contract'}`;
  const day = timestamp.toISOString().slice(0, 16).replace('T', ' ');
  return `${day} UTC: ${direction === 'in' ? 'received' : 'sent'} ${what} ${whom} on ${isChainId(chainId) ? chainName(chainId) : `chain ${chainId}`} (${status})`;
}
