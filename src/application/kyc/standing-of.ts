import { type KycStanding, kycStanding } from '../../domain/kyc/kyc-standing.ts';
import { ownVerifications, type Verifications } from '../../domain/kyc/verifications.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

export type StandingPorts = Pick<Ports, 'kycs' | 'clock'>;

/**
 * The wallet's verifications, and its status now over them and the tiers that operators granted and revoked. `ownStanding` is what the
 * status becomes when the owner opens a verification.
 */
export async function standingOf(
  { kycs, clock }: StandingPorts,
  wallet: WalletAddress,
): Promise<Readonly<{ verifications: Verifications; standing: KycStanding; ownStanding: KycStanding }>> {
  const [verifications, rulings] = await Promise.all([kycs.verificationsOf(wallet), kycs.rulingsOf(wallet)]);
  const now = clock.now();
  return {
    verifications,
    standing: kycStanding(verifications, rulings, now),
    ownStanding: kycStanding(ownVerifications(verifications), rulings, now),
  };
}
