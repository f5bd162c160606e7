import { z } from 'zod';
import type { SaleUseCases } from '../../../application/sale/index.ts';
import { tierNumber } from '../../../domain/kyc/tier.ts';
import * as refused from '../../../domain/sale/errors.ts';
import { PURCHASE_AUTHORIZATION_TYPES } from '../../../domain/sale/purchase-authorization.ts';
import type { SalePolicy } from '../../../domain/sale/sale-policy.ts';
import { chainUnavailable, notYourWallet, requestInvalid, storeUnavailable } from '../../../domain/shared/failures.ts';
import { referralCodeUnknown, selfReferral, userNotFound } from '../../../domain/user/errors.ts';
import { finding } from '../decision/decision.schemas.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { typedDataOf } from '../frame/wire/typed-data.ts';
import { orNull, units, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { KycTier } from '../kyc/kyc.schemas.ts';
import { auctionRoutes } from './auction.routes.ts';
import { bidPrice } from './auction.schemas.ts';
import { authorizeNftRoute } from './nft.routes.ts';
import { INELIGIBLE, purchaseParams, UNSIGNED } from './purchase-params.ts';
import { remedyOf } from './remedies.ts';
import * as wire from './sale.schemas.ts';

const EligibilityQuery = z.strictObject({
  wallet: walletAddress,
  amount: units
    .optional()
    .meta({ description: 'Smallest units of the payment token; without it the minimum', example: '250000000' }),
  paymentToken: walletAddress
    .optional()
    .meta({ description: 'One of the sale’s payment tokens; without it the first' }),
  auction: walletAddress.optional().meta({ description: 'Applies the rules of a bid in this auction instead' }),
  maxPrice: bidPrice.optional().meta({ description: 'Of a bid; without it the lowest that the auction takes' }),
});

const Checked = withNulls({
  ...finding,
  remedy: orNull(z.string()).meta({ description: 'The operationId that mends it', example: 'openKycSession' }),
}).meta({ id: 'EligibilityRule', description: 'The outcome of a rule, and what to do about it' });

const Eligibility = withNulls({
  eligible: z.boolean(),
  tier: orNull(KycTier),
  remaining: orNull(units).meta({ description: 'What the wallet may still buy; null while it is unknown' }),
  rules: z.array(Checked),
}).meta({ id: 'SaleEligibility', description: 'Whether a wallet may buy' });

const eligibilityRoute = (sale: SaleUseCases) =>
  route({
    method: 'get',
    path: '/api/sale/eligibility',
    operationId: 'viewSaleEligibility',
    tag: 'Sale',
    summary: 'Check whether a wallet may buy, rule by rule',
    description:
      'Applies the rules of `POST /api/sale/authorize`, or of `POST /api/sale/authorize-bid`, and signs nothing. No decision is recorded.',
    access: 'session',
    limit: 'read',
    query: EligibilityQuery,
    reply: data(Eligibility, 'Every rule and its outcome'),
    fails: [notYourWallet, refused.auctionUnknown],
    handle: async ({ query: { wallet, ...query }, caller, origin }) => {
      const asked = Object.entries(query).filter(([, value]) => value !== undefined);
      const wish = { wallet: caller.actingFor(wallet), ...Object.fromEntries(asked) };
      const { tier, remaining, rules, eligible } = await sale.viewEligibility(wish, origin);
      return {
        eligible,
        ...(tier !== undefined && { tier }),
        ...(remaining !== undefined && { remaining }),
        rules: rules.map(({ fact: _, ...finding }) => ({ ...finding, ...remedyOf(finding) })),
      };
    },
  });

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
      refused.amountDecimalsWrong,
      selfReferral,
      refused.saleNotActive,
      refused.aboveTierLimit,
      ...INELIGIBLE,
      ...UNSIGNED,
    ],
    handle: async ({ body: { wallet, referrer, ...order }, caller, origin, inquiry }) => {
      const complete = { ...order, buyer: caller.actingFor(wallet), ...(referrer !== undefined && { referrer }) };
      const { authorization, domain, signature, calldata } = await sale.authorizePurchase(complete, origin, inquiry);
      const call = { ...policy, functionName: 'buy' as const, calldata };
      const struct = { ...authorization, tier: tierNumber(authorization.tier) };
      const typedData = typedDataOf(domain, 'PurchaseAuthorization', PURCHASE_AUTHORIZATION_TYPES, struct);
      return { ...authorization, signature, typedData, purchaseParams: purchaseParams(call, struct, signature) };
    },
  }),
  authorizeNftRoute(sale, policy),
  ...auctionRoutes(sale, policy),
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
      'Lists Purchase events of the sale contract. The newest ones can still disappear until `confirmed` is true. `nfts` are listed once their blocks are confirmed.',
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
    summary: 'Index the events of the sale and its auctions',
    description:
      'Reads new events from the chain and replaces those of blocks that the chain dropped. The blocks are those of the sale. The scheduler runs the same jobs.',
    access: 'cron',
    limit: 'write',
    reply: data(wire.Indexing, 'The result of the run'),
    fails: [chainUnavailable, storeUnavailable],
    handle: async () => {
      const { eventsProcessed, ...indexed } = await sale.indexPurchases();
      return { ...indexed, eventsProcessed: eventsProcessed + (await sale.indexAuctions()) };
    },
  }),
];
