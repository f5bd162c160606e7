import { createHash } from 'node:crypto';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Everything is derived from the number of a user, here and in the database alike: two runs fill the same rows. */
export const walletOf = (user: number) =>
  `0x${md5(`wallet ${user}`)}${md5(`more ${user}`).slice(0, 8)}` as WalletAddress;
export const walletSql = (user: string) =>
  `'0x' || md5('wallet ' || (${user})::bigint) || left(md5('more ' || (${user})::bigint), 8)`;

export const hashSql = (text: string) => `'0x' || md5(${text}) || md5(${text})`;

/** Of an authorization: 60 bits, spread over the index as random nonces are. */
export const nonceOf = (authorization: number) => BigInt(`0x${md5(`nonce ${authorization}`).slice(0, 15)}`);
export const nonceSql = (authorization: string) =>
  `('x' || left(md5('nonce ' || (${authorization})::bigint), 15))::bit(60)::bigint`;

export const digestOf = (user: number) => md5(`key ${user}`) + md5(`key ${user}`);
export const TOKEN = `0x${'a'.repeat(40)}` as WalletAddress;
/** Referred a tenth of all purchases. */
export const GREATEST_REFERRER = 1;
/** Authorizations a user, purchases a user, users a followed wallet. */
export const AUTHORIZATIONS = 3;
export const USERS_A_FOLLOWED_WALLET = 10;
/** The rows are spread over so many days until today. */
export const DAYS = 400;
export const LONG_CHAT = 'long';
export const BACKLOG = 10_000;
