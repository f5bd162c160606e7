import { authorize, type BuyerFacts, type Order } from '../../domain/sale/authorize.ts';
import type { PersonShare } from '../../domain/sale/person-room.ts';
import type { SignedPurchase } from '../../domain/sale/purchase-authorization.ts';
import { answerIn, attempt } from '../../domain/shared/attempt.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { userNotFound } from '../../domain/user/errors.ts';
import type { User } from '../../domain/user/user.ts';
import { otherWalletsOfPerson } from '../kyc/person-wallets.ts';
import type { Ports } from '../ports/index.ts';
import { type EligibilityPorts, eligibilityOf, type OrderWallets } from './eligibility-of.ts';
import { type Wished, withReferrer } from './referrer-of.ts';

type AuthorizePorts = EligibilityPorts &
  Pick<Ports, 'clock' | 'purchaseSigner' | 'random' | 'saleContract' | 'issuedAuthorizations' | 'salePolicy' | 'users'>;

/**
 * Signs the authorization for the sale contract's `buy()` if every rule allows it. Nothing is reserved for a wallet: a
 * buyer can request another authorization at any time, and the contract enforces the cap over all of them. Between the
 * wallets of one person the contract cannot: what they can still use counts when the authorization is recorded.
 */
export const authorizePurchase =
  (ports: AuthorizePorts) =>
  async (wished: Wished<Order>, origin: RequestOrigin): Promise<SignedPurchase> => {
    const { users, purchaseSigner, issuedAuthorizations, salePolicy, clock, random } = ports;
    const user = await users.find(wished.buyer);
    if (user === undefined) throw userNotFound();
    const order = await withReferrer(ports, wished, user);
    const others = await otherWalletsOfPerson(ports)(user.wallet);
    const wallets = { referrer: order.referrer, isNamed: wished.referrer !== undefined, others };
    const facts = await factsOf(ports, user, wallets, origin);
    const issuedAt = clock.now();
    const authorization = authorize(order, facts, salePolicy, { nonce: random.uint256(), now: issuedAt });
    const signed = purchaseSigner.sign(authorization);
    await issuedAuthorizations.record(authorization, issuedAt, shareOf(others, facts));
    return signed;
  };

/** A figure that could not be read has refused the request before. */
const shareOf = (others: readonly WalletAddress[], { purchased, purchasedElsewhere }: BuyerFacts): PersonShare => ({
  others,
  purchased: answerIn(purchased),
  purchasedElsewhere: answerIn(purchasedElsewhere),
});

async function factsOf(
  ports: AuthorizePorts,
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
