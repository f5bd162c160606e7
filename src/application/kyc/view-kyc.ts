import type { KycOpener } from '../../domain/kyc/kyc-session.ts';
import type { KycStanding } from '../../domain/kyc/kyc-standing.ts';
import { TIER_TERMS, tierCap } from '../../domain/kyc/tier.ts';
import { paymentDecimals } from '../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { type StandingPorts, standingOf } from './standing-of.ts';

/** A link to a verification is a capability, so only the owner, the wallet's own session, sees one. */
export type KycViewer = KycOpener;

/**
 * The verification status of a wallet. `kycTier` is the approved tier, else the pending one, else the first;
 * `maxAllowed` is the lifetime purchase limit in smallest payment-token units, zero until the wallet is approved. An owner needs a
 * session of his own where one without his link is open.
 */
export const viewKyc =
  ({ users, salePolicy, ...ports }: StandingPorts & Pick<Ports, 'users' | 'salePolicy'>) =>
  async (wallet: WalletAddress, viewer: KycViewer) => {
    const [{ standing }, user] = await Promise.all([standingOf(ports, wallet), users.find(wallet)]);
    const isBlocked = user?.isBlocked ?? false;
    const kycTier = tierShown(standing);
    const link = viewer === 'owner' ? standing.open.findLast(({ url }) => url !== undefined)?.url : undefined;
    const isOpen = viewer === 'owner' ? link !== undefined : standing.open.length > 0;
    return {
      wallet,
      kycStatus: standing.status,
      kycTier,
      tierName: TIER_TERMS[kycTier].name,
      maxAllowed: standing.tier === undefined ? 0n : tierCap(standing.tier, paymentDecimals(salePolicy)),
      isBlocked,
      canBuy: standing.status === 'approved' && !isBlocked,
      verificationUrl: link,
      needsSessionCreation: standing.status !== 'approved' && !isOpen,
    };
  };

const tierShown = ({ tier, open }: KycStanding) => tier ?? open.at(-1)?.tier ?? 'TIER_1';
