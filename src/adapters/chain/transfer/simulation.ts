import type { Simulation } from '../../../domain/transfer/transfer-outlook.ts';
import { kindOf } from '../node-errors/kind-of.ts';
import { contractFailed, revertReason } from '../rpc/contract-failure.ts';
import { type RpcError, UnexpectedAnswer } from '../rpc/errors.ts';
import type { Settled } from '../rpc/json-rpc-client.ts';
import { Data, parse, Wei } from '../rpc/wire.ts';

/** The results of `eth_call`, which is made only for a token's contract, and of `eth_estimateGas`. */
type Results = Readonly<{ call: Settled | undefined; estimate: Settled }>;

/** The node's result for the simulated transfer. The contract's own revert reason is more specific than the estimate's. */
export function simulationIn({ call, estimate }: Results): Simulation {
  const refused = [call, estimate].flatMap((settled) =>
    settled !== undefined && 'refusal' in settled ? [outcomeOf(settled.refusal)] : [],
  );
  const [first] = refused;
  if (first !== undefined) return refused.find(({ outcome }) => outcome === 'unknown') ?? first;
  try {
    const gas = parse(Wei, resultOf(estimate), 'gas estimate');
    if (call === undefined) return { outcome: 'executed', gas };
    return { outcome: 'executed', gas, returned: parse(Data, resultOf(call), 'call result') };
  } catch (error) {
    if (error instanceof UnexpectedAnswer) return { outcome: 'unknown', cause: error };
    throw error;
  }
}

function outcomeOf(refusal: RpcError): Simulation {
  if (contractFailed(refusal)) return { outcome: 'reverted', reason: revertReason(refusal) };
  const kind = kindOf(refusal);
  if (kind === 'insufficient-funds') return { outcome: 'insufficient-funds' };
  if (kind === 'gas-too-high') return { outcome: 'gas-limit-exceeded' };
  return { outcome: 'unknown', cause: refusal };
}

function resultOf(settled: Settled): unknown {
  if ('refusal' in settled) throw settled.refusal;
  return settled.result;
}
