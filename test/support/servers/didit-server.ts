import { createHmac, randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '../../../src/application/ports/system.ts';
import { json, type ProviderServer, startProviderServer } from './provider-server.ts';

export const DIDIT = {
  apiKey: 'a-didit-key-that-nobody-may-see',
  webhookSecret: 'didit-webhook-секрет',
  workflows: {
    TIER_1: '11111111-2222-4333-8444-555555555551',
    TIER_2: '11111111-2222-4333-8444-555555555552',
  },
} as const;

type Session = {
  session_id: string;
  session_number: number;
  url: string;
  vendor_data: string;
  workflow_id: string;
  metadata: unknown;
  callback: string | undefined;
  status: string;
  created_at: string;
  id_verifications?: unknown;
};

export const OPENED_AT = '2026-05-31T10:00:00Z';

/** Didit's API, version 3, as documented, limited to what is used. */
export type DiditServer = ProviderServer &
  Readonly<{
    baseUrl: string;
    session(id: string): Session | undefined;
    /** Sets the session's status; returns the webhook for it. */
    decide(id: string, status: string, at: Date, changes?: object): WebhookDelivery;
    /** The headers for these bytes, signed at that second. */
    signed(body: Uint8Array, seconds: number, secret?: string): WebhookDelivery;
  }>;

export async function startDiditServer(): Promise<DiditServer> {
  const sessions = new Map<string, Session>();
  const open = (body: Pick<Session, 'vendor_data' | 'workflow_id' | 'metadata' | 'callback'>): Session => {
    const unfinished = [...sessions.values()].find(
      ({ vendor_data, workflow_id, status }) =>
        vendor_data === body.vendor_data && workflow_id === body.workflow_id && status === 'Not Started',
    );
    if (unfinished !== undefined) return Object.assign(unfinished, body);
    const session = {
      session_id: randomUUID(),
      session_number: sessions.size + 1,
      url: `https://verify.didit.me/session/${randomUUID().slice(0, 8)}`,
      status: 'Not Started',
      created_at: OPENED_AT,
      ...body,
    };
    sessions.set(session.session_id, session);
    return session;
  };

  const server = await startProviderServer((asked) => {
    if (asked.headers['x-api-key'] !== DIDIT.apiKey) return json(401, { detail: 'Invalid API key' });
    if (asked.path === '/v3/session/' && asked.method === 'POST') return json(201, open(asked.body as never));
    const session = sessions.get(/^\/v3\/session\/([^/]+)\/decision\/$/.exec(asked.path)?.[1] ?? '');
    if (session === undefined || asked.method !== 'GET') return json(404, { detail: 'Not found.' });
    const { url, ...rest } = session;
    return {
      id_verifications: null,
      ...rest,
      session_kind: 'user',
      session_url: url,
      environment: 'live',
      reviews: [],
    };
  });

  const signed = (body: Uint8Array, seconds: number, secret: string = DIDIT.webhookSecret): WebhookDelivery => ({
    headers: {
      'content-type': 'application/json',
      'x-timestamp': String(seconds),
      'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
  });
  return {
    ...server,
    baseUrl: `${server.url}/v3`,
    session: (id) => sessions.get(id),
    signed,
    decide: (id, status, at, changes = {}) => {
      const session = sessions.get(id);
      if (session === undefined) throw new Error(`no session ${id}`);
      session.status = status;
      const { vendor_data, workflow_id, metadata } = session;
      const seconds = at.getTime() / 1000;
      const webhook = {
        webhook_type: 'status.updated',
        event_id: `evt_${randomUUID()}`,
        session_id: id,
        session_kind: 'user',
        status,
        vendor_data,
        workflow_id,
        metadata,
        timestamp: seconds,
        created_at: seconds,
        environment: 'live',
        ...changes,
      };
      return signed(Buffer.from(JSON.stringify(webhook, Object.keys(webhook).sort())), seconds);
    },
  };
}
