import type { SaleUseCases } from '../../../application/sale/index.ts';
import * as refused from '../../../domain/sale/errors.ts';
import type { SalePolicy } from '../../../domain/sale/sale-policy.ts';
import { notYourWallet } from '../../../domain/shared/failures.ts';
import { referralCodeUnknown, userNotFound } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { INELIGIBLE, UNSIGNED } from './ineligible.ts';
import * as nft from './nft.schemas.ts';
import { purchaseParams } from './purchase-params.ts';

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
    body: nft.AuthorizeNftPurchase,
    reply: data(nft.NftPurchaseAuthorization, 'The signed authorization'),
    fails: [
      refused.nftSaleNotConfigured,
      notYourWallet,
      userNotFound,
      referralCodeUnknown,
      refused.paymentTokenUnknown,
      refused.selfReferral,
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
      const { authorization, signature } = signed;
      const call = { ...signed, chainId: policy.chainId, functionName: 'buyNft' as const };
      return { ...authorization, signature, purchaseParams: purchaseParams(call, authorization, signature) };
    },
  });
