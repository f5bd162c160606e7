import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { EmbeddedWalletClaim, EmbeddedWalletVerifier } from '../../application/ports/auth.ts';
import type { Clock } from '../../application/ports/system.ts';
import { embeddedWalletRefused } from '../../domain/auth/errors.ts';
import { toWalletAddress } from '../local/address.ts';
import { eachOf } from '../local/each-of.ts';
import { RemoteKeySet } from './remote-key-set.ts';

/** Three base64url parts, the last one the 64 bytes of an ES256 signature. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;
/** Node accepts 16 KB of headers in total. */
const MAX_TOKEN_LENGTH = 16 * 1024;
const TIMEOUT_MS = 5_000;

// A token that includes its own key (`jwk`, `jku`, `x5c`, `x5u`) or critical extensions (`crit`) is rejected before
// verification.
const Header = z.strictObject({ alg: z.literal('ES256'), typ: z.string().optional(), kid: z.string().min(1).max(256) });

/** An account that cannot be read proves nothing, and does not hide the wallets beside it. */
const Accounts = eachOf(z.looseObject({ type: z.string() })).transform(({ items }) => items);
const Claims = z.object({
  sub: z.string().min(1).max(256),
  exp: z.number(),
  linked_accounts: z.string().transform((text) => Accounts.parse(JSON.parse(text))),
});

/** E-mail addresses and phone numbers have an `address` too: only these types are wallets. */
const Wallet = z.object({
  type: z.enum(['wallet', 'smart_wallet']),
  chain_type: z.literal('ethereum').optional(),
  address: z.string(),
});

export type PrivySettings = Readonly<{
  /** The required `aud` of every token. */
  appId: string;
  issuer: string;
  /** The URL of the provider's public signing keys. */
  jwksUrl: string;
  timeoutMs?: number;
}>;

/** Privy's identity tokens: ES256 JSON Web Tokens that list the user's accounts (docs.privy.io, "Identity tokens"). */
export class PrivyEmbeddedWalletVerifier implements EmbeddedWalletVerifier {
  readonly #settings: PrivySettings;
  readonly #keys: RemoteKeySet;

  constructor(settings: PrivySettings, clock: Clock) {
    this.#settings = settings;
    this.#keys = new RemoteKeySet({ url: settings.jwksUrl, timeoutMs: settings.timeoutMs ?? TIMEOUT_MS }, clock);
  }

  async verify({ address, userId, token }: EmbeddedWalletClaim, now: Date) {
    const claims = await this.#read(token ?? '', now);
    const wallets = claims.linked_accounts.flatMap((account) => walletOf(account) ?? []);
    if (!wallets.includes(address) || (userId !== undefined && !isNamed(claims.sub, userId)))
      throw embeddedWalletRefused();
    return claims.sub;
  }

  async #read(token: string, now: Date): Promise<z.output<typeof Claims>> {
    if (token.length > MAX_TOKEN_LENGTH || !TOKEN.test(token)) throw embeddedWalletRefused();
    const kid = refusing(() => Header.parse(jwt.decode(token, { complete: true })?.header).kid);
    const key = await this.#keys.find(kid);
    if (key === undefined) throw embeddedWalletRefused();
    const { issuer, appId } = this.#settings;
    const clockTimestamp = now.getTime() / 1000;
    return refusing(() =>
      Claims.parse(jwt.verify(token, key, { algorithms: ['ES256'], issuer, audience: appId, clockTimestamp })),
    );
  }
}

/** Errors that an invalid token can cause become a failure; any other error is a defect and is rethrown. */
function refusing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const isTokensFault =
      error instanceof jwt.JsonWebTokenError || error instanceof z.ZodError || error instanceof SyntaxError;
    throw isTokensFault ? embeddedWalletRefused.because(error) : error;
  }
}

function walletOf(account: object) {
  const wallet = Wallet.safeParse(account).data;
  return wallet && toWalletAddress(wallet.address);
}

/** The user id is the whole subject, or the part after the method of a DID (`did:privy:<id>`). */
const isNamed = (subject: string, userId: string) => subject === userId || subject.endsWith(`:${userId}`);
