import type { CanonicalValue } from '../shared/canonical-json.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

export const DECISION_KINDS = ['buy', 'mint', 'bid', 'relay', 'sponsor', 'grant', 'refuse'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Kinds of requests to spend in a sale. */
export const isOfSale = (kind: DecisionKind): boolean => kind === 'buy' || kind === 'mint' || kind === 'bid';
type DecisionOutcome = 'granted' | 'refused';

/** What a rule rested on. */
export type Fact = Readonly<{
  /** Where the value came from, such as `sale contract`, `user record` or a provider's name. */
  source: string;
  /** Whole seconds since the source was asked, when the rule was evaluated. */
  age?: number;
  block?: number;
  /** Version of the list or document that was consulted. */
  version?: string;
}>;

export type RuleFinding = Readonly<{
  rule: string;
  /** `unknown`: the fact could not be read. */
  outcome: 'pass' | 'fail' | 'unknown';
  /** Code and message of the failure that the rule causes; absent when it passes. */
  code?: string;
  message?: string;
  fact?: Fact;
}>;

/** What the service concluded about a request, and why. */
export type Decision = Readonly<{
  id: string;
  at: Date;
  wallet: WalletAddress;
  kind: DecisionKind;
  outcome: DecisionOutcome;
  /** Code of the failure that was returned; absent when granted. */
  code?: string;
  rules: readonly RuleFinding[];
  /** Version of the policy that was applied. */
  policy: string;
  /** SHA-256 in hex of the canonical request. */
  request: string;
  requestId: string;
}>;

/** `from` is inclusive, `to` is not. */
export type DecisionFilter = Readonly<{
  wallet?: WalletAddress;
  kind?: DecisionKind;
  outcome?: DecisionOutcome;
  /** Of the refusal. */
  code?: string;
  requestId?: string;
  from?: Date;
  to?: Date;
}>;

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

/**
 * The digest in the audit log is the SHA-256 of this value's canonical JSON. A new claim must be absent from decisions that were made
 * without it: otherwise their sealed receipts no longer match.
 */
export const digestedClaims = (decision: Decision): CanonicalValue => decisionClaims(decision);
