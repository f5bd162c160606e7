import { hash, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PublicKey, SessionTokens } from '../../application/ports/auth.ts';
import type { SigningKey } from '../../application/ports/signing.ts';
import { SESSION_LIFETIME_MS, type Session } from '../../domain/auth/session.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { toWalletAddress } from './address.ts';
import { publicKeyObject } from './public-key.ts';
import { compactJws } from './receipts.jwt.ts';
import { publicSessionKey } from './session-keys.ts';

/** Three base64url parts, the last one the 64 bytes of an ES256 signature. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;
const MAX_TOKEN_LENGTH = 4096;
/** The maximum difference between the clocks of two processes of the service. */
const CLOCK_SKEW_SECONDS = 60;

// The header must be exactly what `issue` writes: a token with its own key (`jwk`, `jku`, `x5u`) or with `crit` is
// rejected.
const Envelope = z.object({
  header: z.strictObject({ alg: z.literal('ES256'), typ: z.literal('JWT'), kid: z.string() }),
  payload: z.looseObject({}),
});

const Claims = z
  .object({
    aud: z.string(),
    sub: z.custom<WalletAddress>((sub) => typeof sub === 'string' && toWalletAddress(sub) === sub),
    jti: z.string().min(1),
    iat: z.int(),
    exp: z.int(),
    nbf: z.never().optional(),
    provider: z.enum(['siwe', 'embedded']),
    chainId: z.int().positive().optional(),
  })
  .refine(({ iat, exp }) => exp > iat && exp <= iat + SESSION_LIFETIME_MS / 1000 + CLOCK_SKEW_SECONDS);
type Claims = z.infer<typeof Claims>;

/** Sessions as ES256 JSON Web Tokens. Times are truncated to whole seconds. */
export class JwtSessionTokens implements SessionTokens {
  readonly #baseUrl: string;
  readonly #signing: Readonly<{ kid: string; key: SigningKey }>;
  readonly #verifying: ReadonlyMap<string, KeyObject>;
  readonly #publicKeys: readonly PublicKey[];
  /**
   * Claims of tokens with a verified signature, by the token's SHA-256: the keys never change, so a signature stays
   * valid. Times are checked on every call, and expired entries are dropped.
   */
  readonly #verified = new LRUCache<string, Claims>({ maxSize: 10_000, sizeCalculation: () => 1 });

  /** `keys` are P-256 keys: the first signs, all verify. */
  constructor({ baseUrl, keys }: Readonly<{ baseUrl: string; keys: readonly SigningKey[] }>) {
    const [newest] = keys;
    if (newest === undefined) throw new TypeError('Session tokens need a key');
    this.#baseUrl = baseUrl;
    this.#publicKeys = keys.map((key) => publicSessionKey(publicKeyObject(key)));
    this.#verifying = new Map(keys.map((key, at) => [(this.#publicKeys[at] as PublicKey).kid, publicKeyObject(key)]));
    this.#signing = { kid: (this.#publicKeys[0] as PublicKey).kid, key: newest };
  }

  async issue({ id, wallet, provider, chainId, createdAt, expiresAt }: Session): Promise<string> {
    const times = { iat: seconds(createdAt), exp: seconds(expiresAt) };
    const claims = {
      iss: this.#baseUrl,
      aud: this.#baseUrl,
      sub: wallet,
      jti: id,
      ...times,
      provider,
      ...(chainId !== undefined && { chainId }),
    };
    return await compactJws(this.#signing.key, { typ: 'JWT', kid: this.#signing.kid }, claims);
  }

  verify(token: string, now: Date): Session | undefined {
    if (!hasTokenForm(token)) return undefined;
    const digest = hash('sha256', token, 'base64');
    const known = this.#verified.get(digest);
    const claims = known ?? this.#read(token, now);
    if (claims === undefined) return undefined;
    if (!isCurrent(claims, now)) {
      this.#verified.delete(digest);
      return undefined;
    }
    if (known === undefined) this.#verified.set(digest, claims);
    return toSession(claims);
  }

  hasExpired(token: string, now: Date): boolean {
    const claims = hasTokenForm(token) ? this.#read(token, now, { ignoreExpiration: true }) : undefined;
    return claims !== undefined && claims.exp * 1000 <= now.getTime();
  }

  publicKeys(): readonly PublicKey[] {
    return this.#publicKeys;
  }

  #read(token: string, now: Date, { ignoreExpiration = false } = {}): Claims | undefined {
    try {
      const envelope = Envelope.safeParse(jwt.decode(token, { complete: true })).data;
      const key = envelope && this.#verifying.get(envelope.header.kid);
      if (key === undefined) return undefined;
      const payload = jwt.verify(token, key, {
        algorithms: ['ES256'],
        issuer: this.#baseUrl,
        audience: this.#baseUrl,
        ignoreExpiration,
        clockTimestamp: now.getTime() / 1000,
      });
      return Claims.safeParse(payload).data;
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}

const hasTokenForm = (token: string) => token.length <= MAX_TOKEN_LENGTH && TOKEN.test(token);

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

const isCurrent = ({ iat, exp }: Claims, now: Date) =>
  now.getTime() < exp * 1000 && iat * 1000 <= now.getTime() + CLOCK_SKEW_SECONDS * 1000;

const toSession = ({ jti, sub, provider, chainId, iat, exp }: Claims): Session => ({
  id: jti,
  wallet: sub,
  provider,
  ...(chainId !== undefined && { chainId }),
  createdAt: new Date(iat * 1000),
  expiresAt: new Date(exp * 1000),
});
