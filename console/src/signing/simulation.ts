import type { Hex } from 'viem';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import { sameAddress } from '../values/address.ts';
import { type Move, movesIn } from '../values/moves.ts';
import { revertData } from '../values/revert-data.ts';
import { type Ask, type Lacks, lacksFor, NOTHING } from './lacks.ts';
import type { Call } from './sending.ts';

/** What the wallet's node says about a call that is not sent. */
export type Simulation =
  | Readonly<{ state: 'unavailable' }>
  | Readonly<{ state: 'fails'; reason: string; revert: Hex | undefined }>
  /** `moves` is undefined where the node has no `debug_traceCall`. */
  | Readonly<{ state: 'succeeds'; lacks: Lacks; moves: readonly Move[] | undefined }>;

/** With the highest fee where the wallet is told which one to sign. */
export type SimulatedCall = Call & Readonly<{ gas?: string; maxFeePerGas?: string }>;

type Wanted = Readonly<{ account: Hex; chainId: number; call: SimulatedCall }>;

/** Runs the call at the newest state with `eth_call`, and with `debug_traceCall` where it is offered. Never rejects for what a node refuses. */
export async function simulate(config: Config, { account, chainId, call }: Wanted): Promise<Simulation> {
  const client = await getConnectorClient(config, { chainId });
  if (!sameAddress(client.account.address, account)) return { state: 'unavailable' };
  const ask: Ask = (method, params) => client.request({ method, params } as never);
  const request = { from: account, to: call.to, data: call.data, value: `0x${BigInt(call.value).toString(16)}` };
  try {
    await ask('eth_call', [request, 'latest']);
  } catch (error) {
    const reason = revertIn(error);
    return reason === undefined ? { state: 'unavailable' } : { state: 'fails', reason, revert: revertData(error) };
  }
  const options = { tracer: 'callTracer', tracerConfig: { withLog: true } };
  const [lacks, trace] = await Promise.all([
    lacksFor(ask, request, call).catch(() => NOTHING),
    ask('debug_traceCall', [request, 'latest', options]).catch(() => undefined),
  ]);
  return { state: 'succeeds', lacks, moves: trace === undefined ? undefined : movesIn(trace, account) };
}

/** Undefined where the node did not run the call. */
function revertIn(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, message, details } = at as Error & Readonly<{ code?: number; details?: string }>;
    const text = details ?? message;
    if (code === REVERTED || /revert|insufficient/i.test(text)) return text.split('\n')[0] ?? text;
  }
  return undefined;
}

const REVERTED = 3;
