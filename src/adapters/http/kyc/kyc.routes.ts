import type { KycUseCases } from '../../../application/kyc/index.ts';
import {
  callbackNotAllowed,
  kycSessionForeign,
  kycSessionOpen,
  kycSessionUnknown,
  kycUnavailable,
  strangerKycLimit,
  tierAlreadyApproved,
  webhookRefused,
  webhookUnreadable,
} from '../../../domain/kyc/errors.ts';
import { notYourWallet, signInRequired, storeUnavailable, upstreamBudget } from '../../../domain/shared/failures.ts';
import { Answer, data, flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import {
  KycQuery,
  KycStatus,
  KycUpgrade,
  KycWebhook,
  LinkKycSession,
  OpenedKycSession,
  OpenKycSession,
  UpgradeQuery,
  WebhookOutcome,
} from './kyc.schemas.ts';

export const kycRoutes = (kyc: KycUseCases) => [
  route({
    method: 'get',
    path: '/api/kyc/session',
    operationId: 'viewKyc',
    tag: 'KYC',
    summary: 'Get the identity verification status of a wallet',
    description:
      'The link to a verification is shown only to the wallet’s own session that opened or linked it; it is null for everybody else.',
    access: 'optional',
    writes: true,
    limit: 'read',
    query: KycQuery,
    reply: flat(KycStatus, 'The status'),
    fails: [storeUnavailable],
    handle: ({ query: { wallet, readonly }, caller, origin }) =>
      readonly === 'true'
        ? kyc.viewKyc(wallet, caller?.wallet)
        : kyc.refreshKyc(wallet, caller?.wallet, origin.network),
  }),
  route({
    method: 'post',
    path: '/api/kyc/session',
    operationId: 'openKycSession',
    idempotency: 'acts-outside',
    tag: 'KYC',
    summary: 'Open an identity verification; repeated requests return the open one',
    description:
      'Without the wallet’s session, a verification is opened only for a wallet that has neither a user nor a verification, and its link is shown in that one response and never again. For every other wallet nothing is opened and the link is null. The wallet’s own session always receives a link of its own; from then on only verifications that it opened or linked count: for status, tier, country, person and limits.',
    access: 'optional',
    limit: 'write',
    movesValue: true,
    actsFor: ({ body: { wallet } }) => [wallet],
    body: OpenKycSession,
    reply: flat(OpenedKycSession, 'The verification'),
    fails: [
      callbackNotAllowed,
      tierAlreadyApproved,
      strangerKycLimit,
      signInRequired,
      kycUnavailable,
      upstreamBudget,
      storeUnavailable,
    ],
    handle: async ({ body: { wallet, ...wish }, caller, origin }) => {
      const opened = await kyc.openSession(wallet, wish, caller?.session, origin.network);
      return new Answer(opened, { isShownOnce: caller?.wallet !== wallet && opened.verificationUrl !== undefined });
    },
  }),
  route({
    method: 'post',
    path: '/api/kyc/link-session',
    operationId: 'linkKycSession',
    idempotency: 'asks-outside',
    tag: 'KYC',
    summary: 'Link a verification that the identity provider holds for the wallet',
    description:
      'Use it when a user completed a verification that this service does not list, for example after a lost redirect, or one that was opened without the wallet’s session, once it is decided. The provider’s record must name the wallet. From then on only verifications that the wallet’s session opened or linked count.',
    access: 'session',
    limit: 'write',
    movesValue: true,
    body: LinkKycSession,
    reply: data(KycStatus, 'Linked'),
    fails: [notYourWallet, kycSessionUnknown, kycSessionForeign, kycSessionOpen, kycUnavailable, upstreamBudget],
    handle: ({ body, caller }) => kyc.linkSession(caller.sessionOf(body.wallet), body.sessionId),
  }),
  route({
    method: 'get',
    path: '/api/kyc/upgrade-url',
    operationId: 'upgradeKyc',
    tag: 'KYC',
    summary: 'Get where to verify for a higher tier; repeated requests return the same URL',
    description:
      'Opens a verification for the tier, or returns the open one. For TIER_3 it returns where accredited investors apply.',
    access: 'session',
    writes: true,
    limit: 'write',
    movesValue: true,
    query: UpgradeQuery,
    reply: data(KycUpgrade, 'The upgrade'),
    fails: [notYourWallet, tierAlreadyApproved, kycUnavailable, upstreamBudget, storeUnavailable],
    handle: async ({ query: { wallet, tier }, caller }) =>
      new Answer(await kyc.upgrade(caller.sessionOf(wallet), tier), { headers: { 'cache-control': 'no-store' } }),
  }),
  route({
    method: 'post',
    path: '/api/kyc/webhook',
    operationId: 'receiveKycWebhook',
    tag: 'KYC',
    summary: 'Receive a result from the identity provider',
    description: 'The provider’s signature is verified over the raw bytes. Repeated and late events change nothing.',
    access: 'webhook',
    limit: 'webhook',
    raw: true,
    body: KycWebhook,
    reply: data(WebhookOutcome, 'Received'),
    fails: [webhookRefused, webhookUnreadable, kycUnavailable, storeUnavailable],
    handle: ({ delivery }) => kyc.receiveWebhook(delivery),
  }),
];
