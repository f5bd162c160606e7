import { accountOfAnotherChain, nonceRefused, signatureInvalid, signInRefused } from '../../domain/auth/errors.ts';
import type { ProvedSession, ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { SESSION_LIFETIME_MS, type Session, type SessionProvider } from '../../domain/auth/session.ts';
import { NONCE_LIFETIME_MS, type SignInMessage, signInProblem } from '../../domain/auth/sign-in-message.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { EmbeddedWalletClaim, Freshness } from '../ports/auth.ts';
import type { Ports } from '../ports/index.ts';
import { profileOf } from '../user/profile.ts';
import { createUser, settleClaim } from '../user/register-user.ts';

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const NONCE_LENGTH = 17;

export type OpenedSession = Readonly<{ session: Session; token: string }>;

/** Issues a single-use nonce for an EIP-4361 message. */
export const issueNonce =
  ({ nonces, random, clock }: Pick<Ports, 'nonces' | 'random' | 'clock'>) =>
  async () => {
    const nonce = random.text(NONCE_LENGTH, ALPHANUMERIC);
    const expiresAt = new Date(clock.now().getTime() + NONCE_LIFETIME_MS);
    await nonces.issue(nonce, expiresAt);
    return { nonce, expiresAt };
  };

/**
 * Opens a session for the wallet that signed the message. The nonce is consumed even if the message is invalid, so that no message can
 * be tried twice. An ordinary account is verified by its signature alone, so its session is opened in the step that consumes the
 * nonce; only otherwise is the chain asked for a contract account. Rejects with NONCE_REFUSED, SIGN_IN_REFUSED, SIGNATURE_INVALID,
 * ACCOUNT_OF_ANOTHER_CHAIN or CHAIN_UNAVAILABLE. `signedInAs` is the wallet of the session that came with the request: it may link
 * further chains of its own contract account.
 */
export const signIn =
  (
    ports: Pick<
      Ports,
      | 'nonces'
      | 'messageSignatures'
      | 'contractSignatures'
      | 'users'
      | 'signInPolicy'
      | 'clock'
      | keyof OpenSessionPorts
    >,
  ) =>
  async (message: SignInMessage, signature: string, signedInAs?: ProvedWallet): Promise<OpenedSession> => {
    const { nonces, messageSignatures, contractSignatures, signInPolicy, clock } = ports;
    const { address, chainId, nonce, text } = message;
    const now = clock.now();
    const reason = signInProblem(message, signInPolicy, now);
    if (reason === undefined && messageSignatures.signerOf(text, signature) === address) {
      const opened = await openSession(ports)(address, 'siwe', { chainId, nonce });
      await settled(ports, address, now);
      return opened;
    }
    if (!(await nonces.consume(nonce, now))) throw nonceRefused();
    if (reason !== undefined) throw signInRefused({ reason });
    if (!(await contractSignatures.accepts(chainId, address, text, signature))) throw signatureInvalid();
    await settled(ports, address, now, () => bindToChain(ports, message, signedInAs === address));
    return await openSession(ports)(address, 'siwe', { chainId });
  };

/** Creates the user of the wallet if there is none, and notes that the wallet signed in. */
async function settled(
  ports: Pick<Ports, 'users' | 'random' | 'clock'>,
  wallet: WalletAddress,
  now: Date,
  bind: () => Promise<void> = async () => {},
): Promise<void> {
  const { user } = await createUser(ports)(wallet);
  await bind();
  await settleClaim(ports)(user);
  if (user.siweVerifiedAt === undefined) await ports.users.markSiweVerified(wallet, now);
}

type OpenSessionPorts = Pick<Ports, 'sessions' | 'sessionTokens' | 'random' | 'clock'>;

/** With a nonce, rejects with NONCE_REFUSED unless the nonce can be consumed: no session is opened then. */
const openSession =
  ({ sessions, sessionTokens, random, clock }: OpenSessionPorts) =>
  async (
    wallet: WalletAddress,
    provider: SessionProvider,
    { nonce, ...signedOn }: Readonly<{ chainId?: number; nonce?: string }> = {},
  ): Promise<OpenedSession> => {
    const now = clock.now();
    // Tokens contain whole seconds (RFC 7519), so the session does too.
    const createdAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
    const expiresAt = new Date(createdAt.getTime() + SESSION_LIFETIME_MS);
    const session = { id: random.uuid(), wallet, provider, ...signedOn, createdAt, expiresAt };
    // Signed first: a signer that fails leaves no session behind.
    const token = await sessionTokens.issue(session);
    if (nonce === undefined) await sessions.open(session);
    else if (!(await sessions.openWithNonce(session, nonce, now))) throw nonceRefused();
    return { session, token };
  };

/** The same address on another chain may be somebody else's contract, so a proof there is not the account's. */
async function bindToChain(
  { users }: Pick<Ports, 'users'>,
  { address, chainId }: SignInMessage,
  link: boolean,
): Promise<void> {
  if (await users.proveContract(address, chainId, link)) return;
  const [boundTo] = (await users.find(address))?.contractChainIds ?? [];
  throw boundTo === undefined ? accountOfAnotherChain() : accountOfAnotherChain({ chainId, boundTo });
}

/** Opens a session for the wallet in the provider's token. Rejects with EMBEDDED_WALLET_REFUSED or EMBEDDED_WALLET_UNAVAILABLE. */
export const signInEmbedded =
  (ports: Pick<Ports, 'embeddedWallets' | 'users' | 'sessions' | 'sessionTokens' | 'random' | 'clock'>) =>
  async (claim: EmbeddedWalletClaim): Promise<OpenedSession> => {
    const userId = await ports.embeddedWallets.verify(claim, ports.clock.now());
    const { user } = await createUser(ports)(claim.address);
    await settleClaim(ports)(user);
    if (userId !== undefined) await ports.users.linkEmbedded(claim.address, userId);
    return openSession(ports)(claim.address, 'embedded');
  };

/** Describes the session if it is an embedded-wallet session. */
export const viewEmbedded =
  ({ users }: Pick<Ports, 'users'>) =>
  async (session: ProvedSession | undefined) => {
    if (session?.provider !== 'embedded') return { authenticated: false };
    const user = await users.find(session.wallet);
    return { authenticated: true, address: session.wallet, embeddedUserId: user?.embeddedUserId };
  };

/** The session in a token, verified by its signature only. Call `isSessionLive` to check for revocation. */
export const sessionOfToken =
  ({ sessionTokens, clock }: Pick<Ports, 'sessionTokens' | 'clock'>) =>
  (token: string): Session | undefined =>
    sessionTokens.verify(token, clock.now());

/** Whether the token is a session's of this service whose time is over. */
export const hasTokenExpired =
  ({ sessionTokens, clock }: Pick<Ports, 'sessionTokens' | 'clock'>) =>
  (token: string): boolean =>
    sessionTokens.hasExpired(token, clock.now());

export const isSessionLive =
  ({ sessions, clock }: Pick<Ports, 'sessions' | 'clock'>) =>
  (session: Session, freshness?: Freshness): Promise<boolean> =>
    sessions.isLive(session.id, clock.now(), freshness);

export const signOut =
  ({ sessions, clock }: Pick<Ports, 'sessions' | 'clock'>) =>
  (session: ProvedSession): Promise<void> =>
    sessions.revoke(session.id, clock.now());

/** Ends every live session of the wallet; returns how many. */
export const signOutEverywhere =
  ({ sessions, clock }: Pick<Ports, 'sessions' | 'clock'>) =>
  async ({ wallet }: ProvedSession): Promise<number> =>
    (await sessions.revokeAll(wallet, clock.now())).length;

/** Whether and when the wallet first signed in with a signed message. */
export const signInStatus =
  ({ users }: Pick<Ports, 'users'>) =>
  async (wallet: WalletAddress) => {
    const verifiedAt = (await users.find(wallet))?.siweVerifiedAt;
    return { wallet, verified: verifiedAt !== undefined, verifiedAt };
  };

/** The session as its owner sees it. */
export const viewSession =
  (ports: Pick<Ports, 'users' | 'kycs' | 'clock'>) =>
  async ({ wallet, provider, chainId, expiresAt }: ProvedSession) => {
    const user = await ports.users.find(wallet);
    return {
      authenticated: true,
      wallet,
      provider,
      chainId,
      expiresAt,
      profile: user && (await profileOf(ports)(user, wallet)),
    };
  };

/** The public keys that verify the service's tokens (RFC 7517). */
export const publicKeys =
  ({ sessionTokens }: Pick<Ports, 'sessionTokens'>) =>
  () =>
    sessionTokens.publicKeys();
