import { authorizeNft, type NftOrder } from '../../domain/sale/authorize-nft.ts';
import { nftSaleNotConfigured } from '../../domain/sale/errors.ts';
import type { SignedNftPurchase } from '../../domain/sale/nft-purchase-authorization.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { userNotFound } from '../../domain/user/errors.ts';
import { otherWalletsOfPerson } from '../kyc/person-wallets.ts';
import type { Ports } from '../ports/index.ts';
import { type EligibilityPorts, eligibilityOf } from './eligibility-of.ts';
import { type Wished, withReferrer } from './referrer-of.ts';

type AuthorizeNftPorts = EligibilityPorts &
  Pick<Ports, 'clock' | 'nftPurchaseSigner' | 'nftSaleContract' | 'nftSaleLedger' | 'random' | 'salePolicy' | 'users'>;

/** The signed purchase, and the contract that sells. */
export type SignedNftOrder = SignedNftPurchase & Readonly<{ contract: WalletAddress }>;

/** Signs the authorization for the NFT sale contract's `buyNft()` if every rule allows it. Nothing is reserved. */
export const authorizeNftPurchase =
  (ports: AuthorizeNftPorts) =>
  async (wished: Wished<NftOrder>, origin: RequestOrigin): Promise<SignedNftOrder> => {
    const { users, nftPurchaseSigner, nftSaleContract, nftSaleLedger, salePolicy, clock, random } = ports;
    const contract = salePolicy.nftContract;
    if (contract === undefined) throw nftSaleNotConfigured();
    const user = await users.find(wished.buyer);
    if (user === undefined) throw userNotFound();
    const order = await withReferrer(ports, wished, user);
    const others = await otherWalletsOfPerson(ports)(order.buyer);
    const isNamed = wished.referrer !== undefined;
    const [eligibility, tier] = await Promise.all([
      eligibilityOf(ports, user, { referrer: order.referrer, isNamed, others }, origin),
      attempt(nftSaleContract.tier(contract, order.tierId)),
    ]);
    const issuedAt = clock.now();
    const issue = { nonce: random.uint256(), now: issuedAt };
    const authorization = authorizeNft(order, { ...eligibility, tier }, salePolicy, issue);
    const signed = nftPurchaseSigner.sign(contract, authorization);
    await nftSaleLedger.record(contract, authorization, issuedAt);
    return { ...signed, contract };
  };
