import { KYC_TIERS, TIER_TERMS } from '../../domain/kyc/tier.ts';
import { SIGNATURE_VALIDITY_SECONDS } from '../../domain/sale/authorize.ts';
import { MIN_CONTRIBUTION_CENTS } from '../../domain/sale/purchase-rules.ts';
import { paymentDecimals } from '../../domain/sale/sale-policy.ts';
import { centsToUnits } from '../../domain/shared/amount.ts';
import type { PageRequest } from '../../domain/shared/page.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

/** The rules of the sale, and the data to verify the service's signatures. */
export const viewSaleRules =
  ({ salePolicy, purchaseSigner }: Pick<Ports, 'salePolicy' | 'purchaseSigner'>) =>
  () => ({
    tiers: KYC_TIERS.map((tier) => ({ tier, ...TIER_TERMS[tier] })),
    minContribution: centsToUnits(MIN_CONTRIBUTION_CENTS, paymentDecimals(salePolicy)),
    signatureValiditySeconds: SIGNATURE_VALIDITY_SECONDS,
    paymentTokens: salePolicy.paymentTokens,
    chainId: salePolicy.chainId,
    saleContract: salePolicy.contract,
    ...(salePolicy.nftContract !== undefined && { nftSaleContract: salePolicy.nftContract }),
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

export const listPurchases =
  ({ purchaseHistory }: Pick<Ports, 'purchaseHistory'>) =>
  async (wallet: WalletAddress, page: PageRequest) => {
    const { items, nextCursor } = await purchaseHistory.list(wallet, page);
    return { purchases: items, nextCursor };
  };
