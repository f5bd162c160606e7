import type { Site } from './process.ts';
import { SIGN_IN_PATH } from './sections.ts';
import { ACCOUNTS, type Account, signIn } from './wallet.ts';

const JSON_BODY = { 'content-type': 'application/json' };
const AT_ONCE = 20;
const [CUSTOMER] = ACCOUNTS as [Account];

type Call = Readonly<{ method?: 'GET' | 'POST' | 'PUT'; headers?: Readonly<Record<string, string>>; body?: object }>;

/** The JSON of the response. Throws with the response when the status is not 2xx. */
export async function call<T>(url: string, { method = 'POST', headers, body }: Call): Promise<T> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(url, { method, headers: { ...JSON_BODY, ...headers }, ...text });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const signedMessage = async ({ url, baseUrl }: Site, account = CUSTOMER) => {
  const { nonce } = await call<{ nonce: string }>(`${url}/api/siwe?action=nonce`, { method: 'GET' });
  return signIn(baseUrl, nonce, account);
};

/** The headers of a customer who has just signed in. */
export async function signedInAt(site: Site, account = CUSTOMER): Promise<Readonly<Record<string, string>>> {
  const body = await signedMessage(site, account);
  const { accessToken } = await call<{ accessToken: string }>(site.url + SIGN_IN_PATH, { body });
  return { ...JSON_BODY, authorization: `Bearer ${accessToken}` };
}

/** Signed bodies of sign-ins, each with a nonce of the service, not yet sent. */
export async function signInsAt(site: Site, count: number): Promise<readonly string[]> {
  const bodies: string[] = [];
  const bring = async () => {
    while (bodies.length < count) bodies.push(JSON.stringify(await signedMessage(site)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bring));
  return bodies.slice(0, count);
}

type Becoming = Readonly<{ headers: Readonly<Record<string, string>>; webhookSecret: string; wallet?: string }>;

/** Completes everything that a purchase authorization requires: terms, identity verification, and the provider's approval. */
export async function becomeEligible(url: string, { headers, webhookSecret, wallet = CUSTOMER.address }: Becoming) {
  const terms = await call<{ data: { currentVersion: string } }>(`${url}/api/terms?wallet=${wallet}`, {
    method: 'GET',
  });
  await call(`${url}/api/terms`, { headers, body: { wallet, termsVersion: terms.data.currentVersion } });
  const requestedTier = 'TIER_2';
  const opening = { headers, body: { wallet, requestedTier } };
  const { sessionId } = await call<{ sessionId: string }>(`${url}/api/kyc/session`, opening);
  const decided = { eventId: `bench ${wallet}`, sessionId, wallet, status: 'approved', tier: requestedTier };
  await call(`${url}/api/kyc/webhook`, {
    headers: { 'x-webhook-secret': webhookSecret },
    body: { ...decided, occurredAt: new Date().toISOString() },
  });
}

/** A new API key that reads portfolios. */
export async function newApiKey(url: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const body = { label: 'bench', env: 'live', scopes: ['portfolio'] };
  const { data } = await call<{ data: { key: string } }>(`${url}/api/auth/api-key`, { headers, body });
  return data.key;
}
