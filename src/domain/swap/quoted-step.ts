import type { ContractCall } from '../paymaster/sponsor-policy.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** An amount of one token that a call takes from the wallet. */
export type TokenPull = Readonly<{ token: WalletAddress; amount: bigint }>;

/** What a quoted call does, decoded whole: encoding it again gives the same bytes. */
export type SwapMove =
  | Readonly<{ kind: 'approval'; spender: WalletAddress; amount: bigint }>
  | Readonly<{ kind: 'payment'; recipient: WalletAddress; amount: bigint }>
  /** Native coins, with at most 32 bytes of reference. */
  | Readonly<{ kind: 'coins' }>
  | Readonly<{ kind: 'coin-deposit'; depositor: WalletAddress }>
  | Readonly<{ kind: 'token-deposit'; depositor: WalletAddress; pull: TokenPull }>
  /** Calls that a router makes with what it receives; `pulls` is undefined where it receives native coins only. */
  | Readonly<{ kind: 'route'; pulls: readonly TokenPull[] | undefined; beneficiaries: readonly WalletAddress[] }>
  | Readonly<{ kind: 'unknown'; selector: string }>;

export type QuotedTransaction = Readonly<{
  kind: 'transaction';
  id: string;
  from: WalletAddress;
  call: ContractCall;
  move: SwapMove;
  /** What its gas may cost at most, in the chain's coin; undefined where the wallet decides. */
  gasCost: bigint | undefined;
  /** Names of its fields that are not understood, such as delegations (EIP-7702). */
  unknownFields: readonly string[];
}>;

/** One thing that a quote asks the wallet to sign. */
export type QuotedStep = QuotedTransaction | Readonly<{ kind: 'signature' | 'deposit-address'; id: string }>;

/** A provider's own accounts on one chain, by what they may be used for. */
export type SwapContracts = Readonly<{
  /** Receive deposits, and are approved for tokens. */
  depositories: readonly WalletAddress[];
  /** Receive native coins and make calls with them. */
  routers: readonly WalletAddress[];
  /** Are approved for tokens, and hand them to a router. */
  approvalProxies: readonly WalletAddress[];
  /** Receive plain payments. */
  solvers: readonly WalletAddress[];
}>;

export const CONTRACT_ROLES = [
  'depositories',
  'routers',
  'approvalProxies',
  'solvers',
] as const satisfies readonly (keyof SwapContracts)[];

export type SwapContractsByChain = ReadonlyMap<number, SwapContracts>;
