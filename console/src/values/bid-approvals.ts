import { PERMIT2 } from '@institutional-defi/client';
import { encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem';
import { auctionAbi } from './calls.ts';

export const permit2Abi = parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
]);

/** Published auctions take their currency through it. */
export const isPermit2 = (spender: string): boolean => spender.toLowerCase() === PERMIT2.toLowerCase();

/** A transaction that the bid needs before it. */
export type Approval = Readonly<{ id: 'reset' | 'approve' | 'permit2'; to: Hex; data: Hex }>;

type Readings = Readonly<{
  token: Hex;
  auction: Hex;
  amount: bigint;
  /** What the token lets the auction take; or Permit2, where the auction pays through it. */
  allowed: bigint;
  /** What Permit2 lets the auction take, until when in Unix seconds; absent where the auction takes an allowance. */
  permit2?: Readonly<{ amount: bigint; expiration: number }>;
  now: Date;
}>;

/** As long as the service's permit, and a margin for the block. */
const LASTS_SECONDS = 1_800;

/** The approvals that are missing, each of exactly the amount. */
export function approvalsFor({ token, auction, amount, allowed, permit2, now }: Readings): readonly Approval[] {
  const spender = permit2 === undefined ? auction : PERMIT2;
  const approve = (id: 'reset' | 'approve', units: bigint): Approval => ({
    ...{ id, to: token },
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, units] }),
  });
  const seconds = Math.floor(now.getTime() / 1_000);
  const isLet = permit2 === undefined || (permit2.amount >= amount && permit2.expiration > seconds + LASTS_SECONDS / 2);
  return [
    // USDT changes an allowance only to or from zero.
    ...(allowed < amount && allowed > 0n ? [approve('reset', 0n)] : []),
    ...(allowed < amount ? [approve('approve', amount)] : []),
    ...(isLet
      ? []
      : [
          {
            ...{ id: 'permit2' as const, to: PERMIT2 },
            data: encodeFunctionData({
              abi: auctionAbi,
              functionName: 'approve',
              args: [token, auction, amount, seconds + LASTS_SECONDS],
            }),
          },
        ]),
  ];
}
