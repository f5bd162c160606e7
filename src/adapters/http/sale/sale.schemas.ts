import { z } from 'zod';
import type { ReferrerWish } from '../../../application/sale/referrer-of.ts';
import { toWalletAddress } from '../../local/address.ts';
import { typedData, typedDataDomain, typedDataTypes } from '../frame/wire/typed-data.ts';
import {
  hex,
  integerParam,
  orNull,
  time,
  txHash,
  uint256,
  units,
  walletAddress,
  withNulls,
} from '../frame/wire/wire.ts';
import { KycTier } from '../kyc/kyc.schemas.ts';

/** A wallet, or a referral code in any letter case. */
export const referrer = z
  .codec(
    z
      .string()
      .regex(/^(0x[a-fA-F0-9]{40}|[2-9A-HJKMNP-Za-hjkmnp-z]{8})$/, 'must be a wallet address or a referral code'),
    z.custom<ReferrerWish>(),
    {
      decode: (text, context) => {
        const wish = text.startsWith('0x') ? toWalletAddress(text) : { code: text };
        if (wish !== undefined) return wish;
        context.issues.push({ code: 'custom', message: 'has an invalid EIP-55 checksum', input: text });
        return z.NEVER;
      },
      encode: (wish) => (typeof wish === 'string' ? wish : wish.code),
    },
  )
  .meta({
    id: 'Referrer',
    description: 'The referrer’s wallet or referral code. Defaults to the wallet that referred the buyer, if any',
    example: 'K7QMX2PA',
  });

/** Without a pattern: a generator of zod schemas loses the patterns of items of a tuple, and its output does not compile. */
export const signatureArgument = z.string().meta({
  id: 'SignatureArgument',
  description: 'The signature as an argument of the call, in hexadecimal digits after 0x',
  format: 'hex',
  example: `0x${'1b'.repeat(65)}`,
});

export const AuthorizePurchase = z
  .strictObject({
    wallet: walletAddress,
    amount: units.meta({ description: 'Smallest units of the payment token' }),
    paymentToken: walletAddress.meta({ description: 'One of the sale’s payment tokens' }),
    referrer: referrer.optional(),
  })
  .meta({
    id: 'AuthorizePurchase',
    description: 'A purchase to authorize',
    example: {
      wallet: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      amount: '250000000',
      paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    },
  });

const terms = {
  buyer: walletAddress,
  paymentToken: walletAddress,
  amount: units,
  maxAllowed: units.meta({
    description: 'The lifetime cap of the buyer’s tier, less what the same person bought with other wallets',
  }),
  isEU: z.boolean(),
  referrer: walletAddress.meta({ description: 'The zero address when there is none' }),
  nonce: uint256.meta({ description: 'Single use' }),
  deadline: uint256.meta({ description: 'Unix seconds' }),
};

const BuyAuthorization = z
  .object({ ...terms, tier: z.int() })
  .meta({ id: 'BuyAuthorization', description: 'The struct argument of buy()' });

const BuyArguments = z
  .tuple([BuyAuthorization, signatureArgument])
  .meta({ description: 'The arguments of buy(), as encoded in data' });

export const PurchaseAuthorization = z
  .object({
    ...terms,
    signature: hex.meta({ description: 'EIP-712 signature by the service’s signer' }),
    typedData: typedData('PurchaseAuthorization', BuyAuthorization).meta({ description: 'What was signed' }),
    tier: KycTier,
    purchaseParams: z
      .object({
        chainId: z.int(),
        to: walletAddress.meta({ description: 'The sale contract' }),
        data: hex.meta({ description: 'The complete calldata of buy()' }),
        value: z.literal('0'),
        functionName: z.literal('buy'),
        args: BuyArguments,
      })
      .meta({ id: 'PurchaseParams', description: 'A transaction for the buyer’s wallet to sign' }),
  })
  .meta({ id: 'PurchaseAuthorization', description: 'A signed authorization for the sale contract’s buy()' });

const SaleTypedData = withNulls({
  domain: typedDataDomain,
  types: typedDataTypes,
  signer: orNull(walletAddress).meta({
    description:
      'The account whose signatures the sale contract accepts; null while this server does not have its key, and authorizes nothing',
  }),
}).meta({ id: 'SaleTypedData', description: 'EIP-712 domain, types and signer, to verify a signature with' });

export const SaleRules = withNulls({
  tiers: z.array(z.object({ tier: KycTier, name: z.string(), maxUsd: z.string(), requirements: z.string() })),
  minContribution: units.meta({ description: 'Smallest payment-token units' }),
  signatureValiditySeconds: z.int(),
  paymentTokens: z.array(z.object({ address: walletAddress, symbol: z.string(), decimals: z.int() })),
  chainId: z.int(),
  inMemory: z.boolean().meta({
    description:
      'Whether the service simulates its chains, this one and all others: then no wallet may send or sign anything for them, except the sign-in message',
  }),
  saleContract: walletAddress,
  nftSaleContract: orNull(walletAddress).meta({
    description: 'The NFT sale contract, from which anyone can read the tiers; null when no NFTs are sold',
  }),
  auctions: z.array(walletAddress).meta({ description: 'GET /api/sale/auctions has their state' }),
  eip712: SaleTypedData,
}).meta({ id: 'SaleRules', description: 'The rules of the sale' });

export const SaleStatus = z
  .object({
    phase: z.enum(['upcoming', 'active', 'paused', 'ended']),
    tokensSold: units,
    tokensForSale: units,
    price: units.meta({ description: 'Payment-token units for one whole sale token' }),
    paused: z.boolean(),
    chainId: z.int(),
    saleContract: walletAddress,
    asOf: time,
  })
  .meta({ id: 'SaleStatus', description: 'The state of the sale contract' });

export const HistoryQuery = z.strictObject({
  wallet: walletAddress.meta({ description: 'The wallet whose purchases to list' }),
  limit: integerParam(1, 100).default(50).meta({ description: 'Maximum number of results', example: '50' }),
  cursor: z.string().min(1).max(200).optional().meta({ description: 'The nextCursor of the previous page' }),
});

const Purchase = z
  .object({
    txHash,
    logIndex: z.int(),
    blockNumber: z.int(),
    buyer: walletAddress,
    paymentToken: walletAddress,
    amount: units,
    tokens: units.meta({ description: 'Smallest units of the sale token' }),
    referrer: walletAddress,
    tier: z.int(),
    timestamp: time,
    confirmed: z.boolean().meta({ description: 'Whether its block has enough confirmations' }),
  })
  .meta({ id: 'Purchase', description: 'A Purchase event of the sale contract' });

const BoughtNft = z
  .object({ contract: walletAddress, tokenId: units, tierId: z.int(), amount: units, paymentToken: walletAddress })
  .meta({ id: 'BoughtNft', description: 'An NFT that the wallet bought with an authorization of this service' });

export const History = withNulls({
  purchases: z.array(Purchase),
  nextCursor: orNull(z.string()),
  nfts: z.array(BoughtNft).meta({ description: 'On the first page: the newest 100, once confirmed' }),
}).meta({
  id: 'PurchaseHistory',
  description: 'Purchases of a wallet, newest first',
});

export const Indexing = z
  .object({
    eventsProcessed: z.int(),
    fromBlock: z.int(),
    toBlock: z.int(),
    reorgDepth: z.int(),
    durationMs: z.number(),
  })
  .meta({ id: 'IndexingResult', description: 'The result of an indexing run' });
