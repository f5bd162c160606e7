import type { SaleUseCases } from '../../../application/sale/index.ts';
import { BID_PERMIT_TYPES } from '../../../domain/sale/bid-permit.ts';
import * as refused from '../../../domain/sale/errors.ts';
import type { SalePolicy } from '../../../domain/sale/sale-policy.ts';
import { chainUnavailable, notYourWallet, storeUnavailable } from '../../../domain/shared/failures.ts';
import { userNotFound } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { typedDataOf } from '../frame/wire/typed-data.ts';
import * as wire from './auction.schemas.ts';
import { INELIGIBLE, UNSIGNED } from './purchase-params.ts';

export const auctionRoutes = (sale: SaleUseCases, policy: SalePolicy) => [
  route({
    method: 'get',
    path: '/api/sale/auctions',
    operationId: 'viewAuctions',
    tag: 'Sale',
    summary: 'List the auctions with their schedule and clearing price',
    description: 'Reads the continuous clearing auctions at the chain’s head. `asOf` is the time of the reading.',
    access: 'public',
    limit: 'read',
    reply: data(wire.Auctions, 'The auctions'),
    fails: [refused.auctionUnknown, chainUnavailable, storeUnavailable],
    handle: async () => ({ auctions: await sale.viewAuctions() }),
  }),
  route({
    method: 'post',
    path: '/api/sale/authorize-bid',
    operationId: 'authorizeBid',
    idempotency: 'asks-outside',
    tag: 'Sale',
    summary: 'Authorize a bid in an auction',
    description:
      'Signs the permit that the auction’s validation hook requires, for exactly this amount, owner and sender. It is valid for 15 minutes and can be used once, at any price. Open bids count against the tier’s limit, refunds no longer do.',
    access: 'session',
    limit: 'sale',
    movesValue: 'by-its-rules',
    decides: 'bid',
    body: wire.AuthorizeBid,
    reply: data(wire.BidPermit, 'The signed permit'),
    fails: [
      refused.auctionUnknown,
      notYourWallet,
      userNotFound,
      refused.paymentTokenUnknown,
      refused.amountBelowMinimum,
      refused.amountDecimalsWrong,
      refused.bidSenderForeign,
      refused.auctionNotOpen,
      refused.bidPriceInvalid,
      refused.auctionCapExceeded,
      refused.aboveTierLimit,
      ...INELIGIBLE,
      ...UNSIGNED,
    ],
    handle: async ({ body: { wallet, sender, ...order }, caller, origin, inquiry }) => {
      const buyer = caller.actingFor(wallet);
      const signed = await sale.authorizeBid({ ...order, buyer, sender: sender ?? buyer }, origin, inquiry);
      const { permit, domain, signature, hookData, calldata, maxPrice, prevTickPrice, spender } = signed;
      const call = { chainId: policy.chainId, to: permit.auction, data: calldata, value: '0' as const };
      return {
        ...permit,
        ...{ signature, hookData },
        typedData: typedDataOf(domain, 'BidPermit', BID_PERMIT_TYPES, permit),
        bidParams: { ...call, maxPrice, prevTickPrice, spender },
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/sale/bids',
    operationId: 'viewBids',
    tag: 'Sale',
    summary: 'List a wallet’s bids and what they have bought',
    description:
      'Lists BidSubmitted events of the auctions with their exits and claims. `exit` is the call with which a bid can exit now, with its hints. The newest bids can still disappear until `confirmed` is true.',
    access: 'public',
    limit: 'read',
    query: wire.BidsQuery,
    reply: data(wire.Bids, 'The bids'),
    fails: [refused.auctionUnknown, chainUnavailable, storeUnavailable],
    handle: async ({ query: { wallet } }) => {
      return { bids: (await sale.bids(wallet)).map(wire.bidFields) };
    },
  }),
];
