import { z } from 'zod';
import type {
  KycProvider,
  KycSessionRequest,
  OpenedKycSession,
  ReportedKycSession,
} from '../../application/ports/kyc.ts';
import type { WebhookDelivery } from '../../application/ports/system.ts';
import { kycUnavailable } from '../../domain/kyc/errors.ts';
import type { KycEvent, KycSessionStatus } from '../../domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { toWalletAddress } from '../local/address.ts';
import { inWords, Upstream, type UpstreamTools } from '../upstream/upstream.ts';
import { type DiditSettings, readDiditSettings, WEBHOOK_SECRET } from './didit-settings.ts';
import { readDiditWebhook } from './didit-webhook.ts';
import { identityOf } from './document-identity.ts';
import type { KycProviderRecord } from './provider-record.ts';
import { tierNamed } from './tier-names.ts';
import type { WebhookSecrets } from './webhook-body.ts';

export const DIDIT: KycProviderRecord<DiditSettings> = {
  upstream: 'Didit',
  webhookSecret: WEBHOOK_SECRET,
  settings: readDiditSettings,
  make: (settings, tools) => new DiditKycProvider(settings, tools),
};

/** Didit's hosted sessions, API version 3 (docs.didit.me, "Create Session", "Retrieve Session", "Verification Statuses"). */
export class DiditKycProvider implements KycProvider {
  readonly #upstream: Upstream;
  readonly #webhookSecrets: WebhookSecrets;
  readonly #workflows: DiditSettings['workflows'];

  constructor(settings: DiditSettings, tools: UpstreamTools) {
    const { baseUrl, apiKey, webhookSecret, previousWebhookSecret, workflows, tuning } = settings;
    // Below Didit's limit of 100 decisions per minute.
    const allowance = { calls: 90, perMs: 60_000 };
    const headers = { 'x-api-key': apiKey };
    this.#upstream = new Upstream({ name: DIDIT.upstream, baseUrl, allowance, headers, ...tuning }, tools);
    this.#webhookSecrets = [webhookSecret, previousWebhookSecret];
    this.#workflows = workflows;
  }

  /** Can be repeated: Didit returns the unfinished session of the same vendor data and workflow instead of creating another. */
  async openSession({ wallet, tier, openedBy, ended = 0, callbackUrl }: KycSessionRequest): Promise<OpenedKycSession> {
    const workflow = this.#workflows[tier];
    if (workflow === undefined) throw new Error(`no Didit workflow is configured for ${tier}`);
    const body = {
      workflow_id: workflow,
      vendor_data: `${wallet}:${openedBy}${ended === 0 ? '' : `:${ended}`}`,
      metadata: { tier },
      callback: callbackUrl,
    };
    const request = { operation: 'open', path: ['session'], trailingSlash: true as const, body };
    const { value } = await this.#upstream.ask(request, OpenedSession).catch(inWords(kycUnavailable));
    if (value === undefined) throw kycUnavailable();
    return { id: value.session_id, url: value.url };
  }

  async report(sessionId: string): Promise<ReportedKycSession | undefined> {
    if (!z.guid().safeParse(sessionId).success) return undefined;
    const request = {
      operation: 'decision',
      path: ['session', sessionId, 'decision'],
      trailingSlash: true as const,
      absentOn: [404],
    };
    const { value, asOf } = await this.#upstream.ask(request, decisionOf(sessionId)).catch(inWords(kycUnavailable));
    const wallet = walletOf(value?.vendor_data);
    if (value === undefined || wallet === undefined) return undefined;
    const tier = tierNamed(this.#workflows, value.workflow_id);
    const status = statusOf(value.status);
    return {
      sessionId,
      wallet,
      ...(tier !== undefined && { tier }),
      status,
      ...(status === 'approved' && identityOf(documentOf(value))),
      url: value.session_url,
      // A decision has no timestamp.
      occurredAt: status === 'approved' ? value.created_at : asOf,
    };
  }

  readWebhook(delivery: WebhookDelivery, now: Date): KycEvent {
    const { workflow_id: workflow, ...event } = readDiditWebhook(delivery, this.#webhookSecrets, now);
    const wallet = walletOf(event.vendor_data);
    const tier = tierNamed(this.#workflows, workflow);
    return {
      id: event.event_id ?? `${event.session_id}:${event.status}:${event.timestamp.getTime() / 1000}`,
      sessionId: event.session_id,
      ...(wallet !== undefined && { wallet }),
      ...(tier !== undefined && { tier }),
      status: statusOf(event.status),
      occurredAt: event.timestamp,
    };
  }
}

/**
 * The wallet, alone or with who opened the session, which keeps the sessions of owner and stranger apart, and with how many of the owner's
 * ended before, which keeps one that ended only here, by an erasure, from being returned again.
 */
const VENDOR_DATA = /^(0x[0-9a-fA-F]{40})(?::(?:owner|stranger)(?::[1-9]\d{0,9})?)?$/;

function walletOf(vendorData: string | null | undefined): WalletAddress | undefined {
  return toWalletAddress(VENDOR_DATA.exec(vendorData ?? '')?.[1] ?? '');
}

const OpenedSession = z.object({ session_id: z.guid(), url: z.url({ protocol: /^https?$/ }) });

const IdVerification = z.object({
  status: z.string().nullish(),
  issuing_state: z.string().nullish(),
  document_number: z.string().nullish(),
});

/** The document that was approved; of several, the last. */
function documentOf({ id_verifications: read }: Pick<Decision, 'id_verifications'>) {
  const document = read?.findLast(({ status }) => status === 'Approved');
  return { country: document?.issuing_state, number: document?.document_number };
}

/** The decision on this session; a response about another session is invalid. */
const decisionOf = (sessionId: string) =>
  z.object({
    session_id: z.literal(sessionId),
    status: z.string(),
    vendor_data: z.string().nullish(),
    workflow_id: z.string(),
    session_url: z.url({ protocol: /^https?$/ }),
    id_verifications: z.array(IdVerification).nullish(),
    created_at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  });

type Decision = z.output<ReturnType<typeof decisionOf>>;

const DECIDED: Readonly<Record<string, KycSessionStatus>> = {
  Approved: 'approved',
  Declined: 'rejected',
  // Nobody will finish these sessions; the user may open another one.
  Expired: 'rejected',
  Abandoned: 'rejected',
  // The approval has expired.
  'Kyc Expired': 'rejected',
};

/** Every other status, including an unknown one, is not a decision. */
const statusOf = (status: string): KycSessionStatus =>
  (Object.hasOwn(DECIDED, status) ? DECIDED[status] : undefined) ?? 'pending';
