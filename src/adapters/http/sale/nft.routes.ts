import { z } from 'zod';
import type { SaleUseCases } from '../../../application/sale/index.ts';
import * as refused from '../../../domain/sale/errors.ts';
import { NFT_PURCHASE_AUTHORIZATION_TYPES } from '../../../domain/sale/purchase-authorization.ts';
import type { SalePolicy } from '../../../domain/sale/sale-policy.ts';
import { notYourWallet } from '../../../domain/shared/failures.ts';
import { referralCodeUnknown, selfReferral, userNotFound } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { typedData, typedDataOf } from '../frame/wire/typed-data.ts';
import { hex, uint256, units, walletAddress } from '../frame/wire/wire.ts';
import { INELIGIBLE, purchaseParams, UNSIGNED } from './purchase-params.ts';
import { referrer, signatureArgument } from './sale.schemas.ts';

const tokenId = uint256.meta({ description: 'The NFT’s token id', example: '77' });
const tierId = z.int().min(1).max(255).meta({ description: 'The contract’s price tier', example: 1 });

const AuthorizeNftPurchase = z
  .strictObject({
    wallet: walletAddress,
    amount: units.meta({ description: 'The price of the NFT tier, in smallest units of the payment token' }),
    paymentToken: walletAddress.meta({ description: 'One of the sale’s payment tokens' }),
    tokenId,
    tierId: tierId.default(1),
    referrer: referrer.optional(),
  })
  .meta({
    id: 'AuthorizeNftPurchase',
    description: 'A mint to authorize',
    example: {
      wallet: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      amount: '250000000',
      paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      tokenId: '77',
      tierId: 1,
    },
  });

const terms = {
  buyer: walletAddress,
  paymentToken: walletAddress,
  amount: units,
  tokenId,
  tierId,
  referrer: walletAddress.meta({ description: 'The zero address when there is none' }),
  nonce: uint256.meta({ description: 'Single use' }),
  deadline: uint256.meta({ description: 'Unix seconds' }),
};

const BuyNftAuthorization = z
  .object(terms)
  .meta({ id: 'BuyNftAuthorization', description: 'The struct argument of buyNft()' });

const BuyNftArguments = z
  .tuple([BuyNftAuthorization, signatureArgument])
  .meta({ description: 'The arguments of buyNft(), as encoded in data' });

const NftPurchaseAuthorization = z
  .object({
    ...terms,
    signature: hex.meta({ description: 'EIP-712 signature by the service’s signer' }),
    typedData: typedData('NftPurchaseAuthorization', BuyNftAuthorization).meta({ description: 'What was signed' }),
    purchaseParams: z
      .object({
        chainId: z.int(),
        to: walletAddress.meta({ description: 'The NFT sale contract' }),
        data: hex.meta({ description: 'The complete calldata of buyNft()' }),
        value: z.literal('0'),
        functionName: z.literal('buyNft'),
        args: BuyNftArguments,
      })
      .meta({ id: 'NftPurchaseParams', description: 'A transaction for the buyer’s wallet to sign' }),
  })
  .meta({ id: 'NftPurchaseAuthorization', description: 'A signed authorization for the NFT sale contract’s buyNft()' });

export const authorizeNftRoute = (sale: SaleUseCases, policy: SalePolicy) =>
  route({
    method: 'post',
    path: '/api/sale/authorize-nft',
    operationId: 'authorizeNftPurchase',
    idempotency: 'asks-outside',
    tag: 'Sale',
    summary: 'Authorize the mint of an NFT',
    description:
      'Signs the authorization that the NFT sale contract’s `buyNft()` requires. amount must be the price of the NFT tier. The authorization is valid for 15 minutes and can be used once.',
    access: 'session',
    limit: 'sale',
    movesValue: 'by-its-rules',
    decides: 'mint',
    body: AuthorizeNftPurchase,
    reply: data(NftPurchaseAuthorization, 'The signed authorization'),
    fails: [
      refused.nftSaleNotConfigured,
      notYourWallet,
      userNotFound,
      referralCodeUnknown,
      refused.paymentTokenUnknown,
      selfReferral,
      refused.nftTierUnavailable,
      refused.nftOutsideTier,
      refused.nftPriceMismatch,
      refused.aboveTierLimit,
      ...INELIGIBLE,
      ...UNSIGNED,
    ],
    handle: async ({ body: { wallet, referrer, ...order }, caller, origin, inquiry }) => {
      const complete = { ...order, buyer: caller.actingFor(wallet), ...(referrer !== undefined && { referrer }) };
      const signed = await sale.authorizeNftPurchase(complete, origin, inquiry);
      const { authorization, domain, signature } = signed;
      const signedData = typedDataOf(
        domain,
        'NftPurchaseAuthorization',
        NFT_PURCHASE_AUTHORIZATION_TYPES,
        authorization,
      );
      const call = { ...signed, chainId: policy.chainId, functionName: 'buyNft' as const };
      return {
        ...authorization,
        signature,
        typedData: signedData,
        purchaseParams: purchaseParams(call, authorization, signature),
      };
    },
  });
