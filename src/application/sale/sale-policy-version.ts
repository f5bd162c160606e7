import { KYC_TIERS, tierCap } from '../../domain/kyc/tier.ts';
import { MIN_CONTRIBUTION_CENTS } from '../../domain/sale/purchase-rules.ts';
import { paymentDecimals } from '../../domain/sale/sale-policy.ts';
import { policyVersion } from '../decision/policy-version.ts';
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
