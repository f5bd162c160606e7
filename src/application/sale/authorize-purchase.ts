import type { RuleFinding } from '../../domain/decision/decision.ts';
import { fails, findingOf } from '../../domain/decision/rule.ts';
import { aboveTierLimit } from '../../domain/sale/errors.ts';
import type { PersonShare } from '../../domain/sale/person-room.ts';
import type { SignedPurchase } from '../../domain/sale/purchase-authorization.ts';
import type { BuyerFacts, Order } from '../../domain/sale/purchase-rules.ts';
import { answerIn } from '../../domain/shared/attempt.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Inquiry } from '../decision/inquiry.ts';
import { type MatterPorts, openMatter } from '../decision/matter.ts';
import type { Ports } from '../ports/index.ts';
import { type JudgePorts, judgeOrder } from './judge-order.ts';
import { requestText, type Wished } from './referrer-of.ts';
import { salePolicyVersion } from './sale-policy-version.ts';

type AuthorizePorts = JudgePorts & MatterPorts & Pick<Ports, 'purchaseSigner' | 'random' | 'issuedAuthorizations'>;

/**
 * Signs the authorization for the sale contract's `buy()` if every rule allows it. Nothing is reserved for a wallet: a
 * buyer can request another authorization at any time, and the contract enforces the cap over all of them. Between the
 * wallets of one person the contract cannot: what they can still use counts when the authorization is recorded. No
 * signature is returned unless the authorization and the decision are stored.
 */
export const authorizePurchase = (ports: AuthorizePorts) => {
  const { purchaseSigner, issuedAuthorizations, random } = ports;
  const judge = judgeOrder(ports);
  const policy = salePolicyVersion(ports, 'sale');
  return async (wished: Wished<Order>, origin: RequestOrigin, inquiry: Inquiry): Promise<SignedPurchase> => {
    const { facts, others, judgement, judgedAt } = await judge(wished, origin, inquiry);
    const matter = openMatter(
      ports,
      { kind: 'buy', wallet: wished.buyer, request: requestText(wished), policy },
      inquiry,
    );
    if (judgement.refusal !== undefined) return await matter.refuse(judgement.refusal, judgement.findings);
    const authorization = judgement.authorize({ nonce: random.uint256(), now: judgedAt });
    const signed = purchaseSigner.sign(authorization);
    const decision = matter.granted(judgement.findings);
    try {
      await issuedAuthorizations.record(authorization, judgedAt, decision, facts && shareOf(others, facts));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== aboveTierLimit.code) throw error;
      return await matter.refuse(error, judgement.findings.map(failing('tierLimit', error)));
    }
    matter.announce(decision);
    return signed;
  };
};

/** A figure that could not be read has refused the request before. */
const shareOf = (others: readonly WalletAddress[], { purchased, purchasedElsewhere }: BuyerFacts): PersonShare => ({
  others,
  purchased: answerIn(purchased),
  purchasedElsewhere: answerIn(purchasedElsewhere),
});

/** The rule passed for the wallet alone, and fails with what the person's other wallets can still use. */
const failing =
  (rule: string, failure: Failure) =>
  (finding: RuleFinding): RuleFinding =>
    finding.rule === rule ? findingOf(rule, fails(failure), finding.fact) : finding;
