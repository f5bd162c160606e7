import type { WalletAddress } from '../shared/wallet-address.ts';

/** The fields of an EIP-4361 message, and the exact text that was signed. */
export type SignInMessage = Readonly<{
  text: string;
  scheme?: string;
  domain: string;
  address: WalletAddress;
  statement?: string;
  uri: string;
  version: string;
  chainId: number;
  nonce: string;
  issuedAt: Date;
  expirationTime?: Date;
  notBefore?: Date;
  requestId?: string;
  resources: readonly string[];
}>;

export type SignInPolicy = Readonly<{
  /** Origins (scheme, host, port) that may request a signature. */
  origins: readonly string[];
  /** Chain ids that a message may contain. */
  chainIds: ReadonlySet<number>;
}>;

/** Room for a contract account's signature that carries its own deployment (ERC-6492, about 4 KB). */
export const MAX_SIGNATURE_BYTES = 8192;
export const NONCE_LIFETIME_MS = 5 * 60 * 1000;
/** How far a client's clock may be ahead of the server's. */
const CLOCK_SKEW_MS = 30 * 1000;
/** A sign-in message must be used soon after it was signed. */
const MAX_MESSAGE_AGE_MS = 10 * 60 * 1000;

/** Returns the reason why this message cannot open a session, or undefined. Its nonce and signature are checked elsewhere. */
export function signInProblem(message: SignInMessage, policy: SignInPolicy, now: Date): string | undefined {
  const at = now.getTime();
  const askers = policy.origins.map((origin) => new URL(origin)).filter(({ host }) => host === message.domain);
  const sent = parseUrl(message.uri);
  if (!askers.some(({ protocol }) => message.scheme === undefined || `${message.scheme}:` === protocol))
    return 'The domain of the message is not an allowed domain of this service';
  if (!askers.some(({ protocol, host }) => sent?.protocol === protocol && sent.host === host))
    return 'The URI of the message is not an allowed origin of this service';
  if (message.version !== '1') return 'The message version must be 1';
  if (!policy.chainIds.has(message.chainId)) return 'The chain id in the message is not supported';
  if (message.issuedAt.getTime() > at + CLOCK_SKEW_MS) return 'The message was issued in the future';
  if (message.issuedAt.getTime() < at - MAX_MESSAGE_AGE_MS) return 'The message was issued too long ago';
  if (message.expirationTime && message.expirationTime.getTime() <= at) return 'The message has expired';
  if (message.notBefore && message.notBefore.getTime() > at + CLOCK_SKEW_MS) return 'The message is not valid yet';
  return undefined;
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
