import { z } from 'zod';
import type { BitcoinAddress, SolanaAddress } from '../../../domain/shared/foreign-address.ts';
import { toBitcoinAddress } from '../../local/bitcoin-address.ts';
import { toSolanaAddress } from '../../local/solana-address.ts';
import { usdPrice, usdValue } from '../frame/wire/money.ts';
import { integerParam, orNull, time, units, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { tokenFields } from '../token/token.schemas.ts';

const addressOf = <T extends string>(decode: (text: string) => T | undefined, message: string) =>
  z.codec(z.string().min(1).max(100), z.custom<T>(), {
    decode: (text, context) => {
      const address = decode(text);
      if (address !== undefined) return address;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    },
    encode: (address) => address,
  });

const bitcoinAddress = addressOf<BitcoinAddress>(toBitcoinAddress, 'must be a Bitcoin mainnet address').meta({
  description: 'base58check, bech32 or bech32m, mainnet',
  example: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
});
const solanaAddress = addressOf<SolanaAddress>(toSolanaAddress, 'must be a Solana address').meta({
  description: 'base58 of 32 bytes',
  example: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
});

export const AddressQuery = z.strictObject({
  address: walletAddress.meta({ description: 'The wallet whose portfolio to return' }),
});
export const SummaryQuery = z.strictObject({
  address: walletAddress
    .optional()
    .meta({ description: 'The wallet whose portfolio to return; defaults to the caller’s own' }),
});
export const BitcoinQuery = z.strictObject({ address: bitcoinAddress });
export const SolanaQuery = z.strictObject({ address: solanaAddress });
export const HistoryQuery = z.strictObject({
  address: walletAddress.meta({ description: 'The wallet whose history to return' }),
  days: integerParam(1, 365).default(30).meta({ description: 'The period to cover', example: '30' }),
});

const value = orNull(usdValue).meta({ description: 'US dollars; null when unknown' });
const degraded = z.array(z.string()).meta({ description: 'Sources that could not be read, or not as a whole' });
const asOf = time.meta({ description: 'Time at which it was read' });

const HeldToken = withNulls({
  ...tokenFields,
  balance: units,
  priceUSD: orNull(usdPrice),
  valueUSD: value,
}).meta({ id: 'HeldToken', description: 'A token holding; price and value are null when no price is available' });

const ChainHoldings = withNulls({
  chainId: z.int(),
  chainName: z.string(),
  nativeBalance: units.meta({ description: 'Wei' }),
  nativeBalanceUSD: value,
  totalUSD: value,
  tokens: z.array(HeldToken),
  blockNumber: z.int().meta({ description: 'The block at which all balances were read' }),
  asOf,
}).meta({ id: 'ChainHoldings', description: 'A wallet’s holdings on one chain' });

export const Portfolio = withNulls({
  success: z.literal(true),
  totalUSD: value,
  byChain: z.array(ChainHoldings).meta({ description: 'The number of chains that were read' }),
  topTokens: z.array(HeldToken).meta({ description: 'The ten most valuable' }),
  degraded,
  lastUpdated: time.meta({ description: 'Time at which the oldest part was read' }),
}).meta({ id: 'Portfolio', description: 'A wallet’s holdings on all chains' });

export const Summary = withNulls({
  address: walletAddress,
  totalUSD: value,
  chains: z.array(withNulls({ chainId: z.int(), chainName: z.string(), totalUSD: value })),
  topTokens: z.array(HeldToken),
  degraded,
  lastUpdated: time,
}).meta({ id: 'PortfolioSummary', description: 'Get a summary of a wallet’s value' });

const Utxo = z
  .object({ txid: z.string(), vout: z.int(), valueSats: units, confirmed: z.boolean() })
  .meta({ id: 'Utxo', description: 'An unspent output' });

export const BitcoinPortfolio = withNulls({
  success: z.literal(true),
  address: z.string(),
  balanceSats: units.meta({ description: 'Confirmed' }),
  pendingSats: z
    .codec(z.string(), z.custom<bigint>(), { decode: BigInt, encode: String })
    .meta({ description: 'Net effect of unconfirmed transactions; may be negative', example: '-1500' }),
  balanceBTC: z.string().meta({ description: 'The confirmed balance in whole coins', example: '0.00150000' }),
  balanceUSD: value,
  utxos: orNull(z.array(Utxo)).meta({
    description: 'Null when there are more than the provider lists, or when the list could not be read',
  }),
  asOf,
  degraded,
}).meta({ id: 'BitcoinPortfolio', description: 'Holdings of a Bitcoin address' });

export const SolanaPortfolio = withNulls({
  success: z.literal(true),
  address: z.string(),
  lamports: units,
  balanceSOL: z.string().meta({ description: 'In whole coins', example: '1.500000000' }),
  balanceUSD: value,
  tokens: z.array(
    withNulls({ mint: z.string(), amount: units, decimals: z.int(), symbol: orNull(z.string()), usd: value }),
  ),
  slot: z.int().meta({ description: 'The slot at which the lamports were read' }),
  asOf,
  degraded,
}).meta({ id: 'SolanaPortfolio', description: 'Holdings of a Solana account' });

export const History = z
  .object({
    success: z.literal(true),
    address: walletAddress,
    points: z.array(z.object({ timestamp: time, totalUSD: usdValue })).meta({ description: 'Oldest first' }),
  })
  .meta({ id: 'PortfolioHistory', description: 'History of a wallet’s value' });
