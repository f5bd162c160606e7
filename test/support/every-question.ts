import type { Knex } from 'knex';
import { PostgresChatSessions } from '../../src/adapters/store/chat-sessions.postgres.ts';
import { PostgresDatabaseProbe } from '../../src/adapters/store/database-probe.postgres.ts';
import { PostgresKycStore } from '../../src/adapters/store/kyc-store.postgres.ts';
import { PostgresLeases } from '../../src/adapters/store/leases.postgres.ts';
import { PostgresMessageQueue } from '../../src/adapters/store/message-queue.postgres.ts';
import { PostgresNonceStore } from '../../src/adapters/store/nonce-store.postgres.ts';
import { PostgresSaleLedger } from '../../src/adapters/store/sale-ledger.postgres.ts';
import { PostgresSessionStore } from '../../src/adapters/store/session-store.postgres.ts';
import { PostgresTermsStore } from '../../src/adapters/store/terms-store.postgres.ts';
import { PostgresUserStore } from '../../src/adapters/store/user-store.postgres.ts';
import { authorization, block, purchase, step } from './sale-fixtures.ts';
import { ALICE, at, CAROL } from './store-fixtures.ts';

/** One call for every method of the store: the compiler finds the one that is missing. */
type Calls<Store> = { [Method in keyof Store]: (store: Store) => Promise<unknown> };

const calls = <Store extends object>(store: Store, each: Calls<Store>): [string, () => Promise<unknown>][] =>
  Object.entries<(store: Store) => Promise<unknown>>(each).map(([method, call]) => [
    `${store.constructor.name}.${method}`,
    () => call(store),
  ]);

const person = { wallet: ALICE, referralCode: 'ABCD2345', createdAt: at() };
const acceptance = { wallet: ALICE, version: '1', ip: '203.0.113.7', acceptedAt: at() };
const session = { id: 's', wallet: ALICE, createdAt: at() };
const kyc = { ...session, tier: 'TIER_1', status: 'pending', url: 'https://kyc.example', statusAt: at() } as const;
const event = { id: 'e', sessionId: 's', status: 'approved', occurredAt: at() } as const;

const message = { platform: 'telegram', id: '1', chat: '2', sender: '3', text: 'hi', secondHand: false } as const;
const claim = { id: '1', token: 't', attempt: 1, message };
const dialogue = { id: 'd', channel: 'web' } as const;

/** Everything that can be asked of the database through a port. */
export const everyQuestion = (db: Knex): [string, () => Promise<unknown>][] => [
  ...calls(new PostgresDatabaseProbe(db), { ping: (probe) => probe.ping() }),
  ...calls(new PostgresUserStore(db), {
    find: (users) => users.find(ALICE),
    findByReferralCode: (users) => users.findByReferralCode('ABCD2345'),
    register: (users) => users.register(person),
    markSiweVerified: (users) => users.markSiweVerified(ALICE, at()),
  }),
  ...calls(new PostgresSessionStore(db), {
    open: (sessions) => sessions.open({ ...session, provider: 'siwe', expiresAt: at(1) }),
    revoke: (sessions) => sessions.revoke('s', at()),
    isLive: (sessions) => sessions.isLive('s', at()),
    purgeExpired: (sessions) => sessions.purgeExpired(at()),
  }),
  ...calls(new PostgresNonceStore(db), {
    issue: (nonces) => nonces.issue('n', at()),
    consume: (nonces) => nonces.consume('n', at()),
    purgeExpired: (nonces) => nonces.purgeExpired(at()),
  }),
  ...calls(new PostgresTermsStore(db), {
    accept: (terms) => terms.accept(acceptance),
    acceptanceOf: (terms) => terms.acceptanceOf(ALICE, '1'),
    latest: (terms) => terms.latest(ALICE),
  }),
  ...calls(new PostgresKycStore(db), {
    sessionsOf: (kycs) => kycs.sessionsOf(ALICE),
    findSession: (kycs) => kycs.findSession('s'),
    open: (kycs) => kycs.open(kyc),
    apply: (kycs) => kycs.apply(event, (before) => before),
  }),
  ...calls(new PostgresChatSessions(db), {
    recall: (chats) => chats.recall(dialogue, at()),
    remember: (chats) => chats.remember(dialogue, {}, at()),
    takeOffer: (chats) => chats.takeOffer(dialogue, { id: 'o', content: 'c' }, at()),
    purgeExpired: (chats) => chats.purgeExpired(at()),
  }),
  ...calls(new PostgresMessageQueue(db), {
    enqueue: (queue) => queue.enqueue([message]),
    claim: (queue) => queue.claim(1),
    keepReply: (queue) => queue.keepReply(claim, 'r'),
    finish: (queue) => queue.finish(claim),
    putBack: (queue) => queue.putBack(claim, 'e', 1),
    bury: (queue) => queue.bury(claim, 'e'),
    waiting: (queue) => queue.waiting(),
    takeDuplicates: (queue) => queue.takeDuplicates(),
    deadLetters: (queue) => queue.deadLetters(1),
    replay: (queue) => queue.replay('1'),
    purgeFinished: (queue) => queue.purgeFinished(at()),
  }),
  ...calls(new PostgresLeases(db), {
    acquire: (leases) => leases.acquire('job', 'me', 1),
    release: (leases) => leases.release('job', 'me'),
  }),
  ...calls(new PostgresSaleLedger(db, { chainId: 1, contract: CAROL }), {
    record: (ledger) => ledger.record(authorization(1n), at()),
    authorizationState: (ledger) => ledger.authorizationState(1n, at()),
    liveAuthorizations: (ledger) => ledger.liveAuthorizations(ALICE, at()),
    history: (ledger) => ledger.history(ALICE, { limit: 1 }),
    cursor: (ledger) => ledger.cursor(),
    checkpoints: (ledger) => ledger.checkpoints(),
    commit: (ledger) => ledger.commit(step(block(1))),
    rollBack: (ledger) => ledger.rollBack(block(1), undefined),
    unissuedPurchases: (ledger) => ledger.unissuedPurchases(),
    markReported: (ledger) => ledger.markReported(purchase(1, 1)),
  }),
];
