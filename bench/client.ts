import type { Site } from './process.ts';
import { signIn, WALLET } from './wallet.ts';

const JSON_BODY = { 'content-type': 'application/json' };
const AT_ONCE = 20;

type Call = Readonly<{ method?: 'GET' | 'POST' | 'PUT'; headers?: Readonly<Record<string, string>>; body?: object }>;

/** The JSON of the response. Throws with the response when the status is not 2xx. */
export async function call<T>(url: string, { method = 'POST', headers, body }: Call): Promise<T> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(url, { method, headers: { ...JSON_BODY, ...headers }, ...text });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const SIGN_IN_PATH = '/api/siwe?action=verify';

const signedMessage = async ({ url, baseUrl }: Site) => {
  const { nonce } = await call<{ nonce: string }>(`${url}/api/siwe?action=nonce`, { method: 'GET' });
  return signIn(baseUrl, nonce);
};

/** The headers of a customer who has just signed in. */
export async function signedInAt(site: Site): Promise<Readonly<Record<string, string>>> {
  const body = await signedMessage(site);
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

/** Completes everything that a purchase authorization requires: terms, identity verification, and the provider's approval. */
export async function becomeEligible(url: string, headers: Readonly<Record<string, string>>, webhookSecret: string) {
  const terms = await call<{ data: { currentVersion: string } }>(`${url}/api/terms?wallet=${WALLET}`, {
    method: 'GET',
  });
  await call(`${url}/api/terms`, { headers, body: { wallet: WALLET, termsVersion: terms.data.currentVersion } });
  const requestedTier = 'TIER_2';
  const opening = { headers, body: { wallet: WALLET, requestedTier } };
  const { sessionId } = await call<{ sessionId: string }>(`${url}/api/kyc/session`, opening);
  const decided = { eventId: 'bench', sessionId, wallet: WALLET, status: 'approved', tier: requestedTier };
  await call(`${url}/api/kyc/webhook`, {
    headers: { 'x-webhook-secret': webhookSecret },
    body: { ...decided, occurredAt: new Date().toISOString() },
  });
}

/** An order of 250 dollars in the first token that the sale accepts; tried once, so that a failure is reported in full. */
export async function orderAt(url: string, headers: Readonly<Record<string, string>>): Promise<object> {
  type Rules = { data: { paymentTokens: readonly { address: string }[] } };
  const { data } = await call<Rules>(`${url}/api/sale/authorize`, { method: 'GET' });
  const order = { wallet: WALLET, amount: '250000000', paymentToken: data.paymentTokens[0]?.address };
  await call(`${url}/api/sale/authorize`, { headers, body: order });
  return order;
}
