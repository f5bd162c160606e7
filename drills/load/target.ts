/** Where the service is, and what its environment has. */
export type Target = Readonly<{
  /** Its addresses; a request goes to any of them. */
  urls: readonly string[];
  /** The site for which wallets sign in. */
  baseUrl: string;
  chainId: number;
  paymentToken: string;
  kycSecret: string;
}>;

export type Answer = Readonly<{ status: number; code: string | undefined; body: Record<string, unknown> }>;

export type Call = Readonly<{
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}>;

/** Beyond every limit of the service: no request may be without an answer for longer. */
export const ANSWER_LIMIT_MS = 20_000;

/** The answer; undefined when the connection was refused or cut. Rejects with a TimeoutError when nothing is said at all. */
export async function ask({ urls }: Target, { method, path, headers, body }: Call): Promise<Answer | undefined> {
  const url = urls[Math.floor(Math.random() * urls.length)];
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    return { status: response.status, code: answer.code as string | undefined, body: answer };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw error;
    return undefined;
  }
}
