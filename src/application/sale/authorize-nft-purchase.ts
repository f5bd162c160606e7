import { type Judgement, judgeNftPurchase } from '../../domain/sale/authorize.ts';
import { nftSaleNotConfigured } from '../../domain/sale/errors.ts';
import type { NftOrder } from '../../domain/sale/nft-rules.ts';
import type { PersonShare } from '../../domain/sale/person-room.ts';
import type { NftPurchaseAuthorization, SignedNftPurchase } from '../../domain/sale/purchase-authorization.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { buyerFileOf } from '../compliance/buyer-file.ts';
import { type Inquiry, type MatterPorts, startDecision } from '../decision/matter.ts';
import type { Ports } from '../ports/index.ts';
import { recordGrant, salePolicyVersion } from './authorize-purchase.ts';
import { type EligibilityPorts, eligibilityOf } from './eligibility-of.ts';
import { type FigurePorts, personFigures, shareOf } from './person-figures.ts';
import { type Asked, requestText, type Wished, withReferrer } from './referrer-of.ts';

type JudgeNftPorts = EligibilityPorts & FigurePorts & Pick<Ports, 'clock' | 'nftSaleContract' | 'salePolicy' | 'users'>;
type AuthorizeNftPorts = JudgeNftPorts & MatterPorts & Pick<Ports, 'nftPurchaseSigner'>;

/** The signed purchase, and the contract that sells. */
export type SignedNftOrder = SignedNftPurchase & Readonly<{ contract: WalletAddress }>;

/**
 * Signs the authorization for the NFT sale contract's `buyNft()` if every rule allows it. No contract counts what a person mints, so
 * an authorization counts against the tier's limit until the chain proves that it was not used. Asking again for the same token is
 * always possible: it can be minted only once.
 */
export const authorizeNftPurchase = (ports: AuthorizeNftPorts) => {
  const { nftPurchaseSigner, nftSaleLedger, salePolicy, clock, random } = ports;
  const policy = salePolicyVersion(ports, 'nft-sale', salePolicy.nftContract);
  return async (wished: Asked<NftOrder>, origin: RequestOrigin, inquiry: Inquiry): Promise<SignedNftOrder> => {
    const contract = salePolicy.nftContract;
    if (contract === undefined) throw nftSaleNotConfigured();
    const { judgement, share } = await judgeNftOrder(ports, contract, wished, { origin, inquiry });
    const matter = startDecision(
      ports,
      { kind: 'mint', wallet: wished.buyer, request: requestText(wished), policy },
      inquiry,
    );
    if (judgement.refusal !== undefined) return await matter.refuse(judgement.refusal, judgement.findings);
    const issuedAt = clock.now();
    const authorization = judgement.authorize({ nonce: random.uint256(), now: issuedAt });
    const signed = await nftPurchaseSigner.sign(contract, authorization);
    await recordGrant(matter, judgement.findings, (decision) =>
      nftSaleLedger.record({ contract, authorization, issuedAt }, decision, share()),
    );
    return { ...signed, contract };
  };
};

type JudgedNft = Readonly<{ judgement: Judgement<NftPurchaseAuthorization>; share(): PersonShare | undefined }>;

/** Rejects with REFERRAL_CODE_UNKNOWN. */
async function judgeNftOrder(
  ports: JudgeNftPorts,
  contract: WalletAddress,
  wished: Wished<NftOrder>,
  { origin, inquiry }: Readonly<{ origin: RequestOrigin; inquiry: Inquiry }>,
): Promise<JudgedNft> {
  const { clock, nftSaleContract, salePolicy } = ports;
  const file = await buyerFileOf(ports)(wished.buyer, inquiry);
  if (file === undefined) {
    const { referrer: _, ...order } = wished;
    return { judgement: judgeNftPurchase(order, undefined, salePolicy, clock.now()), share: () => undefined };
  }
  const order = await withReferrer(ports, wished, file.user);
  const { tokenId } = order;
  const { others } = file;
  const isNamed = wished.referrer !== undefined;
  const [eligibility, tier, figures] = await Promise.all([
    eligibilityOf(ports, file, { referrer: order.referrer, isNamed }, origin),
    attempt(nftSaleContract.tier(contract, order.tierId)),
    personFigures(ports, file, { contract, tokenId }),
  ]);
  const verified = eligibility.kyc.tier;
  return {
    judgement: judgeNftPurchase(order, { ...eligibility, ...figures, tier }, salePolicy, clock.now()),
    share: () => verified && shareOf(figures, { others, tier: verified, policy: salePolicy }),
  };
}
