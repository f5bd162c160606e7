import knex from 'knex';
import { toRow } from '../../src/adapters/store/kyc/kyc-store.rows.ts';
import { toNewRow } from '../../src/adapters/store/user/user-store.rows.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';

export type PeerUser = Readonly<{ isBlocked: boolean; isVerified: boolean; termsAccepted: boolean }>;
export type Issued = Readonly<{
  buyer: string;
  paymentToken: string;
  amount: bigint;
  maxAllowed: bigint;
  isEU: boolean;
  referrer: string;
  nonce: bigint;
  deadline: bigint;
}>;

/** What the peer keeps. Its customers are verified and have accepted the terms from the beginning. */
export type PeerStore = Readonly<{
  issueNonce(nonce: string, expiresAt: Date): Promise<void>;
  /** False when the nonce is unknown, used or expired. */
  consumeNonce(nonce: string): Promise<boolean>;
  register(wallet: string): Promise<void>;
  openSession(id: string, wallet: string, expiresAt: Date): Promise<void>;
  isLive(id: string): Promise<boolean>;
  find(wallet: string): Promise<PeerUser | undefined>;
  record(issued: Issued): Promise<void>;
}>;

export function inMemory(): PeerStore {
  const users = new Map<string, PeerUser>();
  const nonces = new Map<string, Date>();
  const sessions = new Map<string, Date>();
  const issued = new Map<bigint, Issued>();
  return {
    issueNonce: async (nonce, expiresAt) => void nonces.set(nonce, expiresAt),
    consumeNonce: async (nonce) => {
      const expiresAt = nonces.get(nonce);
      return nonces.delete(nonce) && expiresAt !== undefined && expiresAt > new Date();
    },
    register: async (wallet) => {
      if (!users.has(wallet)) users.set(wallet, { isBlocked: false, isVerified: true, termsAccepted: true });
    },
    openSession: async (id, _wallet, expiresAt) => void sessions.set(id, expiresAt),
    isLive: async (id) => (sessions.get(id) ?? 0) > new Date(),
    find: async (wallet) => users.get(wallet),
    record: async (authorization) => void issued.set(authorization.nonce, authorization),
  };
}

const SALE = { chain_id: 8453, contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3' };
const TERMS = '1.0';

/** The tables of the service, with Knex's query builder, as most teams use it. */
export function onPostgres(url: string): PeerStore {
  const db = knex({ client: 'pg', connection: url, pool: { min: 2, max: 10 } });
  return {
    issueNonce: async (nonce, expiresAt) => void (await db('sign_in_nonces').insert({ nonce, expires_at: expiresAt })),
    consumeNonce: async (nonce) =>
      (await db('sign_in_nonces').where({ nonce }).where('expires_at', '>', new Date()).del()) === 1,
    register: async (wallet) => {
      if ((await db('users').where({ wallet }).first()) === undefined) await seed(db, wallet as WalletAddress);
      else await db('users').where({ wallet }).update({ siwe_verified_at: new Date() });
    },
    openSession: async (id, wallet, expiresAt) => {
      await db('sessions').insert({ id, wallet, provider: 'siwe', created_at: new Date(), expires_at: expiresAt });
    },
    isLive: async (id) => {
      const session = await db('sessions').where({ id }).whereNull('revoked_at').first();
      return session !== undefined && session.expires_at > new Date();
    },
    find: async (wallet) => {
      const user = await db('users').where({ wallet }).first();
      if (user === undefined) return undefined;
      const verified = await db('kyc_sessions').where({ wallet, status: 'approved' }).first();
      const terms = await db('terms_acceptances').where({ wallet, version: TERMS }).first();
      return { isBlocked: user.is_blocked, isVerified: verified !== undefined, termsAccepted: terms !== undefined };
    },
    record: async ({ nonce, buyer, paymentToken, amount, maxAllowed, isEU, referrer, deadline }) => {
      const amounts = { nonce: `${nonce}`, amount: `${amount}`, max_allowed: `${maxAllowed}`, deadline: `${deadline}` };
      const facts = { buyer, payment_token: paymentToken, is_eu: isEU, referrer, tier: 'TIER_2' };
      await db('purchase_authorizations').insert({ ...SALE, ...amounts, ...facts, issued_at: new Date() });
    },
  };
}

async function seed(db: knex.Knex, wallet: WalletAddress): Promise<void> {
  const at = new Date();
  const session = {
    id: `kyc-${wallet}`,
    wallet,
    tier: 'TIER_2',
    status: 'approved',
    url: 'https://kyc.example',
  } as const;
  await db('users').insert(toNewRow({ wallet, referralCode: 'BENCH234', createdAt: at }));
  await db('kyc_sessions').insert(toRow({ ...session, createdAt: at, statusAt: at }));
  await db('terms_acceptances').insert({ wallet, version: TERMS, ip: '192.0.2.1', accepted_at: at });
}
