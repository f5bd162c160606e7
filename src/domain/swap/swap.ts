import { CHAINS, isChainId } from '../shared/chain/chains.ts';
import { COINS } from '../shared/chain/coins.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { currentSymbol } from '../token/renamed-symbols.ts';
import type { Token } from '../token/token.ts';
import { swapTokenAmbiguous, swapTokenUnknown } from './errors.ts';
import { CONTRACT_ROLES, type QuotedStep, type SwapContracts, type SwapContractsByChain } from './quoted-step.ts';

/** A token to receive. On a chain that is not an EVM chain the address is in that chain's own form. */
export type BoughtToken = Readonly<{ chainId: number; address: string; symbol: string; decimals: number }>;

/** A token to swap. A chain's native coin has the zero address. */
export type SwapToken = BoughtToken & Readonly<{ address: WalletAddress }>;

/** Conventional addresses of the native coin, in lower case. */
const NATIVE_ADDRESSES = [ZERO_ADDRESS, '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'];
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** The listed token with this symbol, in any letter case, or a former one, or with this address. Throws TOKEN_UNKNOWN and TOKEN_AMBIGUOUS. */
export function findSwapToken(named: string, chainId: number, listed: readonly Token[]): SwapToken {
  const wanted = named.toLowerCase();
  const coin = isChainId(chainId) ? CHAINS[chainId].coin : undefined;
  if (coin !== undefined && [...NATIVE_ADDRESSES, coin.toLowerCase()].includes(wanted))
    return { chainId, address: ZERO_ADDRESS, symbol: coin, decimals: COINS[coin].decimals };
  const found = listed.filter(
    ({ address, symbol }) => (ADDRESS.test(named) ? address : symbol).toLowerCase() === wanted,
  );
  const [token, another] = found;
  if (token === undefined) {
    const current = currentSymbol(named);
    if (current !== named) return findSwapToken(current, chainId, listed);
    throw swapTokenUnknown({ token: named, chainId });
  }
  if (another !== undefined) throw swapTokenAmbiguous({ token: named, chainId });
  const { address, symbol, decimals } = token;
  return { chainId, address: address as WalletAddress, symbol, decimals };
}

type ContractDifference = Readonly<{
  chainId: number;
  role: keyof SwapContracts;
  /** Published by the provider, and not pinned: quotes that use it are refused. */
  unpinned: readonly string[];
  /** Pinned, and no longer published. */
  unpublished: readonly string[];
}>;

/** Where the pinned contracts are not what the provider publishes; chains without pinned contracts are left out. */
export const contractDifferences = (
  pinned: SwapContractsByChain,
  published: SwapContractsByChain,
): readonly ContractDifference[] =>
  [...pinned].flatMap(([chainId, own]) =>
    CONTRACT_ROLES.flatMap((role) => {
      const theirs = published.get(chainId)?.[role] ?? [];
      const unpinned = theirs.filter((address) => !own[role].includes(address));
      const unpublished = own[role].filter((address) => !theirs.includes(address));
      return unpinned.length + unpublished.length === 0 ? [] : [{ chainId, role, unpinned, unpublished }];
    }),
  );

export const TRADE_TYPES = ['EXACT_INPUT', 'EXACT_OUTPUT'] as const;
type TradeType = (typeof TRADE_TYPES)[number];

export type SwapOrder = Readonly<{
  user: WalletAddress;
  /** Who receives the bought token, on its chain. */
  recipient: string;
  from: SwapToken;
  to: BoughtToken;
  /** Smallest units of the token on the exact side; above zero. */
  amount: bigint;
  tradeType: TradeType;
  /** The maximum deviation from the quote, in basis points. */
  slippageBps: number;
}>;

/** Paid and received amounts, each in smallest units of its token. */
export type SwapAmounts = Readonly<{ paid: bigint; got: bigint }>;

/** What a quote says of its route, where it does: the id of its progress, and about how many seconds it takes. */
export type SwapRoute = Readonly<{ requestId?: string; seconds?: number }>;

/** A provider's quote, unchanged, and what the user would sign. Not checked yet. */
export type SwapOffer = Readonly<{
  quote: Readonly<Record<string, unknown>>;
  steps: readonly QuotedStep[];
  amounts: SwapAmounts;
  /** The recipient that the quote states; undefined when it states none. */
  recipient: string | undefined;
  route: SwapRoute;
}>;

export const SWAP_STATUSES = [
  'waiting',
  'depositing',
  'pending',
  'submitted',
  'delayed',
  'success',
  'refund',
  'failure',
] as const;
export type SwapStatus = (typeof SWAP_STATUSES)[number];

export type SwapProgress = Readonly<{
  requestId: string;
  status: SwapStatus;
  inTxHashes: readonly string[];
  outTxHashes: readonly string[];
  updatedAt?: Date;
}>;

/** An unknown status is not final: it maps to `pending`. */
export const toSwapStatus = (text: string): SwapStatus => SWAP_STATUSES.find((known) => known === text) ?? 'pending';
