import { MARKUP_BPS, PRO_MARKUP_BPS } from '../../domain/fee/fee-policy.ts';
import { feeTokens } from '../../domain/fee/stablecoins.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { AdapterChoices, Config } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import { COINGECKO } from './read-payments.ts';
import { SANDBOX_TREASURY } from './sandbox-addresses.ts';
import * as as from './schemas/index.ts';

/** The fee settings and price feeds. */
export function readFees(reader: EnvReader, sale: SalePolicy, production: boolean): Config['fees'] {
  const payee = 'the address that receives fees';
  return {
    markupBps: reader.optional('FEE_MARKUP', as.fraction, MARKUP_BPS),
    proMarkupBps: reader.optional('FEE_MARKUP_PRO', as.fraction, PRO_MARKUP_BPS),
    tokens: feeTokens(sale.chainId, sale.paymentTokens),
    treasury: production
      ? reader.required('TREASURY', as.address, payee, SANDBOX_TREASURY)
      : reader.optional('TREASURY', as.address, SANDBOX_TREASURY),
    quoteKeys: reader.required('FEE_QUOTE_KEYS', as.secrets, 'the keys that sign fee quotes', ['']),
    proNft: reader.optional('PRO_NFT', as.addressOnChain, undefined),
  };
}

/** CoinGecko is the fallback for prices without a Chainlink feed. */
export function readPrices(
  reader: EnvReader,
  kind: AdapterChoices['prices']['kind'],
  market: AdapterChoices['market'],
): AdapterChoices['prices'] {
  if (kind === 'memory') return { kind };
  if (market.kind === 'coingecko')
    return { kind, coinGeckoUrl: market.coinGeckoUrl, coinGeckoKey: market.coinGeckoKey };
  return {
    kind,
    coinGeckoUrl: reader.optional('COINGECKO_URL', as.url, COINGECKO),
    coinGeckoKey: reader.text('COINGECKO_API_KEY'),
  };
}

export function readSwap(reader: EnvReader, kind: AdapterChoices['swap']['kind']): AdapterChoices['swap'] {
  if (kind === 'memory') return { kind };
  return {
    kind,
    url: reader.optional('RELAY_URL', as.url, 'https://api.relay.link'),
    key: reader.text('RELAY_API_KEY'),
  };
}
