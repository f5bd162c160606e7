import { sameAddress } from '../address.ts';
import type { Trouble } from './trouble.ts';

export type Hex = `0x${string}`;

export type PaymentToken = Readonly<{ address: Hex; symbol: string; decimals: number }>;

export type PurchaseOrder = Readonly<{
  /** Smallest units of the payment token, as decimal text. */
  amount: string;
  token: PaymentToken;
  /** A wallet or a referral code. */
  referrer?: string;
  /** For the mint of an NFT. */
  nft?: Readonly<{ tokenId: string; tierId: number }>;
}>;

export type PurchaseAuthorization = Readonly<{
  to: Hex;
  data: Hex;
  /** The contract accepts it once. */
  nonce: string;
  /** Milliseconds by this browser's clock, from which on the wallet is no longer asked. */
  expiresAt: number;
  decision?: string;
}>;

/** A transaction that the wallet sent. With the account's nonce, its replacement can be found. */
export type SentTransaction = Readonly<{
  hash: Hex;
  nonce?: number;
  /** Milliseconds; when the wallet was asked. Undefined where an older version of this page stored it. */
  askedAt?: number;
}>;

/** Everything about one purchase that must outlive a reload. */
export type Purchase = Readonly<{
  startedAt: number;
  wallet: Hex;
  chainId: number;
  order: PurchaseOrder;
  authorization?: PurchaseAuthorization;
  /** With the smallest units that it approves. */
  approval?: SentTransaction & Readonly<{ allowed?: string }>;
  isApproved?: boolean;
  payment?: SentTransaction;
  /** The purchase is in a block. Without a hash: the contract says so, but the transaction is not known here. */
  mined?: Readonly<{ hash?: Hex }>;
  trouble?: Trouble;
}>;

/** What holds in the browser at the moment. */
export type Situation = Readonly<{
  account: string | undefined;
  chainId: number | undefined;
  isSignedIn: boolean;
  now: number;
}>;

export type PurchaseAction =
  | 'connect'
  | 'switch-network'
  | 'change-account'
  | 'sign-in'
  | 'authorize'
  | 'approve'
  | 'follow-approval'
  | 'buy'
  | 'follow-purchase'
  | 'finished';

export const isExpired = ({ authorization, payment, mined }: Purchase, now: number): boolean =>
  authorization !== undefined && payment === undefined && mined === undefined && authorization.expiresAt <= now;

/** The one thing to do next. Reads go through the wallet, so that its network comes before all of them. */
export function nextAction(purchase: Purchase, { account, chainId, isSignedIn, now }: Situation): PurchaseAction {
  if (purchase.mined !== undefined) return 'finished';
  if (account === undefined) return 'connect';
  if (chainId !== purchase.chainId) return 'switch-network';
  if (purchase.payment !== undefined) return 'follow-purchase';
  if (purchase.approval !== undefined) return 'follow-approval';
  if (!sameAddress(account, purchase.wallet)) return 'change-account';
  if (purchase.authorization === undefined || isExpired(purchase, now)) return isSignedIn ? 'authorize' : 'sign-in';
  return purchase.isApproved === true ? 'buy' : 'approve';
}

/** Actions that only wait: they go on by themselves after a reload, and in a second tab. */
export const onlyWaits = (action: PurchaseAction): boolean =>
  action === 'follow-approval' || action === 'follow-purchase';

/** Actions that this page can carry out; the others need the person first. */
export const canRun = (action: PurchaseAction): boolean =>
  onlyWaits(action) || action === 'authorize' || action === 'approve' || action === 'buy';
