import { type KycStanding, kycStanding } from '../../domain/kyc/kyc-standing.ts';
import type { TierRuling } from '../../domain/kyc/tier-ruling.ts';
import { ownVerifications, type Verifications } from '../../domain/kyc/verifications.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

export type StandingPorts = Pick<Ports, 'kycs' | 'clock'>;

/**
 * The wallet's verifications, the tiers that operators granted and revoked, and its status now over both. `ownStanding` is what the
 * status becomes when the owner opens a verification.
 */
export async function standingOf(
  { kycs, clock }: StandingPorts,
  wallet: WalletAddress,
): Promise<
  Readonly<{
    verifications: Verifications;
    rulings: readonly TierRuling[];
    standing: KycStanding;
    ownStanding: KycStanding;
  }>
> {
  const [verifications, rulings] = await Promise.all([kycs.verificationsOf(wallet), kycs.rulingsOf(wallet)]);
  const now = clock.now();
  return {
    verifications,
    rulings,
    standing: kycStanding(verifications, rulings, now),
    ownStanding: kycStanding(ownVerifications(verifications), rulings, now),
  };
}
