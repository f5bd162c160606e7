import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { type BidPrice, priceText } from '../../domain/sale/auction.ts';
import type { SignedBidPermit } from '../../domain/sale/bid-permit.ts';
import { tickOfBid } from '../../domain/sale/bid-rules.ts';
import { answerIn } from '../../domain/shared/attempt.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { type Inquiry, type MatterPorts, startDecision } from '../decision/matter.ts';
import type { Ports } from '../ports/index.ts';
import { recordGrant, salePolicyVersion } from './authorize-purchase.ts';
import { auctionIn, type JudgeBidPorts, judgeWishedBid, type WishedBid } from './judge-bid.ts';

type AuthorizeBidPorts = JudgeBidPorts &
  MatterPorts &
  Pick<Ports, 'auctionIndex' | 'bidSigner' | 'issuedBidPermits' | 'random'>;

/** The bidder is proved: a permit is signed for the wallet of the caller only. */
type AskedBid = WishedBid & Readonly<{ buyer: ProvedWallet; maxPrice: BidPrice }>;

/** The permit, the auction's `submitBid()` with it, and what takes the currency. */
export type SignedBid = SignedBidPermit &
  Readonly<{ maxPrice: bigint; prevTickPrice: bigint; calldata: Hex; spender: WalletAddress }>;

/**
 * Signs the permit that the auction's validation hook requires if every rule allows it. Nothing is reserved for a wallet in one
 * auction: the hook holds all its permits against one maximum. What other wallets of the person, and other sales, can still use
 * counts when the permit is recorded. Nothing is stored when signing fails, and no signature is returned unless permit and decision
 * are stored.
 */
export const authorizeBid = (ports: AuthorizeBidPorts) => {
  const { auctionIndex, bidSigner, issuedBidPermits, random, salePolicy } = ports;
  const judge = judgeWishedBid(ports);
  return async (wished: AskedBid, origin: RequestOrigin, inquiry: Inquiry): Promise<SignedBid> => {
    const policy = salePolicyVersion(ports, 'auction', auctionIn(salePolicy, wished.auction).auction);
    const { auction, state, judgement, judgedAt, room } = await judge(wished, origin, inquiry);
    const matter = startDecision(
      ports,
      { kind: 'bid', wallet: wished.buyer, request: textOf(wished), policy },
      inquiry,
    );
    if (judgement.refusal !== undefined) return await matter.refuse(judgement.refusal, judgement.findings);
    const permit = judgement.authorize({ nonce: random.uint256(), now: judgedAt });
    const read = answerIn(state);
    const { floorPrice, spender } = read;
    const maxPrice = tickOfBid(wished.maxPrice, read, salePolicy);
    const below = await auctionIndex.tickBelow(auction.auction, maxPrice);
    const prevTickPrice = below === undefined || below < floorPrice ? floorPrice : below;
    const signed = await bidSigner.sign(auction, permit);
    await recordGrant(matter, judgement.findings, (decision) =>
      issuedBidPermits.record(permit, judgedAt, decision, room()),
    );
    const { owner, amount } = permit;
    const calldata = bidSigner.calldata({ maxPrice, amount, owner, prevTickPrice, hookData: signed.hookData });
    return { ...signed, maxPrice, prevTickPrice, calldata, spender };
  };
};

/** The fields as the request wrote them, for its fingerprint. The bidder is the decision's wallet. */
const textOf = ({ auction, amount, maxPrice, sender }: AskedBid) => ({
  auction,
  amount: String(amount),
  maxPrice: priceText(maxPrice),
  sender,
});
