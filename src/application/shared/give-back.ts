import { delayAfter } from '../../domain/messaging/delivery-policy.ts';
import type { Ports } from '../ports/index.ts';
import type { ClaimedRows, Lease } from '../ports/system.ts';

export type FailedAttempt = Readonly<{ error: unknown; reason: string; isHopeless: boolean }>;

/** Ends a claim whose work failed: another attempt later, unless it is hopeless. Returns whether it was the last. */
export async function giveBack<Claim extends Lease>(
  rows: ClaimedRows<Claim>,
  { random }: Pick<Ports, 'random'>,
  claim: Claim,
  { error, reason, isHopeless }: FailedAttempt,
): Promise<boolean> {
  if (isHopeless) return await rows.bury(claim, reason);
  const draw = Number(random.uint256() % 1_000n) / 1_000;
  return (await rows.putBack(claim, reason, delayAfter(claim.attempt, error, draw))) === 'dead';
}
