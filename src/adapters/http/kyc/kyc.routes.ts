import type { KycUseCases } from '../../../application/kyc/index.ts';
import {
  callbackNotAllowed,
  kycUnavailable,
  tierAlreadyApproved,
  webhookRefused,
  webhookUnreadable,
} from '../../../domain/kyc/errors.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { data, flat } from '../reply.ts';
import { route } from '../route.ts';
import { KycQuery, KycStatus, KycWebhook, OpenedKycSession, OpenKycSession, WebhookOutcome } from './kyc.schemas.ts';

export const kycRoutes = (kyc: KycUseCases) => [
  route({
    method: 'get',
    path: '/api/kyc/session',
    operationId: 'viewKyc',
    tag: 'KYC',
    summary: 'Where a wallet stands with its identity verification',
    access: 'public',
    limit: 'read',
    query: KycQuery,
    reply: flat(KycStatus, 'The status'),
    fails: [storeUnavailable],
    handle: ({ query }) => kyc.viewKyc(query.wallet),
  }),
  route({
    method: 'post',
    path: '/api/kyc/session',
    operationId: 'openKycSession',
    tag: 'KYC',
    summary: 'Open an identity verification; asking again answers the open one',
    access: 'public',
    limit: 'write',
    body: OpenKycSession,
    reply: flat(OpenedKycSession, 'The verification'),
    fails: [callbackNotAllowed, tierAlreadyApproved, kycUnavailable, storeUnavailable],
    handle: ({ body: { wallet, ...wish } }) => kyc.openSession(wallet, wish),
  }),
  route({
    method: 'post',
    path: '/api/kyc/webhook',
    operationId: 'receiveKycWebhook',
    tag: 'KYC',
    summary: 'The identity provider reports a result',
    access: 'webhook',
    limit: 'webhook',
    raw: true,
    body: KycWebhook,
    reply: data(WebhookOutcome, 'Received'),
    fails: [webhookRefused, webhookUnreadable, storeUnavailable],
    handle: ({ delivery }) => kyc.receiveWebhook(delivery),
  }),
];
