import type { ApiKey, NewApiKey } from '../../domain/auth/api-key.ts';
import type { KeyRequest, KeyUsage } from '../../domain/auth/key-request.ts';
import type { Session } from '../../domain/auth/session.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** `afresh`: as the store has it now. Otherwise an answer of the last five seconds may be returned, unless this process changed it. */
export type Freshness = 'afresh';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface ApiKeyStore {
  /**
   * Stores a new key by its digest. Rejects with TOO_MANY_API_KEYS when the wallet already has `most` active keys (neither revoked nor
   * expired when the new key is created). Concurrent calls cannot exceed this limit. With the id of the session that asks, rejects with
   * UNAUTHENTICATED unless the session is live in the store itself: no key is created by a session that ended, and was remembered.
   */
  create(key: NewApiKey, digest: string, most: number, session?: string): Promise<ApiKey>;
  /** The wallet's keys, including revoked ones, newest first. */
  keysOf(wallet: WalletAddress): Promise<readonly ApiKey[]>;
  /** The key with this digest, unless it is revoked; it may have expired. */
  findLive(digest: string, freshness?: Freshness): Promise<ApiKey | undefined>;
  /** Idempotent. Returns false when the wallet has no such key. */
  revoke(wallet: WalletAddress, id: number, at: Date): Promise<boolean>;
  /** Revokes all of the wallet's keys that are not revoked yet; returns how many. */
  revokeAll(wallet: WalletAddress, at: Date): Promise<number>;
  /** Remembers the latest use; an earlier one changes nothing. */
  markUsed(id: number, at: Date): Promise<void>;
}

/** The requests of API keys, and how many they were. Every method rejects with STORE_UNAVAILABLE. */
export interface KeyRequestStore {
  /** Stores and counts the requests, all or none. Of each key the newest KEPT_KEY_REQUESTS are kept; the counts include the others. */
  record(requests: readonly KeyRequest[]): Promise<void>;
  /** Of the wallet's keys, from this UTC day on, the newest first. */
  newestOf(wallet: WalletAddress, since: Date, limit: number): Promise<readonly KeyRequest[]>;
  /** The counts of the wallet's keys from this UTC day on, oldest first; days without a request are absent. */
  usageOf(wallet: WalletAddress, since: Date): Promise<readonly KeyUsage[]>;
  /** Deletes at most `limit` requests from before this time and counts of days before it; returns how many. */
  purge(before: Date, limit: number): Promise<number>;
}

export interface ContractSignatures {
  /**
   * Whether the contract at `wallet` accepts the signature of the text (EIP-191 hash) by EIP-1271. False when there is
   * no contract, unless an ERC-6492 signature contains its deployment. False for signatures of more than
   * MAX_SIGNATURE_BYTES. Rejects with CHAIN_UNAVAILABLE when the chain is unavailable.
   */
  accepts(chainId: number, wallet: WalletAddress, text: string, signature: string): Promise<boolean>;
}

/** The unverified data of a sign-in through the embedded-wallet provider. */
export type EmbeddedWalletClaim = Readonly<{
  address: WalletAddress;
  /** The provider's user id, if sent. */
  userId?: string | undefined;
  /** The identity token signed by the provider, if sent. */
  token?: string | undefined;
}>;

export interface EmbeddedWalletVerifier {
  /**
   * Returns the provider's user id of the owner of the address; undefined when it is unknown. Rejects with
   * EMBEDDED_WALLET_REFUSED when the token does not prove, at `now`, that its user owns the address and has the given
   * id, and with EMBEDDED_WALLET_UNAVAILABLE when that cannot be verified.
   */
  verify(claim: EmbeddedWalletClaim, now: Date): Promise<string | undefined>;
}

/** The master password of protected pages, and the passes issued for it. */
export interface GatePasses {
  /** False when no password is configured. */
  readonly hasPassword: boolean;
  /** Takes constant time. */
  isPassword(text: string): boolean;
  issue(expiresAt: Date): string;
  /** True when this service issued the pass for the current password and it has not expired at `now`. */
  isPass(text: string, now: Date): boolean;
}

export interface KeyDigests {
  /** The digest that is stored instead of an API key: deterministic, and useless without the service's pepper. */
  digestOf(key: string): string;
}

export interface MessageSignatures {
  /**
   * The externally owned account that signed the text as an EIP-191 personal message. Undefined unless the signature is
   * 65 bytes (r, s, v) or 64 bytes (EIP-2098), v is 0, 1, 27 or 28, and s is in the lower half of the order.
   */
  signerOf(text: string, signature: string): WalletAddress | undefined;
}

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface NonceStore {
  issue(nonce: string, expiresAt: Date): Promise<void>;
  /** True for exactly one call per nonce, also under concurrent calls; false when unknown, used or expired (`expiresAt <= now`). */
  consume(nonce: string, now: Date): Promise<boolean>;
  /** Deletes at most `limit` nonces that expired before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface SessionStore {
  open(session: Session): Promise<void>;
  /**
   * Consumes the sign-in nonce, as the nonce store does, and opens the session: both or neither. Returns false when the nonce is unknown,
   * used or expired at `now`.
   */
  openWithNonce(session: Session, nonce: string, now: Date): Promise<boolean>;
  /** Revoking an unknown or revoked session does nothing. */
  revoke(id: string, at: Date): Promise<void>;
  /** Revokes every session of the wallet that is live at `at`; returns their ids. Nothing about the wallet is remembered afterwards. */
  revokeAll(wallet: WalletAddress, at: Date): Promise<readonly string[]>;
  /** True when the session was opened, is not revoked and has not expired at `now`. */
  isLive(id: string, now: Date, freshness?: Freshness): Promise<boolean>;
  /** The sessions of the wallet that are live at `now`, the newest first. */
  liveOf(wallet: WalletAddress, now: Date): Promise<readonly Session[]>;
  /** Deletes at most `limit` sessions that expired before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}

/** A public key of the service as a JSON Web Key. */
export type PublicKey = Readonly<{
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  kid: string;
  alg: 'ES256';
  use: 'sig';
}>;

export interface SessionTokens {
  /** A bearer token for the session, valid until it expires. Rejects with SIGNER_UNAVAILABLE and UPSTREAM_BUDGET. */
  issue(session: Session): Promise<string>;
  /**
   * The session in the token; undefined unless the token was signed with one of the service's keys, is intended for
   * this service and is valid at `now`.
   */
  verify(token: string, now: Date): Session | undefined;
  /** Whether this service issued the token and its time is over. False for every token that it did not issue. */
  hasExpired(token: string, now: Date): boolean;
  /** Every key that may have signed a token that is still valid, newest first. */
  publicKeys(): readonly PublicKey[];
}

/** Counts attempts to guess a secret, across all processes. Every method rejects with STORE_UNAVAILABLE. */
export interface TryCounts {
  /** Counts one attempt in the window of `name`, which starts with the first attempt and ends `windowMs` later. Returns the new count. */
  count(name: string, windowMs: number, now: Date): Promise<number>;
  /** Deletes at most `limit` windows that ended before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}
