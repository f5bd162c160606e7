import type { Decision, RuleFinding } from '../../domain/decision/decision.ts';
import { fails, findingOf } from '../../domain/decision/rule.ts';
import { KYC_TIERS, tierCap } from '../../domain/kyc/tier.ts';
import { MIN_CONTRIBUTION_CENTS } from '../../domain/sale/common-rules.ts';
import { aboveTierLimit } from '../../domain/sale/errors.ts';
import type { SignedPurchase } from '../../domain/sale/purchase-authorization.ts';
import type { Order } from '../../domain/sale/purchase-rules.ts';
import { paymentDecimals } from '../../domain/sale/sale-policy.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { type Inquiry, type Matter, type MatterPorts, policyVersion, startDecision } from '../decision/matter.ts';
import type { Ports } from '../ports/index.ts';
import { type JudgePorts, judgeOrder } from './judge-order.ts';
import { shareOf } from './person-figures.ts';
import { type Asked, requestText } from './referrer-of.ts';

/** Raised when the meaning of a rule changes, but none of the values below. */
const RULES = 2;

/** The version of everything configured that the rules of all sales apply. */
export function salePolicyVersion(
  ports: Pick<Ports, 'compliancePolicy' | 'fingerprints' | 'salePolicy'>,
  name: 'sale' | 'nft-sale' | 'auction',
  contract: WalletAddress | undefined,
): string {
  const { geo, termsVersion } = ports.compliancePolicy;
  const { chainId, paymentTokens } = ports.salePolicy;
  return policyVersion(ports, name, {
    rules: RULES,
    chainId,
    contract,
    paymentTokens: paymentTokens.map(({ address }) => address),
    minimumCents: String(MIN_CONTRIBUTION_CENTS),
    caps: KYC_TIERS.map((tier) => String(tierCap(tier, paymentDecimals(ports.salePolicy)))),
    termsVersion,
    blocked: [...geo.blocked].sort(),
    unknownCountry: geo.unknown,
  });
}

/** Records an authorization with its decision. Where the person has no room left, the refusal is the decision, and is thrown. */
export async function recordGrant(
  matter: Matter,
  findings: readonly RuleFinding[],
  record: (decision: Decision) => Promise<void>,
): Promise<void> {
  const decision = matter.granted(findings);
  try {
    await record(decision);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== aboveTierLimit.code) throw error;
    return await matter.refuse(error, findings.map(failing('tierLimit', error)));
  }
  matter.announce(decision);
}

/** The rule passed with what was read, and fails with what the person can still use. */
const failing =
  (rule: string, failure: Failure) =>
  (finding: RuleFinding): RuleFinding =>
    finding.rule === rule ? findingOf(rule, fails(failure), finding.fact) : finding;

type AuthorizePorts = JudgePorts & MatterPorts & Pick<Ports, 'purchaseSigner' | 'random' | 'issuedAuthorizations'>;

/**
 * Signs the authorization for the sale contract's `buy()` if every rule allows it. Nothing is reserved for a wallet: a
 * buyer can request another authorization at any time, and the contract enforces the cap over all of them. Between the
 * wallets of one person, and with mints, the contract cannot: what they can still use counts when the authorization is
 * recorded. No signature is returned unless the authorization and the decision are stored. Nothing is stored when signing fails.
 */
export const authorizePurchase = (ports: AuthorizePorts) => {
  const { purchaseSigner, issuedAuthorizations, random, salePolicy } = ports;
  const judge = judgeOrder(ports);
  const policy = salePolicyVersion(ports, 'sale', salePolicy.contract);
  return async (wished: Asked<Order>, origin: RequestOrigin, inquiry: Inquiry): Promise<SignedPurchase> => {
    const { facts, others, judgement, judgedAt } = await judge(wished, origin, inquiry);
    const matter = startDecision(
      ports,
      { kind: 'buy', wallet: wished.buyer, request: requestText(wished), policy },
      inquiry,
    );
    if (judgement.refusal !== undefined) return await matter.refuse(judgement.refusal, judgement.findings);
    const authorization = judgement.authorize({ nonce: random.uint256(), now: judgedAt });
    const signed = await purchaseSigner.sign(authorization);
    const share = facts && shareOf(facts, { others, tier: authorization.tier, policy: salePolicy });
    await recordGrant(matter, judgement.findings, (decision) =>
      issuedAuthorizations.record(authorization, judgedAt, decision, share),
    );
    return signed;
  };
};
