import type { Hex } from 'viem';
import type { Asset } from '../values/assets.ts';

export type Call = Readonly<{ to: Hex; data: Hex; value: string }>;

/** A transaction from the moment at which the wallet is asked for it. */
export type Sending = Readonly<{
  wallet: Hex;
  chainId: number;
  call: Call;
  /** Undefined where the wallet chooses it. */
  nonce?: number;
  /** Milliseconds; when the wallet was asked. */
  askedAt: number;
  /** Undefined until the wallet answered. */
  hash?: Hex;
  /** The sponsor's account sends the transaction. */
  gasless?: true;
  /** The sponsor's task, once it accepted the request. */
  taskId?: string;
  ended?: Ended;
}>;

/** Whether the wallet or the sponsor answered. */
export const isSent = ({ hash, taskId, ended }: Sending): boolean => (hash ?? taskId ?? ended) !== undefined;

export type Ended = Readonly<{
  outcome: 'confirmed' | 'reverted' | 'replaced';
  /** Of the transaction in the block; another one than was sent if it was sped up or replaced. */
  hash?: Hex;
  block?: string;
  /** What the network took, where the receipt says so. */
  feeWei?: string;
}>;

export type Look =
  | Readonly<{ state: 'ended'; ended: Ended }>
  /** `isKnown`: the node has it. A transaction that it no longer has may have been dropped. */
  | Readonly<{ state: 'waiting'; isKnown: boolean }>
  /** The wallet was asked, and no transaction with the nonce left it. */
  | Readonly<{ state: 'unsent' }>
  /** The wallet is on another network, so its node cannot be asked. */
  | Readonly<{ state: 'elsewhere' }>;

/** What a transaction is for. */
export type Purpose =
  | Readonly<{ kind: 'transfer'; to: string; amount: string; asset: Asset }>
  /** `outHashes`: the transactions that pay out, once the provider names them. */
  | Readonly<{ kind: 'swap'; requestId: string | undefined; toChainId?: number; outHashes?: readonly string[] }>
  /** `allowed`: smallest units that may be taken. */
  | Readonly<{ kind: 'approval'; allowed?: Readonly<{ token: string; value: string }> | undefined }>
  | Readonly<{ kind: 'purchase' | 'bid' | 'exit' | 'claim' }>;

export type SentHere = Readonly<{ sending: Sending; purpose: Purpose }>;
