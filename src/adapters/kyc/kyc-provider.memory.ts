import { getAddress, isAddress } from 'ethers';
import { z } from 'zod';
import type {
  KycProvider,
  KycSessionRequest,
  OpenedKycSession,
  ReportedIdentity,
  ReportedKycSession,
} from '../../application/ports/kyc.ts';
import type { Clock, Random, WebhookDelivery } from '../../application/ports/system.ts';
import { webhookRefused } from '../../domain/kyc/errors.ts';
import type { KycEvent, KycSessionStatus } from '../../domain/kyc/kyc-session.ts';
import { KYC_TIERS, type KycTier } from '../../domain/kyc/tier.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { sameSecret } from '../local/constant-time.ts';
import { webhookBody } from './webhook-body.ts';

export type InMemoryKycSettings = Readonly<{
  /** The verification URL of a session is this URL with the session id as an additional path segment. */
  baseUrl: string;
  /** The required value of `X-Webhook-Secret`. */
  webhookSecret: string;
}>;

type FarSession = Readonly<{
  wallet: WalletAddress;
  tier: KycTier;
  status: KycSessionStatus;
  at: Date;
  decided: boolean;
  identity: ReportedIdentity;
}>;
type Announcement = Omit<KycEvent, 'identity'> &
  Readonly<{ wallet: WalletAddress; tier: KycTier; identity: ReportedIdentity }>;

/** An identity provider in memory: it reports the decisions made through `decide`, or received in an authentic webhook. */
export class InMemoryKycProvider implements KycProvider {
  readonly #sessions = new Map<string, FarSession>();
  readonly #clock: Clock;
  readonly #random: Pick<Random, 'uuid'>;
  readonly #settings: InMemoryKycSettings;

  constructor(
    { clock, random }: Readonly<{ clock: Clock; random: Pick<Random, 'uuid'> }>,
    settings: InMemoryKycSettings,
  ) {
    this.#clock = clock;
    this.#random = random;
    this.#settings = settings;
  }

  async openSession({ wallet, tier }: KycSessionRequest): Promise<OpenedKycSession> {
    const id = this.#random.uuid();
    this.#sessions.set(id, { wallet, tier, status: 'pending', at: this.#clock.now(), decided: false, identity: {} });
    return { id, url: this.#urlOf(id) };
  }

  async report(sessionId: string): Promise<ReportedKycSession | undefined> {
    const session = this.#sessions.get(sessionId);
    if (session === undefined) return undefined;
    const { wallet, tier, status, at, identity } = session;
    const person = status === 'approved' && Object.keys(identity).length > 0 && { identity };
    return { sessionId, wallet, tier, status, ...person, url: this.#urlOf(sessionId), occurredAt: new Date(at) };
  }

  readWebhook({ headers, body }: WebhookDelivery): KycEvent {
    if (!sameSecret(headers['x-webhook-secret'], this.#settings.webhookSecret)) throw webhookRefused();
    const { identity, ...event } = readAnnouncement(body);
    this.#learn({ ...event, identity });
    return event;
  }

  /** Knows from now on a session that another process opened; a session that is known stays as it is. */
  adopt(
    sessionId: string,
    session: Readonly<{ wallet: WalletAddress; tier: KycTier; status: KycSessionStatus; at: Date }>,
  ) {
    if (!this.#sessions.has(sessionId))
      this.#sessions.set(sessionId, { ...session, decided: session.status !== 'pending', identity: {} });
  }

  /** Records a decision, and returns the webhook that the provider would send. Throws for an unknown session. */
  decide(
    sessionId: string,
    status: KycSessionStatus,
    occurredAt: Date,
    identity: ReportedIdentity = {},
  ): WebhookDelivery {
    const session = this.#sessions.get(sessionId);
    if (session === undefined) throw new Error(`no verification session ${sessionId}`);
    const { wallet, tier } = session;
    this.#sessions.set(sessionId, { wallet, tier, status, at: new Date(occurredAt), decided: true, identity });
    const body = {
      eventId: this.#random.uuid(),
      sessionId,
      wallet,
      status,
      tier,
      occurredAt: occurredAt.toISOString(),
      ...identity,
    };
    return {
      headers: { 'content-type': 'application/json', 'x-webhook-secret': this.#settings.webhookSecret },
      body: Buffer.from(JSON.stringify(body)),
    };
  }

  #urlOf(id: string): string {
    return `${this.#settings.baseUrl.replace(/\/$/, '')}/${id}`;
  }

  /** Stores the decision of a webhook, also for sessions opened elsewhere; an older decision does not replace a newer one. */
  #learn({ sessionId, wallet, tier, status, occurredAt, identity }: Announcement): void {
    const known = this.#sessions.get(sessionId);
    if (known !== undefined && (known.wallet !== wallet || (known.decided && occurredAt < known.at))) return;
    this.#sessions.set(sessionId, {
      wallet,
      tier: known?.tier ?? tier,
      status,
      at: new Date(occurredAt),
      decided: status !== 'pending',
      identity,
    });
  }
}

const Identifier = z.string().min(1).max(200);
const Wallet = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .refine(isAddress, 'is not an address with a valid checksum')
  .transform((text) => getAddress(text) as WalletAddress);

const Webhook = z.strictObject({
  eventId: Identifier,
  sessionId: Identifier,
  wallet: Wallet,
  status: z.enum(['approved', 'rejected', 'pending']),
  tier: z.enum(KYC_TIERS),
  occurredAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .exactOptional(),
  region: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
    .exactOptional(),
  personId: Identifier.exactOptional(),
});

function readAnnouncement(body: Uint8Array): Announcement {
  const { eventId, countryCode, region, personId, ...rest } = webhookBody(body, Webhook);
  const identity = {
    ...(countryCode !== undefined && { countryCode }),
    ...(region !== undefined && { region }),
    ...(personId !== undefined && { personId }),
  };
  return { id: eventId, ...rest, identity };
}
