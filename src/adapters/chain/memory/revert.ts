import type { Interface, TransactionDescription } from 'ethers';
import { requestReverts } from '../../../domain/paymaster/errors.ts';
import { Failure } from '../../../domain/shared/failure.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

/** The failure of a call that a contract reverts, with the contract's own error. */
export const revert = (name: string, ...args: readonly unknown[]): Failure =>
  requestReverts({ reason: args.length === 0 ? name : `${name}(${args.join(', ')})` });

/** Why the call reverts; undefined if it does not. Anything else that is thrown is a defect. */
export function revertOf(call: () => void): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (error instanceof Failure && error.code === requestReverts.code) return String(error.facts.reason);
    throw error;
  }
}

/** The call in the data. Reverts as a contract does that has no such function, and for arguments that cannot be decoded. */
export function callIn(contract: Interface, data: Hex): TransactionDescription {
  const call = decoded(contract, data);
  if (call === null) throw revert('no reason given');
  return call;
}

function decoded(contract: Interface, data: Hex): TransactionDescription | null {
  try {
    const call = contract.parseTransaction({ data });
    // Arguments out of range throw only when they are read.
    call?.args.toArray(true);
    return call;
  } catch {
    return null;
  }
}
