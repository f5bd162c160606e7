import { Interface } from 'ethers';
import type { RpcError } from './errors.ts';

/** Whether the contract failed, and not the node, in the wording of geth, Erigon, reth, Nethermind, Besu and anvil. */
export function contractFailed({ code, message }: Pick<RpcError, 'code' | 'message'>): boolean {
  return (
    code === 3 ||
    /revert|out of ?gas|\be?vm (execution )?error|opcode|invalid jump|stack (under|over)flow|write protection/i.test(
      message,
    )
  );
}

/** Selector of `OffchainLookup(address,string[],bytes,bytes4,bytes)` (ERC-3668). */
const OFFCHAIN_LOOKUP = '0x556f1830';

/** Whether the contract wants its caller to read the answer from a gateway over HTTP. */
export const asksGateway = ({ data }: RpcError): boolean => revertData(data)?.startsWith(OFFCHAIN_LOOKUP) ?? false;

/** Whether the contract reverted with exactly this encoded error. */
export const failedWith = ({ data }: RpcError, encoded: string): boolean => revertData(data) === encoded;

/** Errors of ERC-6093, other common token errors, and those of forwarders, sales and GaslessTransfers. */
const KNOWN_ERRORS = new Interface([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error EnforcedPause()',
  'error OwnableUnauthorizedAccount(address account)',
  'error SafeERC20FailedOperation(address token)',
  'error FailedCall()',
  'error ERC2771ForwarderInvalidSigner(address signer, address from)',
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
  'error NotFullyReceived(address token, address recipient)',
]);
/** `Error(string)` and `Panic(uint256)`, the errors built into Solidity. */
const ERROR = '0x08c379a0';
const PANIC = '0x4e487b71';
const LONGEST = 200;

/** Why a call reverted, as readable text. The contract's own text is shortened, and characters that are not text are removed. */
export function revertReason(error: RpcError): string {
  const data = revertData(error.data);
  if (data === undefined || data === '0x') return 'the contract reverts without a reason';
  const known = parseKnown(data);
  if (known === undefined) return `the contract reverts with the error ${data.slice(0, 10)}`;
  if (data.startsWith(ERROR)) return `the contract reverts with “${asLine(String(known.args[0]))}”`;
  if (data.startsWith(PANIC)) return `the contract panics with code ${known.args[0]}`;
  return `the contract reverts with ${known.name}(${known.args.join(', ')})`;
}

function parseKnown(data: string) {
  try {
    return KNOWN_ERRORS.parseError(data) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Nodes put the revert data directly into `data`, after a word ("Reverted 0x…"), or one or two objects deeper. */
function revertData(data: unknown, depth = 2): string | undefined {
  if (typeof data === 'string') return /0x(?:[\da-f]{2})*/i.exec(data)?.[0].toLowerCase();
  if (typeof data !== 'object' || data === null || depth === 0) return undefined;
  const { data: inner, result, originalError } = data as Record<string, unknown>;
  return [inner, result, originalError].map((one) => revertData(one, depth - 1)).find((one) => one !== undefined);
}

const asLine = (text: string) =>
  Array.from(text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim())
    .slice(0, LONGEST)
    .join('');
