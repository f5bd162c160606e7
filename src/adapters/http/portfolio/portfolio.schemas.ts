import { z } from 'zod';
import type { BitcoinAddress } from '../../../domain/shared/bitcoin-address.ts';
import type { SolanaAddress } from '../../../domain/shared/solana-address.ts';
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

export const AddressQuery = z.strictObject({ address: walletAddress.meta({ description: 'Whose portfolio' }) });
export const SummaryQuery = z.strictObject({
  address: walletAddress.optional().meta({ description: 'Whose portfolio; the caller’s own by default' }),
});
export const BitcoinQuery = z.strictObject({ address: bitcoinAddress });
export const SolanaQuery = z.strictObject({ address: solanaAddress });
export const HistoryQuery = z.strictObject({
  address: walletAddress.meta({ description: 'Whose history' }),
  days: integerParam(1, 365).default(30).meta({ description: 'How far back', example: '30' }),
});

const value = orNull(usdValue).meta({ description: 'US dollars; null when it cannot be told' });
const degraded = z.array(z.string()).meta({ description: 'What could not be read' });
const asOf = time.meta({ description: 'When it was read' });

const HeldToken = withNulls({
  ...tokenFields,
  balance: units,
  priceUSD: orNull(usdPrice),
  valueUSD: value,
}).meta({ id: 'HeldToken', description: 'A token that is held; price and value are null where nobody tells a price' });

const ChainHoldings = withNulls({
  chainId: z.int(),
  chainName: z.string(),
  nativeBalance: units.meta({ description: 'Wei' }),
  nativeBalanceUSD: value,
  totalUSD: value,
  tokens: z.array(HeldToken),
  blockNumber: z.int().meta({ description: 'The block of all its balances' }),
  asOf,
}).meta({ id: 'ChainHoldings', description: 'What a wallet holds on one chain' });

export const Portfolio = withNulls({
  success: z.literal(true),
  totalUSD: value,
  byChain: z.array(ChainHoldings).meta({ description: 'Chains that could be read' }),
  topTokens: z.array(HeldToken).meta({ description: 'The ten most valuable' }),
  degraded,
  lastUpdated: time.meta({ description: 'When the oldest part was read' }),
}).meta({ id: 'Portfolio', description: 'What a wallet holds over all chains' });

export const Summary = withNulls({
  address: walletAddress,
  totalUSD: value,
  chains: z.array(withNulls({ chainId: z.int(), chainName: z.string(), totalUSD: value })),
  topTokens: z.array(HeldToken),
  degraded,
  lastUpdated: time,
}).meta({ id: 'PortfolioSummary', description: 'What a wallet is worth, in short' });

const Utxo = z
  .object({ txid: z.string(), vout: z.int(), valueSats: units, confirmed: z.boolean() })
  .meta({ id: 'Utxo', description: 'An unspent output' });

export const BitcoinPortfolio = withNulls({
  success: z.literal(true),
  address: z.string(),
  balanceSats: units.meta({ description: 'Confirmed' }),
  pendingSats: z
    .codec(z.string(), z.custom<bigint>(), { decode: BigInt, encode: String })
    .meta({ description: 'What unconfirmed transactions add, or take when negative', example: '-1500' }),
  balanceBTC: z.string().meta({ description: 'The confirmed balance in whole coins', example: '0.00150000' }),
  balanceUSD: value,
  utxos: orNull(z.array(Utxo)).meta({ description: 'Null where there are more than the provider lists' }),
  asOf,
  degraded,
}).meta({ id: 'BitcoinPortfolio', description: 'What a Bitcoin address holds' });

export const SolanaPortfolio = withNulls({
  success: z.literal(true),
  address: z.string(),
  lamports: units,
  balanceSOL: z.string().meta({ description: 'In whole coins', example: '1.500000000' }),
  balanceUSD: value,
  tokens: z.array(
    withNulls({ mint: z.string(), amount: units, decimals: z.int(), symbol: orNull(z.string()), usd: value }),
  ),
  slot: z.int().meta({ description: 'Where the lamports were read' }),
  asOf,
  degraded,
}).meta({ id: 'SolanaPortfolio', description: 'What a Solana account holds' });

export const History = z
  .object({
    success: z.literal(true),
    address: walletAddress,
    points: z.array(z.object({ timestamp: time, totalUSD: usdValue })).meta({ description: 'Oldest first' }),
  })
  .meta({ id: 'PortfolioHistory', description: 'What a wallet was worth' });
