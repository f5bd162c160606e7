import type { FieldIssue } from '../shared/failures.ts';
import type { Usd } from '../shared/usd.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/**
 * `pending`: the request is not decided yet. `owed`: the chain executed it. `promised`: a gasless transfer in flight pays
 * it. `collected` and `written-off` are final.
 */
export type OwedFeeState = 'pending' | 'owed' | 'promised' | 'collected' | 'written-off';

/** The fee of a sponsored request whose call does not pay it. */
export type OwedFee = Readonly<{
  sponsorshipId: string;
  wallet: WalletAddress;
  chainId: number;
  token: WalletAddress;
  /** Smallest units of the token. */
  amount: bigint;
  /** The value of the fee when the request was taken. */
  usd: Usd;
  state: OwedFeeState;
}>;

/** All fees of a token in one state. */
export type FeeFigure = Pick<OwedFee, 'chainId' | 'token' | 'amount' | 'usd' | 'state'> & Readonly<{ count: number }>;

export type FeeCollection = Readonly<{
  /** A wallet that owes more than this receives no sponsorship that leaves it so. */
  limit: Usd;
  /** A fee that has been owed for this long is written off. */
  writeOffDays: number;
  /** An alarm is raised when more than this was written off within 30 days. */
  writtenOffLimit: Usd;
}>;

/** The oldest fees that fit whole into the surplus that a call pays above its own fee. */
export function paidBy<Fee extends Pick<OwedFee, 'amount'>>(surplus: bigint, oldestFirst: readonly Fee[]): Fee[] {
  const paid: Fee[] = [];
  let left = surplus;
  for (const fee of oldestFirst) {
    if (fee.amount > left) break;
    left -= fee.amount;
    paid.push(fee);
  }
  return paid;
}

/** What a wallet has to pay, one line per token of a chain. */
export function feesByToken(fees: readonly Pick<OwedFee, 'chainId' | 'token' | 'amount'>[]): readonly FieldIssue[] {
  const sums = new Map<string, bigint>();
  for (const { chainId, token, amount } of fees) {
    const key = `chain ${chainId} token ${token}`;
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  }
  return [...sums].map(([path, sum]) => ({ path, message: `owes ${sum}` }));
}
