import type { SaleUseCases } from '../../../application/sale/index.ts';
import { tierNumber } from '../../../domain/kyc/tier.ts';
import * as refused from '../../../domain/sale/errors.ts';
import type { SalePolicy } from '../../../domain/sale/sale-policy.ts';
import { chainUnavailable, notYourWallet, requestInvalid, storeUnavailable } from '../../../domain/shared/failures.ts';
import { referralCodeUnknown, userNotFound } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { eligibilityRoute } from './eligibility.routes.ts';
import { authorizeNftRoute } from './nft.routes.ts';
import { INELIGIBLE, purchaseParams, UNSIGNED } from './purchase-params.ts';
import * as wire from './sale.schemas.ts';

export const saleRoutes = (sale: SaleUseCases, policy: SalePolicy) => [
  route({
    method: 'get',
    path: '/api/sale/authorize',
    operationId: 'viewSaleRules',
    tag: 'Sale',
    summary: 'Get the rules of the sale and how to verify a signature',
    description:
      'Returns limits by tier, payment tokens, the sale contract, and the EIP-712 domain and types with which anyone can verify an authorization.',
    access: 'public',
    publicFor: 60,
    limit: 'read',
    reply: data(wire.SaleRules, 'The rules'),
    fails: [],
    handle: () => sale.viewRules(),
  }),
  route({
    method: 'post',
    path: '/api/sale/authorize',
    operationId: 'authorizePurchase',
    idempotency: 'asks-outside',
    tag: 'Sale',
    summary: 'Authorize a token purchase',
    description:
      'Signs the authorization that the sale contract’s `buy()` requires. It is valid for 15 minutes and can be used once. You can request any number of authorizations.',
    access: 'session',
    limit: 'sale',
    movesValue: 'by-its-rules',
    decides: 'buy',
    body: wire.AuthorizePurchase,
    reply: data(wire.PurchaseAuthorization, 'The signed authorization'),
    fails: [
      notYourWallet,
      userNotFound,
      referralCodeUnknown,
      refused.paymentTokenUnknown,
      refused.amountBelowMinimum,
      refused.selfReferral,
      refused.saleNotActive,
      refused.aboveTierLimit,
      ...INELIGIBLE,
      ...UNSIGNED,
    ],
    handle: async ({ body: { wallet, referrer, ...order }, caller, origin, inquiry }) => {
      const complete = { ...order, buyer: caller.actingFor(wallet), ...(referrer !== undefined && { referrer }) };
      const { authorization, signature, calldata } = await sale.authorizePurchase(complete, origin, inquiry);
      const call = { ...policy, functionName: 'buy' as const, calldata };
      const struct = { ...authorization, tier: tierNumber(authorization.tier) };
      return { ...authorization, signature, purchaseParams: purchaseParams(call, struct, signature) };
    },
  }),
  authorizeNftRoute(sale, policy),
  eligibilityRoute(sale),
  route({
    method: 'get',
    path: '/api/sale/status',
    operationId: 'viewSaleStatus',
    tag: 'Sale',
    summary: 'Get the phase, tokens sold and price from the sale contract',
    description: 'Reads the contract at the chain’s head. `asOf` is the time of the reading.',
    access: 'public',
    limit: 'read',
    reply: data(wire.SaleStatus, 'The current state of the sale'),
    fails: [chainUnavailable],
    handle: () => sale.viewStatus(),
  }),
  route({
    method: 'get',
    path: '/api/sale/history',
    operationId: 'viewPurchases',
    tag: 'Sale',
    summary: 'List a wallet’s purchases, newest first',
    description:
      'Lists Purchase events of the sale contract. The newest ones can still disappear until `confirmed` is true.',
    access: 'public',
    limit: 'read',
    query: wire.HistoryQuery,
    reply: data(wire.History, 'The purchases'),
    fails: [requestInvalid, storeUnavailable],
    handle: ({ query: { wallet, limit, cursor } }) =>
      sale.history(wallet, { limit, ...(cursor !== undefined && { cursor }) }),
  }),
  route({
    method: 'get',
    path: '/api/cron/indexer',
    operationId: 'indexPurchases',
    tag: 'Jobs',
    summary: 'Index the sale’s Purchase events',
    description:
      'Reads new Purchase events from the chain and replaces those of blocks that the chain dropped. The scheduler runs the same job.',
    access: 'cron',
    limit: 'write',
    reply: data(wire.Indexing, 'The result of the run'),
    fails: [chainUnavailable, storeUnavailable],
    handle: () => sale.indexPurchases(),
  }),
];
