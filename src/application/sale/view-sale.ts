import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { RuleFinding } from '../../domain/decision/decision.ts';
import { KYC_TIERS, type KycTier, TIER_TERMS } from '../../domain/kyc/tier.ts';
import type { BidPrice } from '../../domain/sale/auction.ts';
import { SIGNATURE_VALIDITY_SECONDS } from '../../domain/sale/authorize.ts';
import { MIN_CONTRIBUTION_CENTS } from '../../domain/sale/common-rules.ts';
import { paymentDecimals } from '../../domain/sale/sale-policy.ts';
import { remainingOf } from '../../domain/sale/tier-limit.ts';
import { centsToUnits } from '../../domain/shared/amount.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { PageRequest } from '../../domain/shared/page.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { judgeWishedBid } from './judge-bid.ts';
import { type JudgePorts, judgeOrder } from './judge-order.ts';

const MOST_NFTS = 100;

export type Eligible = Readonly<{
  eligible: boolean;
  tier: KycTier | undefined;
  /** What the wallet may still buy, in smallest units; undefined without a tier, or while it cannot be read. */
  remaining: bigint | undefined;
  rules: readonly RuleFinding[];
}>;

type Wish = Readonly<{
  wallet: ProvedWallet;
  amount?: bigint;
  paymentToken?: WalletAddress;
  /** Asks about a bid in this auction. */
  auction?: WalletAddress;
  maxPrice?: BidPrice;
}>;

/**
 * Applies the rules of `authorizePurchase`, or of `authorizeBid`; signs and records nothing. Without an amount, token or price: the
 * minimum, in the first token, at the lowest price.
 */
export const viewEligibility = (ports: JudgePorts) => {
  const { salePolicy } = ports;
  const judgeOne = judgeOrder(ports);
  const judgeBid = judgeWishedBid(ports);
  const [first] = salePolicy.paymentTokens;
  const least = centsToUnits(MIN_CONTRIBUTION_CENTS, first.decimals);
  return async (
    { wallet, amount = least, paymentToken = first.address, auction, maxPrice }: Wish,
    origin: RequestOrigin,
  ): Promise<Eligible> => {
    const { facts, judgement } =
      auction === undefined
        ? await judgeOne({ buyer: wallet, amount, paymentToken }, origin)
        : await judgeBid({ buyer: wallet, sender: wallet, auction, amount, maxPrice }, origin);
    return {
      eligible: judgement.refusal === undefined,
      tier: facts?.kyc.tier,
      remaining: facts && remainingOf(facts, salePolicy),
      rules: judgement.findings,
    };
  };
};

/** The rules of the sale, and the data to verify the service's signatures. */
export const viewSaleRules =
  ({ salePolicy, purchaseSigner }: Pick<Ports, 'salePolicy' | 'purchaseSigner'>) =>
  () => ({
    tiers: KYC_TIERS.map((tier) => ({ tier, ...TIER_TERMS[tier] })),
    minContribution: centsToUnits(MIN_CONTRIBUTION_CENTS, paymentDecimals(salePolicy)),
    signatureValiditySeconds: SIGNATURE_VALIDITY_SECONDS,
    paymentTokens: salePolicy.paymentTokens,
    chainId: salePolicy.chainId,
    inMemory: salePolicy.inMemory === true,
    saleContract: salePolicy.contract,
    ...(salePolicy.nftContract !== undefined && { nftSaleContract: salePolicy.nftContract }),
    auctions: (salePolicy.auctions ?? []).map(({ auction }) => auction),
    eip712: { ...purchaseSigner.typedData, signer: purchaseSigner.address },
  });

/** The current state of the sale contract. Rejects with CHAIN_UNAVAILABLE. */
export const viewSaleStatus =
  ({ saleContract, salePolicy, clock }: Pick<Ports, 'saleContract' | 'salePolicy' | 'clock'>) =>
  async () => {
    const state = await saleContract.state();
    return {
      ...state,
      paused: state.phase === 'paused',
      chainId: salePolicy.chainId,
      saleContract: salePolicy.contract,
      asOf: clock.now(),
    };
  };

/** Purchases by page. `nfts`, on the first page: the newest NFTs that a confirmed block shows as bought. */
export const listPurchases =
  ({ purchaseHistory, nftSaleLedger }: Pick<Ports, 'purchaseHistory' | 'nftSaleLedger'>) =>
  async (wallet: WalletAddress, page: PageRequest) => {
    const [{ items, nextCursor }, nfts] = await Promise.all([
      purchaseHistory.list(wallet, page),
      page.cursor === undefined ? nftSaleLedger.usedBy(wallet, MOST_NFTS) : [],
    ]);
    return {
      purchases: items,
      nextCursor,
      nfts: nfts.map(({ contract, authorization }) => ({ contract, ...authorization })),
    };
  };
