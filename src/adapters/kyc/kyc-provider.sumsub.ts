import type { z } from 'zod';
import type {
  KycProvider,
  KycSessionRequest,
  OpenedKycSession,
  ReportedKycSession,
} from '../../application/ports/kyc.ts';
import type { Random, WebhookDelivery } from '../../application/ports/system.ts';
import { kycUnavailable } from '../../domain/kyc/errors.ts';
import type { KycEvent, KycSessionStatus } from '../../domain/kyc/kyc-session.ts';
import type { UpstreamRequest } from '../upstream/request.ts';
import { inWords, Upstream } from '../upstream/upstream.ts';
import { identityOf } from './document-identity.ts';
import type { KycProviderRecord, KycTools } from './provider-record.ts';
import { type Applicant, applicantOf, createdAs, documentOf, Link, walletOf } from './sumsub-applicant.ts';
import { type Verdict, verdictOf } from './sumsub-review.ts';
import { readSumsubSettings, type SumsubSettings, WEBHOOK_SECRET } from './sumsub-settings.ts';
import { sumsubSignature } from './sumsub-signature.ts';
import { readSumsubWebhook } from './sumsub-webhook.ts';
import { tierNamed } from './tier-names.ts';

export const SUMSUB: KycProviderRecord<SumsubSettings> = {
  upstream: 'Sumsub',
  webhookSecret: WEBHOOK_SECRET,
  settings: readSumsubSettings,
  make: (settings, tools) => new SumsubKycProvider(settings, tools),
};

/** A user who started before the link expired may finish. */
const GRACE_MS = 3_600_000;

/** Review statuses in which the user has to act. */
const AT_THE_PERSON = ['init', 'awaitingUser', 'completed'];

/**
 * Sumsub's applicants, one per session; the external user id is the session id (docs.sumsub.com, "Create applicant",
 * "Generate external WebSDK link", "Get applicant data"). Not documented, and to be verified in Sumsub's sandbox: that
 * a link may be valid for days, and that its redirects need no signing key.
 */
export class SumsubKycProvider implements KycProvider {
  readonly #upstream: Upstream;
  readonly #random: Pick<Random, 'uuid'>;
  readonly #settings: SumsubSettings;

  constructor(settings: SumsubSettings, { random, ...tools }: KycTools) {
    const { baseUrl, tuning } = settings;
    // Below Sumsub's limit of 50 POSTs in five seconds.
    const allowance = { calls: 45, perMs: 5_000 };
    const sign = sumsubSignature(settings, tools.clock);
    this.#upstream = new Upstream({ name: SUMSUB.upstream, baseUrl, allowance, sign, ...tuning }, tools);
    this.#random = random;
    this.#settings = settings;
  }

  /** Each call creates an applicant; a repetition of the same HTTP request does not. */
  async openSession({ wallet, tier, callbackUrl }: KycSessionRequest): Promise<OpenedKycSession> {
    const levelName = this.#settings.levels[tier];
    if (levelName === undefined) throw new Error(`no Sumsub level is configured for ${tier}`);
    const id = `${wallet}-${this.#random.uuid()}`;
    const applicant = {
      operation: 'open',
      path: ['resources', 'applicants'],
      query: { levelName },
      body: { externalUserId: id },
    };
    await this.#ask({ ...applicant, explainedOn: [409] }, createdAs(id));
    const link = { levelName, userId: id, ttlInSecs: this.#settings.linkSeconds };
    const redirect = callbackUrl !== undefined && { redirect: { successUrl: callbackUrl, rejectUrl: callbackUrl } };
    const path = ['resources', 'sdkIntegrations', 'levels', '-', 'websdkLink'];
    const opened = await this.#ask({ operation: 'link', path, body: { ...link, ...redirect } }, Link);
    if (opened.value === undefined) throw kycUnavailable();
    return { id, url: opened.value.url };
  }

  async report(sessionId: string): Promise<ReportedKycSession | undefined> {
    const wallet = walletOf(sessionId);
    if (wallet === undefined) return undefined;
    const applicant = { name: '-', parameters: { externalUserId: sessionId } };
    const request = { operation: 'applicant', path: ['resources', 'applicants', applicant, 'one'], absentOn: [404] };
    const { value, asOf } = await this.#ask(request, applicantOf(sessionId));
    if (value === undefined) return undefined;
    const tier = tierNamed(this.#settings.levels, value.review.levelName);
    const standing = this.#standing(value, tier !== undefined, asOf);
    return {
      sessionId,
      wallet,
      ...(tier !== undefined && { tier }),
      ...standing,
      ...(standing.status === 'approved' && identityOf(documentOf(value))),
    };
  }

  readWebhook(delivery: WebhookDelivery): KycEvent {
    const { appToken, webhookSecret, previousWebhookSecret, levels } = this.#settings;
    const {
      type,
      createdAtMs: occurredAt,
      ...said
    } = readSumsubWebhook(delivery, [webhookSecret, previousWebhookSecret]);
    const sessionId = said.externalUserId ?? said.applicantId;
    const wallet = walletOf(sessionId);
    const tier = tierNamed(levels, said.levelName ?? undefined);
    const isReal = !said.testMode && (!said.sandboxMode || isOfSandbox(appToken));
    const verdict = isReal ? said.verdict : 'none';
    const status = statusOf(verdict, tier !== undefined);
    return {
      id: [sessionId, type, isReal ? verdict : 'rehearsal', occurredAt.getTime()].join(':'),
      sessionId,
      ...(wallet !== undefined && { wallet }),
      ...(tier !== undefined && { tier }),
      status,
      ...(verdict === 'again' && { reopens: true as const }),
      occurredAt,
    };
  }

  /** When the link has expired and the user has to act, the user may open another session. */
  #standing(
    { createdAt, review }: Applicant,
    isOurs: boolean,
    asOf: Date,
  ): Pick<ReportedKycSession, 'status' | 'occurredAt'> {
    const status = statusOf(verdictOf(review), isOurs);
    if (status !== 'pending') return { status, occurredAt: review.reviewDate ?? asOf };
    const endsAt = createdAt.getTime() + this.#settings.linkSeconds * 1_000 + GRACE_MS;
    const isLost = AT_THE_PERSON.includes(review.reviewStatus) && asOf.getTime() > endsAt;
    return { status: isLost ? 'rejected' : 'pending', occurredAt: asOf };
  }

  #ask<T>(request: UpstreamRequest, shape: z.ZodType<T>) {
    return this.#upstream.ask(request, shape).catch(inWords(kycUnavailable));
  }
}

/** An approval at a level that is not configured does not verify any tier. */
function statusOf(verdict: Verdict, isOurs: boolean): KycSessionStatus {
  if (verdict === 'rejected') return 'rejected';
  return verdict === 'approved' && isOurs ? 'approved' : 'pending';
}

/** Sumsub's sandbox tokens, for which documents are not verified, start with this prefix. */
const isOfSandbox = (appToken: string) => appToken.startsWith('sbx:');
