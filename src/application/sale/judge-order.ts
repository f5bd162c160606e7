import { type Judgement, judgePurchase } from '../../domain/sale/authorize.ts';
import type { PurchaseAuthorization } from '../../domain/sale/purchase-authorization.ts';
import type { BuyerFacts, Order } from '../../domain/sale/purchase-rules.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { User } from '../../domain/user/user.ts';
import { otherWalletsOfPerson } from '../kyc/person-wallets.ts';
import type { Ports } from '../ports/index.ts';
import { type EligibilityPorts, eligibilityOf, type OrderWallets } from './eligibility-of.ts';
import { type FigurePorts, personFigures } from './person-figures.ts';
import { type Wished, withReferrer } from './referrer-of.ts';

export type JudgePorts = EligibilityPorts & FigurePorts & Pick<Ports, 'clock' | 'salePolicy' | 'users'>;

export type Judged = Readonly<{
  /** Undefined when the buyer is not registered. */
  facts: BuyerFacts | undefined;
  /** The person's other wallets. */
  others: readonly WalletAddress[];
  judgement: Judgement<PurchaseAuthorization>;
  judgedAt: Date;
}>;

/** Collects the facts about a request to buy and applies the rules; grants and records nothing. Rejects with REFERRAL_CODE_UNKNOWN. */
export const judgeOrder =
  (ports: JudgePorts) =>
  async (wished: Wished<Order>, origin: RequestOrigin): Promise<Judged> => {
    const { clock, salePolicy, users } = ports;
    const user = await users.find(wished.buyer);
    const { referrer, ...unreferred } = wished;
    const complete: Order = user === undefined ? unreferred : await withReferrer(ports, wished, user);
    const others = user === undefined ? [] : await otherWalletsOfPerson(ports)(user.wallet);
    const wallets: OrderWallets = { referrer: complete.referrer, isNamed: referrer !== undefined, others };
    const facts = user && (await factsOf(ports, user, wallets, origin));
    const judgedAt = clock.now();
    return { facts, others, judgement: judgePurchase(complete, facts, salePolicy, judgedAt), judgedAt };
  };

async function factsOf(
  ports: JudgePorts,
  user: User,
  wallets: OrderWallets,
  origin: RequestOrigin,
): Promise<BuyerFacts> {
  const [eligibility, sale, figures] = await Promise.all([
    eligibilityOf(ports, user, wallets, origin),
    attempt(ports.saleContract.state()),
    personFigures(ports, { buyer: user.wallet, others: wallets.others }),
  ]);
  return { ...eligibility, ...figures, sale };
}
