import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { callbackNotAllowed, strangerKycLimit, tierAlreadyApproved } from '../../domain/kyc/errors.ts';
import type { KycSession } from '../../domain/kyc/kyc-session.ts';
import type { KycStanding } from '../../domain/kyc/kyc-standing.ts';
import { isAbove, type KycTier } from '../../domain/kyc/tier.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { standingOf } from './standing-of.ts';
import { strangerBudget } from './stranger-budget.ts';
import { viewKyc } from './view-kyc.ts';

type Wish = Readonly<{ requestedTier: KycTier; callbackUrl?: string | undefined }>;
type OpenPorts = Pick<Ports, 'kycs' | 'kycProvider' | 'kycPolicy' | 'clock' | 'tryCounts' | 'users' | 'salePolicy'>;

/**
 * Opens a verification session at the identity provider and returns its link. When the owner's wallet already has an open session for
 * the tier, that session is returned. A stranger (anyone but the owner) can open a session only for a wallet that has neither a user nor
 * a session, and receives its link in that response only. For any other wallet, a stranger opens nothing and receives the status without
 * a link. TIER_3 (accredited) opens no session: the response contains a contact address.
 * Rejects with CALLBACK_NOT_ALLOWED, TIER_ALREADY_APPROVED, KYC_STRANGER_LIMIT or KYC_UNAVAILABLE.
 */
export const openKycSession = (ports: OpenPorts) => {
  const { kycPolicy, users } = ports;
  const takeRequest = strangerBudget(ports, 'kyc-open');
  return async (wallet: WalletAddress, wish: Wish, viewer: ProvedWallet | undefined, network: string) => {
    const isOwner = viewer === wallet;
    if (wish.callbackUrl !== undefined && !kycPolicy.callbackOrigins.has(new URL(wish.callbackUrl).origin))
      throw callbackNotAllowed();
    const { sessions, standing } = await standingOf(ports, wallet);
    requireAbove(standing, wish.requestedTier);
    const withoutLink = async () => ({ ...(await viewKyc(ports)(wallet, viewer)), sessionId: undefined });
    if (wish.requestedTier === 'TIER_3')
      return { ...(await withoutLink()), contactAddress: kycPolicy.accreditedContact };
    if (!isOwner) {
      if (sessions.length > 0 || (await users.find(wallet)) !== undefined) return withoutLink();
      const retryAfterSeconds = await takeRequest(network);
      if (retryAfterSeconds > 0) throw strangerKycLimit({ retryAfterSeconds });
    }
    const { session, isNew } = await openVerification(ports, wallet, wish, standing);
    if (!isOwner && !isNew) return withoutLink();
    return { ...(await viewKyc(ports)(wallet, viewer)), verificationUrl: session.url, sessionId: session.id };
  };
};

/** Throws TIER_ALREADY_APPROVED unless the tier is above the approved one. */
export function requireAbove(standing: KycStanding, tier: KycTier): void {
  if (!isAbove(tier, standing.tier)) throw tierAlreadyApproved();
}

/**
 * The wallet's open verification for the tier, else a new one. Of two at once, both may open one at the provider, but both get the
 * one that was kept: `isNew` for exactly one of them. Rejects with KYC_UNAVAILABLE.
 */
export async function openVerification(
  { kycProvider, kycs, clock }: Pick<Ports, 'kycProvider' | 'kycs' | 'clock'>,
  wallet: WalletAddress,
  { requestedTier: tier, callbackUrl }: Wish,
  { open }: KycStanding,
): Promise<Readonly<{ session: KycSession; isNew: boolean }>> {
  const known = open.find((candidate) => candidate.tier === tier);
  if (known !== undefined) return { session: known, isNew: false };
  const opened = await kycProvider.openSession({ wallet, tier, ...(callbackUrl !== undefined && { callbackUrl }) });
  const createdAt = clock.now();
  const session = await kycs.open({ ...opened, wallet, tier, status: 'pending', createdAt, statusAt: createdAt });
  return { session, isNew: session.id === opened.id };
}
