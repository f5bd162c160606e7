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
import { type Wished, withReferrer } from './referrer-of.ts';

export type JudgePorts = EligibilityPorts & Pick<Ports, 'clock' | 'saleContract' | 'salePolicy' | 'users'>;

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
  const { saleContract } = ports;
  const [eligibility, sale, purchased, purchasedElsewhere] = await Promise.all([
    eligibilityOf(ports, user, wallets, origin),
    attempt(saleContract.state()),
    attempt(saleContract.purchased(user.wallet)),
    attempt(purchasedBy(ports, wallets.others)),
  ]);
  return { ...eligibility, sale, purchased, purchasedElsewhere };
}

/** Rejects with CHAIN_UNAVAILABLE when one of the figures cannot be read. */
async function purchasedBy({ saleContract }: Pick<Ports, 'saleContract'>, wallets: readonly WalletAddress[]) {
  const figures = await Promise.all(wallets.map((wallet) => saleContract.purchased(wallet)));
  return figures.reduce((sum, figure) => sum + figure, 0n);
}
