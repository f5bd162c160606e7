import type { KycIdentity } from './kyc-identity.ts';
import type { KycSession } from './kyc-session.ts';
import { validApprovals } from './kyc-standing.ts';
import type { TierRuling } from './tier.ts';
import { identifying, type Verifications } from './verifications.ts';

/** The identities of the approvals that are valid now, oldest first. */
export const verifiedIdentities = (
  verifications: Verifications,
  rulings: readonly TierRuling[],
): readonly KycIdentity[] =>
  validApprovals(identifying(verifications, rulings)).flatMap(({ identity }) => identity ?? []);

/** Everybody that the wallet was ever verified as. What was bought under a revoked approval still counts. */
export const personsOf = (verifications: Verifications, rulings: readonly TierRuling[]): readonly string[] =>
  personsIn(identifying(verifications, rulings).counted);

/** Whether different persons were verified for the wallet, whoever opened the verifications. */
export const isOfTwoPersons = ({ all }: Verifications): boolean => personsIn(all).length > 1;

const personsIn = (sessions: readonly KycSession[]): readonly string[] => [
  ...new Set(sessions.flatMap(({ identity }) => identity?.person ?? [])),
];
