import type { Hex } from 'viem';
import { highestFeeOf } from '../values/fees.ts';

export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** Wei that an account lacks for a call and its fee: at the present price of gas, and at the highest one that it should hold coins for. */
export type Lacks = Readonly<{ now: bigint; later: bigint }>;

export const NOTHING: Lacks = { now: 0n, later: 0n };

type Request = Readonly<{ from: Hex; value: string }>;
type Costs = Readonly<{ gas?: string; maxFeePerGas?: string }>;

/** A contract pays no fee: whoever carries out its call does. Rejects with what the node rejects with. */
export async function lacksFor(ask: Ask, request: Request, costs: Costs): Promise<Lacks> {
  const [code, balance] = await Promise.all([
    ask('eth_getCode', [request.from, 'latest']),
    ask('eth_getBalance', [request.from, 'latest']),
  ]);
  if (isContract(code as Hex)) return NOTHING;
  const fee = await feeOf(ask, request, costs);
  const left = BigInt(balance as Hex) - BigInt(request.value);
  const lack = (wei: bigint) => (wei > left ? wei - left : 0n);
  return { now: lack(fee.now), later: lack(fee.later) };
}

/** Networks refuse a transaction whose account cannot pay the price that it names, whatever the present one is. */
async function feeOf(ask: Ask, request: Request, { gas, maxFeePerGas }: Costs): Promise<Lacks> {
  if (gas !== undefined && maxFeePerGas !== undefined) {
    const fee = BigInt(gas) * BigInt(maxFeePerGas);
    return { now: fee, later: fee };
  }
  const [estimate, price] = await Promise.all([ask('eth_estimateGas', [request]), ask('eth_gasPrice', [])]);
  const [units, each] = [BigInt(estimate as Hex), BigInt(price as Hex)];
  return { now: units * each, later: highestFeeOf(units, each) };
}

/** An account that delegates to a contract (EIP-7702) still signs and pays by itself. */
const isContract = (code: Hex): boolean => code !== '0x' && !code.startsWith('0xef0100');
