import type { CanonicalValue } from '../shared/canonical-json.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { Decision, DecisionKind, DecisionOutcome, RuleFinding } from './decision.ts';

/** What a receipt says about a decision, and what the audit log holds the digest of. */
export type DecisionClaims = Readonly<{
  /** The wallet. */
  sub: WalletAddress;
  /** The decision's id. */
  jti: string;
  /** Unix seconds. */
  iat: number;
  kind: DecisionKind;
  outcome: DecisionOutcome;
  rules: readonly RuleFinding[];
  policy: string;
  request: string;
}>;

export const decisionClaims = ({
  id,
  at,
  wallet,
  kind,
  outcome,
  rules,
  policy,
  request,
}: Decision): DecisionClaims => ({
  sub: wallet,
  jti: id,
  iat: Math.floor(at.getTime() / 1000),
  kind,
  outcome,
  rules,
  policy,
  request,
});

/** The digest in the audit log is the SHA-256 of this value's canonical JSON. */
export const digestedClaims = (decision: Decision): CanonicalValue => decisionClaims(decision);
