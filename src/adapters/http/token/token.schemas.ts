import { z } from 'zod';
import { SOLANA_CHAIN_ID } from '../../../domain/token/token.ts';
import { toWalletAddress } from '../../local/address.ts';
import { toSolanaAddress } from '../../local/solana-address.ts';
import { usdPrice } from '../frame/wire/money.ts';
import { integerParam, orNull, time, withNulls } from '../frame/wire/wire.ts';

const chainId = z
  .codec(z.string().regex(/^([1-9][0-9]{0,14}|solana)$/, 'must be a chain id or solana'), z.int(), {
    decode: (text) => (text === 'solana' ? SOLANA_CHAIN_ID : Number(text)),
    encode: String,
  })
  .meta({ description: 'A chain id, or `solana`', example: '8453' });

const list = (item: RegExp, most: number, message: string) =>
  z.codec(z.string().max(most * 64), z.array(z.string()), {
    decode: (text, context) => {
      const items = [...new Set(text.split(','))];
      if (items.length <= most && items.every((one) => item.test(one))) return items;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    },
    encode: (items) => items.join(','),
  });

const MOST = 100;

export const TokenListQuery = z.strictObject({
  chainId: chainId
    .optional()
    .meta({ description: 'A chain id, or `solana`; without it, every supported chain and Solana', example: '8453' }),
  search: z.string().max(100).optional().meta({ description: 'Part of a symbol or name', example: 'usd' }),
  limit: integerParam(1, 1000).default(100).meta({ description: 'Maximum number of results', example: '100' }),
  refresh: z.enum(['true', 'false']).default('false').meta({
    description: 'Requests a newer list from the provider; ignored within a minute of the last refresh',
    example: 'false',
  }),
});

export const PricesQuery = z
  .strictObject({
    chainId: chainId.optional(),
    addresses: list(/^[0-9A-Za-z]{32,44}$/, MOST, `must be 1 to ${MOST} addresses, separated by commas`)
      .optional()
      .meta({
        description: `Up to ${MOST} token contracts of the chain`,
        example: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      }),
    symbols: list(/^[A-Za-z0-9][A-Za-z0-9.$-]{0,19}$/, MOST, `must be 1 to ${MOST} symbols, separated by commas`)
      .optional()
      .meta({ description: `Up to ${MOST} symbols, instead of chainId and addresses`, example: 'ETH,USDC' }),
  })
  .check((context) => {
    const { chainId: chain, addresses, symbols } = context.value;
    const fault = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    if ((addresses === undefined) === (symbols === undefined))
      fault('addresses', 'must be sent alone: send either addresses or symbols');
    else if (addresses !== undefined && chain === undefined) fault('chainId', 'is required with addresses');
    else if (addresses?.some((text) => canonicalAddress(chain as number, text) === undefined))
      fault('addresses', 'must be addresses of the chain, with a valid checksum or in lower case');
  });

/** In the form of the token lists; undefined when it is not an address of the chain. */
export const canonicalAddress = (chain: number, text: string): string | undefined =>
  chain === SOLANA_CHAIN_ID ? toSolanaAddress(text) : toWalletAddress(text);

/** The common fields; the kinds of tokens add their own. */
export const tokenFields = {
  address: z.string().meta({ description: 'Checksummed on EVM chains, base58 on Solana' }),
  symbol: z.string().meta({ description: 'As in the token list', example: 'USDC' }),
  name: z.string().meta({ description: 'As in the token list', example: 'USD Coin' }),
  decimals: z.int().meta({ description: 'Number of decimals of the token', example: 6 }),
  logoURI: orNull(z.string()).meta({ description: 'URL of the logo, https or ipfs' }),
  chainId: z
    .int()
    .meta({ description: 'EIP-155 chain id; 501000101 for Solana, as in the token lists', example: 8453 }),
};

export const Token = withNulls(tokenFields).meta({ id: 'Token', description: 'A listed token' });

export const TokenListing = z
  .object({
    success: z.literal(true),
    tokens: z.array(Token),
    count: z.int().meta({ description: 'Number of tokens in this response' }),
    degraded: z
      .array(z.string())
      .meta({ description: 'Lists that could not be read whole, such as `tokens:501000101`' }),
    asOf: time.meta({ description: 'Time at which the list was read' }),
  })
  .meta({ id: 'TokenListing', description: 'Listed tokens' });

export const Price = withNulls({
  usd: usdPrice,
  change24h: orNull(z.number()).meta({ description: 'Change over 24 hours, in percent' }),
  source: z.string().meta({ description: 'The source of the price', example: 'coingecko' }),
  asOf: time,
}).meta({ id: 'TokenPrice', description: 'A price with its source and time' });

export const Prices = withNulls({
  prices: z
    .record(z.string(), orNull(Price))
    .meta({ description: 'By address or symbol; null when no price is available' }),
  asOf: time.meta({ description: 'Time at which the oldest price was read' }),
}).meta({ id: 'TokenPrices', description: 'Prices of tokens' });
