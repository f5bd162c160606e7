import type { Knex } from 'knex';
import { PostgresApiKeyStore } from '../../../src/adapters/store/auth/api-key-store.postgres.ts';
import { PostgresKeyRequests } from '../../../src/adapters/store/auth/key-requests.postgres.ts';
import {
  PostgresNonceStore,
  PostgresSessionStore,
  PostgresTryCounts,
} from '../../../src/adapters/store/auth/session-store.postgres.ts';
import { PostgresContacts } from '../../../src/adapters/store/chat/chat-links.postgres.ts';
import { PostgresChatSessions } from '../../../src/adapters/store/chat/chat-sessions.postgres.ts';
import { PostgresTermsStore } from '../../../src/adapters/store/compliance/compliance-stores.postgres.ts';
import { PostgresKycStore } from '../../../src/adapters/store/kyc/kyc-store.postgres.ts';
import {
  PostgresPreferenceStore,
  PostgresUserWalletStore,
} from '../../../src/adapters/store/user/user-lists.postgres.ts';
import { PostgresUserStore } from '../../../src/adapters/store/user/user-store.postgres.ts';
import { aKeyRequest } from '../fixtures/key-request-fixtures.ts';
import { ALICE, at, BOB } from '../fixtures/store-fixtures.ts';

import { calls, type Question } from './calls.ts';

const person = { wallet: ALICE, referralCode: 'ABCD2345', createdAt: at() };
const acceptance = { wallet: ALICE, version: '1', ip: '203.0.113.7', acceptedAt: at() };
const session = { id: 's', wallet: ALICE, createdAt: at() };
const kyc = { ...session, tier: 'TIER_1', status: 'pending', url: 'https://kyc.example', statusAt: at() } as const;
const apiKey = { wallet: ALICE, label: 'l', lastFour: '0000', scopes: [], createdAt: at() };
const userWallet = { chain: 'evm', address: BOB, isEmbedded: false, isPrimary: true, createdAt: at() } as const;
const event = { id: 'e', sessionId: 's', status: 'approved', occurredAt: at() } as const;

const dialogue = { id: 'd', channel: 'web' } as const;

/** What is asked about people, their verifications and their conversations. */
export const questionsOfPeople = (db: Knex): Question[] => [
  ...calls(new PostgresApiKeyStore(db), {
    create: (keys) => keys.create(apiKey, '0'.repeat(64), 1),
    keysOf: (keys) => keys.keysOf(ALICE),
    findLive: (keys) => keys.findLive('0'.repeat(64)),
    revoke: (keys) => keys.revoke(ALICE, 1, at()),
    revokeAll: (keys) => keys.revokeAll(ALICE, at()),
    markUsed: (keys) => keys.markUsed(1, at()),
  }),
  ...calls(new PostgresUserStore(db), {
    find: (users) => users.find(ALICE),
    findByReferralCode: (users) => users.findByReferralCode('ABCD2345'),
    register: (users) => users.register(person),
    markSiweVerified: (users) => users.markSiweVerified(ALICE, at()),
    proveContract: (users) => users.proveContract(ALICE, 1, false),
    linkEmbedded: (users) => users.linkEmbedded(ALICE, 'did:x'),
    revise: (users) => users.revise(ALICE, (user) => ({ user, history: [] })),
    notifiedOfUpdates: (users) => users.notifiedOfUpdates(0, 1),
    history: (users) => users.history(ALICE),
  }),
  ...calls(new PostgresPreferenceStore(db), {
    choices: (preferences) => preferences.choices(ALICE, 'swap'),
    choose: (preferences) => preferences.choose(ALICE, 'swap', {}),
  }),
  ...calls(new PostgresUserWalletStore(db), {
    walletsOf: (wallets) => wallets.walletsOf(ALICE),
    add: (wallets) => wallets.add(ALICE, userWallet, 1),
    remove: (wallets) => wallets.remove(ALICE, '1'),
  }),
  ...calls(new PostgresTryCounts(db), {
    count: (tries) => tries.count('gate', 1, at()),
    purgeExpired: (tries) => tries.purgeExpired(at(), 1),
  }),
  ...calls(new PostgresSessionStore(db), {
    open: (sessions) => sessions.open({ ...session, provider: 'siwe', expiresAt: at(1) }),
    openWithNonce: (sessions) => sessions.openWithNonce({ ...session, provider: 'siwe', expiresAt: at(1) }, 'n', at()),
    revoke: (sessions) => sessions.revoke('s', at()),
    revokeAll: (sessions) => sessions.revokeAll(ALICE, at()),
    isLive: (sessions) => sessions.isLive('s', at()),
    liveOf: (sessions) => sessions.liveOf(ALICE, at()),
    purgeExpired: (sessions) => sessions.purgeExpired(at(), 1),
  }),
  ...calls(new PostgresKeyRequests(db), {
    record: (requests) => requests.record([aKeyRequest()]),
    newestOf: (requests) => requests.newestOf(ALICE, at(), 1),
    usageOf: (requests) => requests.usageOf(ALICE, at()),
    purge: (requests) => requests.purge(at(), 1),
  }),
  ...calls(new PostgresNonceStore(db), {
    issue: (nonces) => nonces.issue('n', at()),
    consume: (nonces) => nonces.consume('n', at()),
    purgeExpired: (nonces) => nonces.purgeExpired(at(), 1),
  }),
  ...calls(new PostgresTermsStore(db), {
    accept: (terms) => terms.accept(acceptance),
    acceptanceOf: (terms) => terms.acceptanceOf(ALICE, '1'),
    acceptancesOf: (terms) => terms.acceptancesOf(ALICE),
    newestOf: (terms) => terms.newestOf('1'),
    latest: (terms) => terms.latest(ALICE),
  }),
  ...calls(new PostgresKycStore(db), {
    purgeEvents: (kycs) => kycs.purgeEvents(at(), 1),
    verificationsOf: (kycs) => kycs.verificationsOf(ALICE),
    rulingsOf: (kycs) => kycs.rulingsOf(ALICE),
    eventsOf: (kycs) => kycs.eventsOf(ALICE),
    walletsOfPersons: (kycs) => kycs.walletsOfPersons(['digest']),
    findSession: (kycs) => kycs.findSession('s'),
    pendingSessions: (kycs) => kycs.pendingSessions(1),
    open: (kycs) => kycs.open(kyc),
    adopt: (kycs) => kycs.adopt('s', ALICE, at()),
    apply: (kycs) => kycs.apply(event, (before) => before),
  }),
  ...calls(new PostgresChatSessions(db), {
    recall: (chats) => chats.recall(dialogue, at()),
    replace: (chats) => chats.replace(dialogue, undefined, {}, { now: at(), expiresAt: at() }),
    takeOffer: (chats) =>
      chats.takeOffer(dialogue, { id: 'o', content: 'c' }, { now: at(), expiresAt: at(), keep: () => ({}) }),
    purgeExpired: (chats) => chats.purgeExpired(at(), 1),
  }),
  ...calls(new PostgresContacts(db), {
    save: (contacts) => contacts.save(ALICE, { name: 'ana', address: ALICE }, 1),
    find: (contacts) => contacts.find(ALICE, 'ana'),
    list: (contacts) => contacts.list(ALICE),
    remove: (contacts) => contacts.remove(ALICE, 'ana'),
  }),
];
