import type { Hex } from 'viem';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import { sameAddress } from '../values/address.ts';
import { highestFeeOf } from '../values/fees.ts';
import { type Move, movesIn } from '../values/moves.ts';
import { revertData } from '../values/revert-data.ts';
import type { Call } from './sending.ts';

/** What the wallet's node says about a call that is not sent. */
export type Simulation =
  | Readonly<{ state: 'unavailable' }>
  | Readonly<{ state: 'fails'; reason: string; revert: Hex | undefined }>
  /** `lacksWei`: what the account lacks for the fee. `moves` is undefined where the node has no `debug_traceCall`. */
  | Readonly<{ state: 'succeeds'; lacksWei: bigint; moves: readonly Move[] | undefined }>;

/** With the highest fee where the wallet is told which one to sign. */
export type SimulatedCall = Call & Readonly<{ gas?: string; maxFeePerGas?: string }>;

type Wanted = Readonly<{ account: Hex; chainId: number; call: SimulatedCall }>;
type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

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
  const [lacksWei, trace] = await Promise.all([
    lackFor(ask, request, call).catch(() => 0n),
    ask('debug_traceCall', [request, 'latest', options]).catch(() => undefined),
  ]);
  return { state: 'succeeds', lacksWei, moves: trace === undefined ? undefined : movesIn(trace, account) };
}

type Request = Readonly<{ from: Hex; value: string }>;

async function lackFor(ask: Ask, request: Request, call: SimulatedCall): Promise<bigint> {
  const [fee, balance] = await Promise.all([
    feeOf(ask, request, call),
    ask('eth_getBalance', [request.from, 'latest']),
  ]);
  const lack = BigInt(request.value) + fee - BigInt(balance as Hex);
  return lack > 0n ? lack : 0n;
}

async function feeOf(ask: Ask, request: Request, { gas, maxFeePerGas }: SimulatedCall): Promise<bigint> {
  if (gas !== undefined && maxFeePerGas !== undefined) return BigInt(gas) * BigInt(maxFeePerGas);
  const [estimate, price] = await Promise.all([ask('eth_estimateGas', [request]), ask('eth_gasPrice', [])]);
  return highestFeeOf(BigInt(estimate as Hex), BigInt(price as Hex));
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
