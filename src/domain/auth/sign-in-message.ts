import type { WalletAddress } from '../shared/wallet-address.ts';

/** The fields that a parser read from an EIP-4361 message, and the exact text that was signed. Times are as the text writes them. */
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
  issuedAt?: string;
  expirationTime?: string;
  notBefore?: string;
  requestId?: string;
  resources?: readonly string[];
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
  if (textOf(message) !== message.text) return 'The message is not written exactly as EIP-4361 writes its fields';
  const at = now.getTime();
  const askers = policy.origins.map((origin) => new URL(origin)).filter(({ host }) => host === message.domain);
  const sent = parseUrl(message.uri);
  if (!askers.some(({ protocol }) => message.scheme === undefined || `${message.scheme}:` === protocol))
    return `The domain of the message, ${message.domain}, is not an allowed domain of this service`;
  if (!askers.some(({ protocol, host }) => sent?.protocol === protocol && sent.host === host))
    return 'The URI of the message is not an allowed origin of this service';
  if (message.version !== '1') return 'The message version must be 1';
  if (!policy.chainIds.has(message.chainId))
    return `The chain id in the message is not supported. Supported chains: ${[...policy.chainIds].join(', ')}`;
  return timeProblem(message, at);
}

function timeProblem({ issuedAt, expirationTime, notBefore }: SignInMessage, at: number): string | undefined {
  const [issued = Number.NaN, expires = Number.POSITIVE_INFINITY, starts = at] = [
    issuedAt,
    expirationTime,
    notBefore,
  ].map((written) => (written === undefined ? undefined : new Date(written.toUpperCase()).getTime()));
  // A leap second is a valid time of RFC 3339 that no Date can hold; comparisons with what is not a number are false.
  if ([issued, expires, starts].some(Number.isNaN))
    return 'The message contains a time that the service cannot represent';
  if (issued > at + CLOCK_SKEW_MS) return 'The message was issued in the future';
  if (issued < at - MAX_MESSAGE_AGE_MS) return 'The message was issued too long ago';
  if (expires <= at) return 'The message has expired';
  if (starts > at + CLOCK_SKEW_MS) return 'The message is not valid yet';
  return undefined;
}

/** The only text of these fields. A parser that read a field differently from what was signed is noticed by this. */
function textOf(message: SignInMessage): string {
  const { scheme, domain, address, statement, resources } = message;
  const field = (label: string, value: string | number | undefined) =>
    value === undefined ? [] : [`${label}: ${value}`];
  return [
    `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    ...field('URI', message.uri),
    ...field('Version', message.version),
    ...field('Chain ID', message.chainId),
    ...field('Nonce', message.nonce),
    ...field('Issued At', message.issuedAt),
    ...field('Expiration Time', message.expirationTime),
    ...field('Not Before', message.notBefore),
    ...field('Request ID', message.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((uri) => `- ${uri}`)]),
  ].join('\n');
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
