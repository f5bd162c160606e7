import { attempt } from '../../domain/shared/attempt.ts';
import type { BitcoinAddress } from '../../domain/shared/bitcoin-address.ts';
import { worth } from '../../domain/shared/usd.ts';
import type { Ports } from '../ports/index.ts';

const BTC_DECIMALS = 8;

/** The balance of a Bitcoin address. Rejects with BITCOIN_UNAVAILABLE. */
export const viewBitcoin =
  ({ bitcoinAccounts, tokenPrices }: Pick<Ports, 'bitcoinAccounts' | 'tokenPrices'>) =>
  async (address: BitcoinAddress) => {
    const [{ value: account, asOf }, prices] = await Promise.all([
      bitcoinAccounts.read(address),
      attempt(tokenPrices.ofCoins(['BTC'])),
    ]);
    const price = prices.known ? prices.value.get('BTC')?.value.usd : undefined;
    const { isPartial, ...told } = account;
    const isWhole = told.utxos !== undefined && isPartial === undefined;
    const degraded = [...(prices.known ? [] : ['prices']), ...(isWhole ? [] : ['utxos'])];
    return {
      address,
      ...told,
      ...(price !== undefined && { balanceUSD: worth(account.balanceSats, BTC_DECIMALS, price) }),
      asOf,
      degraded,
    };
  };
