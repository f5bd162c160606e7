import { Interface, type Result } from 'ethers';
import type { ContractCall } from '../../domain/paymaster/sponsor-policy.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { SwapMove, TokenPull } from '../../domain/swap/quoted-step.ts';

const CALLS = '(address target, bool allowFailure, uint256 value, bytes callData)[] calls';
const BENEFICIARIES = 'address refundTo, address nftRecipient';

const DEPOSITS = [
  'function depositNative(address depositor, bytes32 id)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
];

/** Relay's depository. */
export const depositoryInterface = new Interface(DEPOSITS);

/** Relay's depository, and its routers and approval proxies of version 2.1 (without metadata) and 3; and ERC-20. */
const calls = new Interface([
  ...DEPOSITS,
  'function approve(address spender, uint256 amount)',
  'function transfer(address recipient, uint256 amount)',
  `function multicall(${CALLS}, ${BENEFICIARIES})`,
  `function multicall(${CALLS}, ${BENEFICIARIES}, bytes metadata)`,
  `function transferAndMulticall(address[] tokens, uint256[] amounts, ${CALLS}, ${BENEFICIARIES})`,
  `function transferAndMulticall(address[] tokens, uint256[] amounts, ${CALLS}, ${BENEFICIARIES}, bytes metadata)`,
]);

/** `0x` and 32 bytes: no calldata of a contract that is paid here is as short. */
const REFERENCE_DIGITS = 2 + 64;

const READERS: Readonly<Record<string, (values: Result) => SwapMove | undefined>> = {
  approve: ({ spender, amount }) => ({ kind: 'approval', spender, amount }),
  transfer: ({ recipient, amount }) => ({ kind: 'payment', recipient, amount }),
  depositNative: ({ depositor }) => ({ kind: 'coin-deposit', depositor }),
  depositErc20: ({ depositor, token, amount }) => ({ kind: 'token-deposit', depositor, pull: { token, amount } }),
  multicall: (values) => ({ kind: 'route', pulls: undefined, beneficiaries: beneficiariesOf(values) }),
  transferAndMulticall: (values) => {
    const pulls = pullsOf(values);
    return pulls && { kind: 'route', pulls, beneficiaries: beneficiariesOf(values) };
  },
};

/** What the call does; unknown unless encoding what was decoded gives the same bytes. */
export function moveOf({ data }: Pick<ContractCall, 'data'>): SwapMove {
  return decoded(data) ?? (data.length <= REFERENCE_DIGITS ? { kind: 'coins' } : unknownMove(data));
}

function decoded(data: string): SwapMove | undefined {
  const fragment = calls.getFunction(data.slice(0, 10));
  if (fragment === null) return undefined;
  try {
    const values = calls.decodeFunctionData(fragment, data);
    if (calls.encodeFunctionData(fragment, values.toArray()) !== data) return unknownMove(data);
    return READERS[fragment.name]?.(values) ?? unknownMove(data);
  } catch {
    return unknownMove(data);
  }
}

function pullsOf({ tokens, amounts }: Result): readonly TokenPull[] | undefined {
  if (tokens.length !== amounts.length) return undefined;
  return [...tokens].map((token: string, at) => ({ token: token as WalletAddress, amount: amounts[at] }));
}

const beneficiariesOf = ({ refundTo, nftRecipient }: Result): readonly WalletAddress[] => [refundTo, nftRecipient];

const unknownMove = (data: string): SwapMove => ({ kind: 'unknown', selector: data.slice(0, 10) });

/** Calldata of the moves that an in-memory provider or a test quotes. */
export const swapCalldata = {
  approve: (spender: WalletAddress, amount: bigint) => encoded('approve', [spender, amount]),
  depositNative: (depositor: WalletAddress, id: string) => encoded('depositNative', [depositor, id]),
  depositErc20: (depositor: WalletAddress, { token, amount }: TokenPull, id: string) =>
    encoded('depositErc20', [depositor, token, amount, id]),
};

const encoded = (name: string, values: readonly unknown[]): Hex => calls.encodeFunctionData(name, values) as Hex;
