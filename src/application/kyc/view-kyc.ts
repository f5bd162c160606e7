import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { kycHistory } from '../../domain/kyc/kyc-history.ts';
import type { KycStanding } from '../../domain/kyc/kyc-standing.ts';
import { TIER_TERMS, tierCap } from '../../domain/kyc/tier.ts';
import { paymentDecimals } from '../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { type StandingPorts, standingOf } from './standing-of.ts';

/**
 * The verification status of a wallet. `kycTier` is the approved tier, else the pending one, else the first;
 * `maxAllowed` is the lifetime purchase limit in smallest payment-token units, zero until the wallet is approved. A link to a
 * verification is a capability, so only the wallet's own session sees one, and the history; it needs a session of its own where one
 * without its link is open.
 */
export const viewKyc =
  ({ users, salePolicy, ...ports }: StandingPorts & Pick<Ports, 'users' | 'salePolicy'>) =>
  async (wallet: WalletAddress, viewer: ProvedWallet | undefined) => {
    const [{ standing, verifications, rulings }, user] = await Promise.all([
      standingOf(ports, wallet),
      users.find(wallet),
    ]);
    const isBlocked = user?.isBlocked ?? false;
    const kycTier = tierShown(standing);
    const link = viewer === wallet ? standing.open.findLast(({ url }) => url !== undefined)?.url : undefined;
    const isOpen = viewer === wallet ? link !== undefined : standing.open.length > 0;
    return {
      wallet,
      kycStatus: standing.status,
      kycTier,
      tierName: TIER_TERMS[kycTier].name,
      maxAllowed: standing.tier === undefined ? 0n : tierCap(standing.tier, paymentDecimals(salePolicy)),
      isBlocked,
      canBuy: standing.status === 'approved' && !isBlocked,
      verificationUrl: link,
      history: viewer === wallet ? kycHistory(verifications, rulings) : [],
      needsSessionCreation: standing.status !== 'approved' && !isOpen,
    };
  };

const tierShown = ({ tier, open }: KycStanding) => tier ?? open.at(-1)?.tier ?? 'TIER_1';
