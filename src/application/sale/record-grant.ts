import type { Decision, RuleFinding } from '../../domain/decision/decision.ts';
import { fails, findingOf } from '../../domain/decision/rule.ts';
import { KYC_TIERS, tierCap } from '../../domain/kyc/tier.ts';
import { aboveTierLimit } from '../../domain/sale/errors.ts';
import { MIN_CONTRIBUTION_CENTS } from '../../domain/sale/purchase-rules.ts';
import { paymentDecimals } from '../../domain/sale/sale-policy.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { type Matter, policyVersion } from '../decision/matter.ts';
import type { Ports } from '../ports/index.ts';

/** Raised when the meaning of a rule changes, but none of the values below. */
const RULES = 2;

/** The version of everything configured that the rules of both sales apply. */
export function salePolicyVersion(
  ports: Pick<Ports, 'compliancePolicy' | 'fingerprints' | 'salePolicy'>,
  name: 'sale' | 'nft-sale',
): string {
  const { geo, termsVersion } = ports.compliancePolicy;
  const { chainId, contract, nftContract, paymentTokens } = ports.salePolicy;
  return policyVersion(ports, name, {
    rules: RULES,
    chainId,
    contract: name === 'sale' ? contract : nftContract,
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
