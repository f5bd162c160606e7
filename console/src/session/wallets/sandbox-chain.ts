import { isSandbox } from '../../api/sandbox.ts';
import { chainsAreSimulated } from './simulated.ts';

/** Whether this is a sandbox that simulates its chains and says so in each answer, as it never does in production. */
export const hasSandboxWallet = async (): Promise<boolean> => (await chainsAreSimulated()) && isSandbox();

type Answer = Readonly<{ result?: unknown; error?: Readonly<{ code: number; message: string; data?: string }> }>;

/** Asks the simulated chain; throws as a node does. */
export async function askChain(chainId: number, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const { result, error } = (await post(`/sandbox/chains/${chainId}`, {
    jsonrpc: '2.0',
    id: 1,
    method,
    params,
  })) as Answer;
  if (error !== undefined) throw Object.assign(new Error(error.message), error);
  return result;
}

/** Fills the wallet with simulated coins and stablecoins. */
export const fund = (wallet: string): Promise<unknown> => post('/sandbox/funds', { wallet });

/** Moves the time of the sandbox forward, and with it the blocks of its chains. */
export const moveTime = (advanceSeconds: number): Promise<unknown> => post('/sandbox/clock', { advanceSeconds });

async function post(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Readonly<{ error?: unknown }>;
  if (!response.ok) throw new Error(typeof answer.error === 'string' ? answer.error : `The sandbox refused ${path}`);
  return answer;
}
