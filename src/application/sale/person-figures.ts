import { type KycTier, tierCap } from '../../domain/kyc/tier.ts';
import type { NftOrder } from '../../domain/sale/nft-rules.ts';
import type { BidTotals, PersonShare } from '../../domain/sale/person-room.ts';
import { paymentDecimals, type SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { PersonFigures } from '../../domain/sale/tier-limit.ts';
import { type Attempt, answerIn, attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { BuyerFile } from '../ports/compliance.ts';
import type { Ports } from '../ports/index.ts';

export type FigurePorts = Pick<Ports, 'auctionContracts' | 'nftSaleLedger' | 'saleContract' | 'salePolicy'>;

type Person = Pick<BuyerFile, 'others' | 'minted' | 'bids'> & Readonly<{ user: Pick<BuyerFile['user'], 'wallet'> }>;

/** The bids of a person, all read at one time. */
export type PersonBids = Readonly<{
  /** In open bids, and filled of exited ones. */
  committed: bigint;
  /** What the hook counted of the wallet's bids in the auction, refunded or not. */
  of(auction: WalletAddress, owner: WalletAddress): bigint;
}>;

/**
 * A bid may be on the chain and not indexed yet: the larger figure counts. A refund counts once it is confirmed. Of an auction that is
 * not configured any more, what is indexed counts.
 */
async function bidsOf(
  { auctionContracts, salePolicy }: FigurePorts,
  wallets: readonly WalletAddress[],
  accounts: readonly BidTotals[],
) {
  const { auctions = [] } = salePolicy;
  const pairs = auctions.flatMap((auction) => wallets.map((owner) => ({ auction, owner })));
  const counted = await Promise.all(pairs.map(({ auction, owner }) => auctionContracts.committed(auction, owner)));
  const read = new Map(pairs.map(({ auction, owner }, i) => [keyOf(auction.auction, owner), counted[i] ?? 0n]));
  const gross = new Map(accounts.map(({ auction, owner, bid }) => [keyOf(auction, owner), bid]));
  for (const [key, count] of read) if (count > (gross.get(key) ?? 0n)) gross.set(key, count);
  return {
    committed: sumOf([...gross.values()]) - sumOf(accounts.map(({ refunded }) => refunded)),
    of: (auction: WalletAddress, owner: WalletAddress) => read.get(keyOf(auction, owner)) ?? 0n,
  };
}

const keyOf = (auction: WalletAddress, owner: WalletAddress) => `${auction}:${owner}`;
const sumOf = (figures: readonly bigint[]) => figures.reduce((sum, figure) => sum + figure, 0n);

const EPOCH = new Date(0);

/** Where only one contract can count, it does: until when nothing can be used any more need not be known. */
function settledUntilOf({ saleContract, salePolicy }: FigurePorts, { others, minted, bids }: Person) {
  const { auctions = [], nftContract } = salePolicy;
  const isAlone = others.length === 0 && minted === 0n && bids.length === 0;
  const isOnlySale = auctions.length === 0 && nftContract === undefined;
  return isAlone && isOnlySale ? { known: true as const, value: EPOCH } : attempt(saleContract.settledUntil());
}

/**
 * Reads what the wallets of a person spent in all sales, after the time until which nothing can be used any more; mints and indexed
 * bids are in the file. `asked`: the NFT that does not count, because it can be minted only once.
 */
export async function personFigures(
  ports: FigurePorts,
  person: Person,
  asked?: Readonly<{ contract: WalletAddress }> & Pick<NftOrder, 'tokenId'>,
): Promise<PersonFigures & Readonly<{ bids: Attempt<PersonBids> }>> {
  const { nftSaleLedger, saleContract } = ports;
  const { others, minted, bids: accounts } = person;
  const buyer = person.user.wallet;
  const settledUntil = await settledUntilOf(ports, person);
  const purchasedBy = async (wallets: readonly WalletAddress[]) =>
    sumOf(await Promise.all(wallets.map((wallet) => saleContract.purchased(wallet))));
  const [purchased, purchasedElsewhere, counted, bids] = await Promise.all([
    attempt(saleContract.purchased(buyer)),
    attempt(purchasedBy(others)),
    asked === undefined
      ? { known: true as const, value: minted }
      : attempt(nftSaleLedger.mintedBy([buyer, ...others], asked)),
    attempt(bidsOf(ports, [buyer, ...others], accounts)),
  ]);
  const committed = bids.known ? { known: true as const, value: bids.value.committed } : bids;
  return { purchased, purchasedElsewhere, minted: counted, committed, settledUntil, bids };
}

/** What the store checks when it records an authorization. A figure that could not be read has refused the request before. */
export const shareOf = (
  { purchased, purchasedElsewhere, committed, settledUntil }: PersonFigures,
  { others, tier, policy }: Readonly<{ others: readonly WalletAddress[]; tier: KycTier; policy: SalePolicy }>,
): PersonShare => ({
  others,
  tier,
  cap: tierCap(tier, paymentDecimals(policy)),
  purchased: answerIn(purchased),
  purchasedElsewhere: answerIn(purchasedElsewhere),
  committed: answerIn(committed),
  settledUntil: answerIn(settledUntil),
});
