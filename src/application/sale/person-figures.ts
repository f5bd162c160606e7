import { type KycTier, tierCap } from '../../domain/kyc/tier.ts';
import type { NftOrder } from '../../domain/sale/nft-rules.ts';
import type { PersonShare } from '../../domain/sale/person-room.ts';
import { paymentDecimals, type SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { PersonFigures } from '../../domain/sale/tier-limit.ts';
import { answerIn, attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { BuyerFile } from '../ports/compliance.ts';
import type { Ports } from '../ports/index.ts';

export type FigurePorts = Pick<Ports, 'nftSaleLedger' | 'saleContract'>;

/**
 * What the wallets of a person bought in both sales: reads what the token sale's contract counts; mints are in the file. `asked`: the NFT
 * that does not count, because it can be minted only once.
 */
export async function personFigures(
  { nftSaleLedger, saleContract }: FigurePorts,
  { user: { wallet: buyer }, others, minted }: Pick<BuyerFile, 'user' | 'others' | 'minted'>,
  asked?: Readonly<{ contract: WalletAddress }> & Pick<NftOrder, 'tokenId'>,
): Promise<PersonFigures> {
  const purchasedBy = async (wallets: readonly WalletAddress[]) => {
    const figures = await Promise.all(wallets.map((wallet) => saleContract.purchased(wallet)));
    return figures.reduce((sum, figure) => sum + figure, 0n);
  };
  const [purchased, purchasedElsewhere, counted] = await Promise.all([
    attempt(saleContract.purchased(buyer)),
    attempt(purchasedBy(others)),
    asked === undefined
      ? { known: true as const, value: minted }
      : attempt(nftSaleLedger.mintedBy([buyer, ...others], asked)),
  ]);
  return { purchased, purchasedElsewhere, minted: counted };
}

/** What the store checks when it records an authorization. A figure that could not be read has refused the request before. */
export const shareOf = (
  { purchased, purchasedElsewhere }: PersonFigures,
  { others, tier, policy }: Readonly<{ others: readonly WalletAddress[]; tier: KycTier; policy: SalePolicy }>,
): PersonShare => ({
  others,
  tier,
  cap: tierCap(tier, paymentDecimals(policy)),
  purchased: answerIn(purchased),
  purchasedElsewhere: answerIn(purchasedElsewhere),
});
