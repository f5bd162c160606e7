import type { KycIdentity } from '../../domain/kyc/kyc-identity.ts';
import { type KycStanding, kycStanding } from '../../domain/kyc/kyc-standing.ts';
import type { TierRuling } from '../../domain/kyc/tier.ts';
import { ownVerifications, type Verifications } from '../../domain/kyc/verifications.ts';
import { personsOf } from '../../domain/kyc/verified-identities.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { ReportedIdentity } from '../ports/kyc.ts';

/** Replaces the provider's id of the person by its digest. */
export function kycIdentity(
  { keyDigests }: Pick<Ports, 'keyDigests'>,
  reported: ReportedIdentity | undefined,
): Readonly<{ identity?: KycIdentity }> {
  if (reported === undefined) return {};
  const { personId, ...place } = reported;
  // Domain separation from API keys, which are digested with the same pepper.
  return {
    identity: { ...place, ...(personId !== undefined && { person: keyDigests.digestOf(`kyc-person ${personId}`) }) },
  };
}

/** The other wallets that the person with these verifications and rulings ever verified. */
export const otherWalletsOfPerson =
  ({ kycs }: Pick<Ports, 'kycs'>) =>
  async (
    wallet: WalletAddress,
    verifications: Verifications,
    rulings: readonly TierRuling[],
  ): Promise<readonly WalletAddress[]> => {
    const persons = personsOf(verifications, rulings);
    const wallets = persons.length === 0 ? [] : await kycs.walletsOfPersons(persons);
    return wallets.filter((other) => other !== wallet);
  };

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
