import { Interface } from 'ethers';
import type { GaslessCalls } from '../../../application/ports/paymaster.ts';
import { GASLESS_FUNCTIONS, type GaslessTransfer } from '../../../domain/paymaster/gasless-transfer.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

const gaslessInterface = new Interface(Object.values(GASLESS_FUNCTIONS).map((signature) => `function ${signature}`));

/** The permit fields that the wallet signed. */
export type CarriedPermit = Readonly<{ deadline: bigint; v: number; r: string; s: string }>;

/** The call and its permit; undefined when the data is not encoded canonically. */
export function parseGaslessCall(data: Hex): (GaslessTransfer & Readonly<{ permit?: CarriedPermit }>) | undefined {
  try {
    const call = gaslessInterface.parseTransaction({ data });
    if (call === null || gaslessInterface.encodeFunctionData(call.fragment, call.args) !== data) return undefined;
    const [token, to, amount, fee, deadline, v, r, s] = call.args;
    const transfer = { token, to, amount, fee };
    return call.name === 'transfer' ? transfer : { ...transfer, permit: { deadline, v: Number(v), r, s } };
  } catch {
    // Data that is too short, or a word that exceeds its type: ethers reports both by throwing, the latter only on
    // access.
    return undefined;
  }
}

export const abiGaslessCalls: GaslessCalls = {
  decode(data) {
    const call = parseGaslessCall(data);
    if (call === undefined) return undefined;
    const { permit, ...transfer } = call;
    return transfer;
  },
  encode: ({ token, to, amount, fee }) =>
    gaslessInterface.encodeFunctionData(GASLESS_FUNCTIONS.transfer, [token, to, amount, fee]) as Hex,
};
