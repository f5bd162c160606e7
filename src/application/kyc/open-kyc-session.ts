import type { ProvedSession } from '../../domain/auth/proved-wallet.ts';
import { callbackNotAllowed, kycUnavailable, strangerKycLimit, tierAlreadyApproved } from '../../domain/kyc/errors.ts';
import type { KycStanding } from '../../domain/kyc/kyc-standing.ts';
import { isAbove, type KycTier } from '../../domain/kyc/tier.ts';
import { ownVerifications, type Verifications } from '../../domain/kyc/verifications.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { KycSessionRequest } from '../ports/kyc.ts';
import { standingOf } from './standing-of.ts';
import { viewKyc } from './view-kyc.ts';
import { type WarningPorts, warnOfOwnVerification } from './warnings.ts';

const WINDOW_MS = 60_000;
/** Requests to the identity provider that strangers may cause in a minute: from one network, and together. */
const PER_NETWORK = 3;
const TOGETHER = 20;

/** Takes one request of a network and returns 0, or returns the seconds until one is free. Rejects with STORE_UNAVAILABLE. */
type StrangerBudget = (network: string) => Promise<number>;

/**
 * A separate budget for callers who are not signed in, so that strangers cannot exhaust the provider's quota. All processes count in the
 * same windows, whole minutes. A refused request of one network does not count against the others.
 */
export const strangerBudget =
  ({ clock, tryCounts }: Pick<Ports, 'clock' | 'tryCounts'>, purpose: string): StrangerBudget =>
  async (network) => {
    const now = clock.now();
    const leftMs = WINDOW_MS - (now.getTime() % WINDOW_MS);
    const name = `${purpose} ${now.getTime() + leftMs}`;
    const isFree =
      (await tryCounts.count(`${name} ${network}`, leftMs, now)) <= PER_NETWORK &&
      (await tryCounts.count(name, leftMs, now)) <= TOGETHER;
    return isFree ? 0 : Math.ceil(leftMs / 1_000);
  };

type Wish = Readonly<{ requestedTier: KycTier; callbackUrl?: string | undefined }>;
/** The session of the wallet's owner. */
export type Opener = Pick<ProvedSession, 'id' | 'wallet'>;
type OpenPorts = Pick<Ports, 'kycPolicy' | 'tryCounts' | 'users' | 'salePolicy'> & VerificationPorts;

/**
 * Opens a verification session at the identity provider and returns its link. The owner receives a new session, or the owner's open
 * session for the tier, whatever strangers opened; from then on only the owner's sessions count. A stranger (anyone but the owner) can
 * open a session only for a wallet that has neither a user nor a session. Its link is in that response only. For any other wallet, a stranger opens nothing and receives the status without a link. TIER_3 (accredited) opens
 * no session: the response contains a contact address.
 * Rejects with CALLBACK_NOT_ALLOWED, TIER_ALREADY_APPROVED, KYC_STRANGER_LIMIT or KYC_UNAVAILABLE, and with UNAUTHENTICATED when the
 * owner's session has ended.
 */
export const openKycSession = (ports: OpenPorts) => {
  const { kycPolicy, users } = ports;
  const takeRequest = strangerBudget(ports, 'kyc-open');
  return async (wallet: WalletAddress, wish: Wish, session: Opener | undefined, network: string) => {
    const viewer = session?.wallet;
    const isOwner = viewer === wallet;
    if (wish.callbackUrl !== undefined && !kycPolicy.callbackOrigins.has(new URL(wish.callbackUrl).origin))
      throw callbackNotAllowed();
    const { verifications, standing, ownStanding } = await standingOf(ports, wallet);
    requireAbove(isOwner ? ownStanding : standing, wish.requestedTier);
    const withoutLink = async () => ({ ...(await viewKyc(ports)(wallet, viewer)), sessionId: undefined });
    if (wish.requestedTier === 'TIER_3')
      return { ...(await withoutLink()), contactAddress: kycPolicy.accreditedContact };
    if (session !== undefined && isOwner) {
      const { id, url } = await openOwnVerification(ports, session, wish, verifications);
      return { ...(await viewKyc(ports)(wallet, viewer)), verificationUrl: url, sessionId: id };
    }
    if (verifications.all.length > 0 || (await users.find(wallet)) !== undefined) return withoutLink();
    const retryAfterSeconds = await takeRequest(network);
    if (retryAfterSeconds > 0) throw strangerKycLimit({ retryAfterSeconds });
    const { opened, isNew } = await openAtProvider(ports, wallet, wish, { openedBy: 'stranger' });
    if (!isNew) return withoutLink();
    return { ...(await viewKyc(ports)(wallet, viewer)), verificationUrl: opened.url, sessionId: opened.id };
  };
};

/** Throws TIER_ALREADY_APPROVED unless the tier is above the approved one. */
function requireAbove(standing: KycStanding, tier: KycTier): void {
  if (!isAbove(tier, standing.tier)) throw tierAlreadyApproved();
}

type VerificationPorts = WarningPorts & Pick<Ports, 'kycProvider'>;

/**
 * The owner's open verification for the tier, else a new one. Of two requests at once, both may open one at the provider, but both get
 * the one that was kept. Rejects with KYC_UNAVAILABLE.
 */
async function openOwnVerification(
  ports: VerificationPorts,
  { wallet, id: by }: Opener,
  wish: Wish,
  verifications: Verifications,
): Promise<Readonly<{ id: string; url: string }>> {
  const own = ownVerifications(verifications).all;
  const open = own.filter(({ status }) => status === 'pending');
  const known = open.find(({ tier }) => tier === wish.requestedTier);
  const opening = { openedBy: 'owner', ended: own.length - open.length } as const;
  const { session, isNew } =
    known === undefined ? await openAtProvider(ports, wallet, wish, opening, by) : { session: known, isNew: false };
  if (isNew) await warnOfOwnVerification(ports, session);
  const { id, url } = session;
  // The provider returned a session that is not the owner's to continue.
  if (url === undefined) throw kycUnavailable();
  return { id, url };
}

async function openAtProvider(
  { kycProvider, kycs, clock }: VerificationPorts,
  wallet: WalletAddress,
  { requestedTier: tier, callbackUrl }: Wish,
  opening: Pick<KycSessionRequest, 'openedBy' | 'ended'>,
  by?: string,
) {
  const request: KycSessionRequest = { wallet, tier, ...opening, ...(callbackUrl !== undefined && { callbackUrl }) };
  const opened = await kycProvider.openSession(request);
  const now = clock.now();
  const times = { createdAt: now, statusAt: now, ...(opening.openedBy === 'owner' && { ownedAt: now }) };
  return { opened, ...(await kycs.open({ ...opened, wallet, tier, status: 'pending', ...times }, by)) };
}

/**
 * The URL to verify for a tier above the approved one; for the accredited tier, the contact URL. Rejects with
 * TIER_ALREADY_APPROVED or KYC_UNAVAILABLE.
 */
export const upgradeKyc =
  (ports: VerificationPorts & Pick<Ports, 'kycPolicy'>) => async (session: Opener, tier: KycTier) => {
    const { wallet } = session;
    const { verifications, standing, ownStanding } = await standingOf(ports, wallet);
    requireAbove(ownStanding, tier);
    if (tier === 'TIER_3')
      return { wallet, currentTier: standing.tier, tier, url: contactUrl(ports.kycPolicy.accreditedContact) };
    const { url } = await openOwnVerification(ports, session, { requestedTier: tier }, verifications);
    return { wallet, currentTier: ownStanding.tier, tier, url };
  };

const contactUrl = (contact: string) => (URL.canParse(contact) ? contact : `mailto:${contact}`);
