import type { KycIdentity } from './kyc-identity.ts';
import type { KycSession } from './kyc-session.ts';
import { validApprovals } from './kyc-standing.ts';

/** The identities of the approvals that are valid now, oldest first. */
export const verifiedIdentities = (sessions: readonly KycSession[]): readonly KycIdentity[] =>
  validApprovals(sessions).flatMap(({ identity }) => identity ?? []);

/** Everybody that the wallet was ever verified as. What was bought under a revoked approval still counts. */
export const personsOf = (sessions: readonly KycSession[]): readonly string[] => [
  ...new Set(sessions.flatMap(({ identity }) => identity?.person ?? [])),
];
