import type { SignedPurchase } from '../../domain/sale/purchase-authorization.ts';
import type { Order } from '../../domain/sale/purchase-rules.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import { type Inquiry, type MatterPorts, startDecision } from '../decision/matter.ts';
import type { Ports } from '../ports/index.ts';
import { type JudgePorts, judgeOrder } from './judge-order.ts';
import { shareOf } from './person-figures.ts';
import { recordGrant, salePolicyVersion } from './record-grant.ts';
import { type Asked, requestText } from './referrer-of.ts';

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
  const policy = salePolicyVersion(ports, 'sale');
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
