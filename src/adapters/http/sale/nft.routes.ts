import type { SignedNftOrder } from '../../../application/sale/authorize-nft-purchase.ts';
import type { SaleUseCases } from '../../../application/sale/index.ts';
import * as refused from '../../../domain/sale/errors.ts';
import type { SalePolicy } from '../../../domain/sale/sale-policy.ts';
import { notYourWallet } from '../../../domain/shared/failures.ts';
import { userNotFound } from '../../../domain/user/errors.ts';
import { data } from '../reply.ts';
import { route } from '../route.ts';
import { INELIGIBLE } from './ineligible.ts';
import * as nft from './nft.schemas.ts';

export const authorizeNftRoute = (sale: SaleUseCases, policy: SalePolicy) =>
  route({
    method: 'post',
    path: '/api/sale/authorize-nft',
    operationId: 'authorizeNftPurchase',
    tag: 'Sale',
    summary: 'Authorize the mint of an NFT',
    description:
      'Signs what the NFT sale contract’s `buyNft()` needs. The amount is the price of the tier. Valid 15 minutes, usable once.',
    access: 'session',
    limit: 'sale',
    body: nft.AuthorizeNftPurchase,
    reply: data(nft.NftPurchaseAuthorization, 'The signed authorization'),
    fails: [
      refused.nftSaleNotConfigured,
      notYourWallet,
      userNotFound,
      refused.paymentTokenUnknown,
      refused.selfReferral,
      refused.nftTierUnavailable,
      refused.nftPriceMismatch,
      refused.aboveTierLimit,
      ...INELIGIBLE,
    ],
    handle: async ({ body: { wallet, referrer, ...order }, caller, origin }) => {
      const complete = { ...order, buyer: caller.actingFor(wallet), ...(referrer !== undefined && { referrer }) };
      return nftForWallet(await sale.authorizeNftPurchase(complete, origin), policy);
    },
  });

/** The authorization, and the transaction that the buyer's wallet signs with it. */
function nftForWallet({ authorization, signature, calldata, contract }: SignedNftOrder, { chainId }: SalePolicy) {
  return {
    ...authorization,
    signature,
    purchaseParams: {
      chainId,
      to: contract,
      data: calldata,
      value: '0' as const,
      functionName: 'buyNft' as const,
      args: [authorization, signature] as [typeof authorization, typeof signature],
    },
  };
}
