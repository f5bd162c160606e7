import { nonceRefused, signatureInvalid, signInRefused } from '../../domain/auth/errors.ts';
import { SESSION_LIFETIME_MS, type Session, type SessionProvider } from '../../domain/auth/session.ts';
import { NONCE_LIFETIME_MS, type SignInMessage, signInProblem } from '../../domain/auth/sign-in-message.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { admitUser } from '../user/admit-user.ts';

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
 * Opens a session for the wallet that signed the message. The nonce is consumed first, even if the message is invalid,
 * so that no message can be tried twice. Rejects with NONCE_REFUSED, SIGN_IN_REFUSED, SIGNATURE_INVALID or
 * CHAIN_UNAVAILABLE.
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
  async (message: SignInMessage, signature: string): Promise<OpenedSession> => {
    const { nonces, users, signInPolicy, clock } = ports;
    const now = clock.now();
    if (!(await nonces.consume(message.nonce, now))) throw nonceRefused();
    const reason = signInProblem(message, signInPolicy, now);
    if (reason !== undefined) throw signInRefused({ reason });
    if (!(await isSignedByItsWallet(ports, message, signature))) throw signatureInvalid();
    await admitUser(ports)(message.address);
    await users.markSiweVerified(message.address, now);
    return openSession(ports)(message.address, 'siwe');
  };

type OpenSessionPorts = Pick<Ports, 'sessions' | 'sessionTokens' | 'random' | 'clock'>;

export const openSession =
  ({ sessions, sessionTokens, random, clock }: OpenSessionPorts) =>
  async (wallet: WalletAddress, provider: SessionProvider): Promise<OpenedSession> => {
    // Tokens contain whole seconds (RFC 7519), so the session does too.
    const createdAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000);
    const expiresAt = new Date(createdAt.getTime() + SESSION_LIFETIME_MS);
    const session = { id: random.uuid(), wallet, provider, createdAt, expiresAt };
    await sessions.open(session);
    return { session, token: sessionTokens.issue(session) };
  };

/** An externally owned account is verified by its signature alone; only if that fails, the chain is asked for a contract account. */
async function isSignedByItsWallet(
  { messageSignatures, contractSignatures }: Pick<Ports, 'messageSignatures' | 'contractSignatures'>,
  { text, address, chainId }: SignInMessage,
  signature: string,
): Promise<boolean> {
  if (messageSignatures.signerOf(text, signature) === address) return true;
  return contractSignatures.accepts(chainId, address, text, signature);
}
