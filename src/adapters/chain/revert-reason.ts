import { Interface } from 'ethers';
import { z } from 'zod';
import type { RpcError } from './rpc/errors.ts';
import { Data } from './rpc/wire.ts';

/** Errors of the forwarder, of the sale contracts and of what they are made of. */
const errors = new Interface([
  'error FailedCall()',
  'error ERC2771ForwarderInvalidSigner(address signer, address from)',
  'error ERC2771ForwarderMismatchedValue(uint256 requestedValue, uint256 msgValue)',
  'error ERC2771ForwarderExpiredRequest(uint48 deadline)',
  'error ERC2771UntrustfulTarget(address target, address forwarder)',
  'error AuthorizationExpired(uint256 deadline)',
  'error NotBuyer(address sender, address buyer)',
  'error SelfReferral(address buyer)',
  'error PaymentTokenNotAccepted(address token)',
  'error InvalidSigner(address recovered)',
  'error NonceAlreadyUsed(uint256 nonce)',
  'error SaleNotActive(uint8 phase)',
  'error CapExceeded(uint256 requested, uint256 remaining)',
  'error AllocationExceeded(uint256 requested, uint256 remaining)',
  'error PaymentTooSmall(uint256 amount)',
  'error EnforcedPause()',
  'error OwnableUnauthorizedAccount(address account)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error SafeERC20FailedOperation(address token)',
]);

const Nested = z.object({ data: Data });
const LONGEST = 200;

/** Why a call reverted: the error with its arguments, the contract's own words in printable ASCII, or the selector of an unknown error. */
export function revertReason({ data, message }: RpcError): string {
  const bytes = Data.safeParse(data).data ?? Nested.safeParse(data).data?.data;
  if (bytes === undefined || bytes === '0x') return /out ?of ?gas/i.test(message) ? 'out of gas' : 'no reason given';
  const known = decoded(bytes);
  if (known === undefined) return `error ${bytes.slice(0, 10)}`;
  return known.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, LONGEST);
}

function decoded(bytes: string): string | undefined {
  try {
    const error = errors.parseError(bytes);
    if (error === null) return undefined;
    return error.name === 'Error' ? String(error.args[0]) : `${error.name}(${error.args.join(', ')})`;
  } catch {
    return undefined;
  }
}
