import { signIn } from '../../../bench/wallet.ts';

/** The base URL of a service in a process of its own, named in signed messages; the service itself takes any free port. */
export const CALLED_BASE_URL = 'http://localhost:4999';

type Told = Readonly<{ status: number; body: Record<string, never> }>;

/** GET without a body, otherwise POST. */
export async function call(url: string, body?: object, bearer?: string): Promise<Told> {
  const types = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, { headers: { ...types, ...authorization }, ...sent });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

/** The access token of the bench's wallet, from a real sign-in. */
export async function tokenAt(url: string): Promise<string> {
  const { nonce } = (await call(`${url}/api/siwe?action=nonce`)).body as unknown as { nonce: string };
  const { body } = await call(`${url}/api/siwe?action=verify`, signIn(CALLED_BASE_URL, nonce));
  return body.accessToken as unknown as string;
}
