import type { KycSession } from '../../domain/kyc/kyc-session.ts';
import { type KycStanding, kycStanding } from '../../domain/kyc/kyc-standing.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

export type StandingPorts = Pick<Ports, 'kycs' | 'clock'>;

/** The wallet's verifications, and its status now over them and the tiers that operators granted and revoked. */
export async function standingOf(
  { kycs, clock }: StandingPorts,
  wallet: WalletAddress,
): Promise<Readonly<{ sessions: readonly KycSession[]; standing: KycStanding }>> {
  const [sessions, rulings] = await Promise.all([kycs.sessionsOf(wallet), kycs.rulingsOf(wallet)]);
  return { sessions, standing: kycStanding(sessions, rulings, clock.now()) };
}
