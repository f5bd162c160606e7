import { requestReverts } from '../../../domain/paymaster/errors.ts';
import { Failure } from '../../../domain/shared/failure.ts';

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
