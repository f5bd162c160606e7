import { createHmac, randomBytes } from 'node:crypto';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import type { Clock, WebhookDelivery } from '../../../src/application/ports/system.ts';
import { type Asked, json, type ProviderServer, startProviderServer } from './provider-server.ts';

export const SUMSUB = {
  appToken: 'prd:an-app-token.of-nobody',
  secretKey: 'a-secret-key-that-nobody-may-see',
  webhookSecret: 'sumsub-webhook-секрет',
  levels: { TIER_1: 'basic-kyc-level', TIER_2: 'identity & address (2)' },
  linkSeconds: 604_800,
} as const;

export const APPLICANTS = '/resources/applicants';
export const LINKS = '/resources/sdkIntegrations/levels/-/websdkLink';

type Review = {
  levelName: string;
  reviewStatus: string;
  reviewResult?: unknown;
  reviewDate?: string | undefined;
};
type Applicant = { id: string; externalUserId: string; createdAt: string; review: Review; info?: unknown };

/** A review result; `webhook` overrides fields of the webhook's body. */
export type Said = Partial<Review> & Readonly<{ type?: string; webhook?: object }>;

/** Sumsub's API as documented, limited to what is used. */
export type SumsubServer = ProviderServer &
  Readonly<{
    baseUrl: string;
    applicant(id: string): Applicant | undefined;
    /** Sets the applicant's review; returns the webhook for it. */
    decide(id: string, said: Said, at: Date): WebhookDelivery;
    signed(body: Uint8Array, secret?: string): WebhookDelivery;
  }>;

export async function startSumsubServer(clock: Clock = systemClock): Promise<SumsubServer> {
  const applicants = new Map<string, Applicant>();
  const create = (externalUserId: string, levelName: string) => {
    const known = applicants.get(externalUserId);
    if (known !== undefined) return refusal(409, `Applicant with external user id already exists: ${known.id}`);
    const id = randomBytes(12).toString('hex');
    const createdAt = sumsubText(clock.now()).slice(0, 19);
    const applicant = { id, externalUserId, createdAt, review: { levelName, reviewStatus: 'init' } };
    applicants.set(externalUserId, applicant);
    return json(201, { ...applicant, inspectionId: id, type: 'individual', info: {} });
  };
  const linkTo = ({ userId, levelName }: Record<string, unknown>) =>
    applicants.get(String(userId))?.review.levelName === levelName
      ? { url: `https://in.sumsub.com/websdk/p/${randomBytes(8).toString('hex')}` }
      : refusal(400, 'No such applicant at the level');

  const server = await startProviderServer((asked) => {
    if (!isSigned(asked, clock)) return refusal(401, 'Request signature mismatch');
    const body = (asked.body ?? {}) as Record<string, unknown>;
    const levelName = asked.query.get('levelName');
    if (asked.method === 'POST' && asked.path === LINKS) return linkTo(body);
    if (asked.method === 'POST' && asked.path === APPLICANTS)
      return Object.values<unknown>(SUMSUB.levels).includes(levelName)
        ? create(String(body.externalUserId), String(levelName))
        : refusal(404, 'No such level');
    const [, id = ''] = /^\/resources\/applicants\/-;externalUserId=([^/;?]+)\/one$/.exec(asked.target) ?? [];
    return applicants.get(decodeURIComponent(id)) ?? refusal(404, 'Applicant not found');
  });

  const signed = (body: Uint8Array, secret?: string) => ({ headers: digestOf(body, 'SHA256', secret), body });
  return {
    ...server,
    baseUrl: server.url,
    applicant: (id) => applicants.get(id),
    signed,
    decide: (id, { type = 'applicantReviewed', webhook, ...said }, at) => {
      const applicant = applicants.get(id);
      if (applicant === undefined) throw new Error(`no applicant ${id}`);
      Object.assign(applicant.review, { reviewDate: `${sumsubText(at).slice(0, 19)}+0000` }, said);
      const { reviewDate, ...review } = applicant.review;
      const told = {
        applicantId: applicant.id,
        inspectionId: applicant.id,
        applicantType: 'individual',
        correlationId: randomBytes(8).toString('hex'),
        externalUserId: id,
        type,
        sandboxMode: false,
        ...review,
        createdAtMs: sumsubText(at),
        clientId: 'example',
        ...webhook,
      };
      return signed(Buffer.from(JSON.stringify(told)));
    },
  };
}

/** The headers of a webhook with these bytes. */
export const digestOf = (body: Uint8Array, digest: string, secret: string = SUMSUB.webhookSecret) => ({
  'content-type': 'application/json',
  'x-payload-digest-alg': `HMAC_${digest}_HEX`,
  'x-payload-digest': createHmac(digest, secret).update(body).digest('hex'),
});

const sumsubText = (at: Date) => at.toISOString().replace('T', ' ').replace('Z', '');

const refusal = (code: number, description: string) => json(code, { code, description, correlationId: 'c1' });

/** Signed with the token's secret key, over the request, within a minute of now. */
function isSigned({ method, target, sent, headers }: Asked, clock: Clock): boolean {
  const seconds = String(headers['x-app-access-ts']);
  const expected = createHmac('sha256', SUMSUB.secretKey).update(seconds + method + target + sent);
  return (
    headers['x-app-token'] === SUMSUB.appToken &&
    Math.abs(clock.now().getTime() / 1000 - Number(seconds)) <= 60 &&
    headers['x-app-access-sig'] === expected.digest('hex')
  );
}
