import type { Knex } from 'knex';
import { PostgresAlarmStore } from '../../src/adapters/store/alarm/alarm-store.postgres.ts';
import { PostgresAuditLog } from '../../src/adapters/store/audit/audit-log.postgres.ts';
import { PostgresAuditTree } from '../../src/adapters/store/audit-tree/audit-tree.postgres.ts';
import { PostgresApiKeyStore } from '../../src/adapters/store/auth/api-key-store.postgres.ts';
import { PostgresKeyRequests } from '../../src/adapters/store/auth/key-requests.postgres.ts';
import {
  PostgresNonceStore,
  PostgresSessionStore,
  PostgresTryCounts,
} from '../../src/adapters/store/auth/session-store.postgres.ts';
import { PostgresContacts } from '../../src/adapters/store/chat/chat-links.postgres.ts';
import { PostgresChatSessions } from '../../src/adapters/store/chat/chat-sessions.postgres.ts';
import { PostgresTermsStore } from '../../src/adapters/store/compliance/compliance-stores.postgres.ts';
import { PostgresDecisionStore } from '../../src/adapters/store/decision/decision-store.postgres.ts';
import { PostgresKycStore } from '../../src/adapters/store/kyc/kyc-store.postgres.ts';
import { PostgresMessageQueue } from '../../src/adapters/store/messaging/message-queue.postgres.ts';
import { PostgresEmailConfirmations, PostgresOutbox } from '../../src/adapters/store/notice/notice-stores.postgres.ts';
import { PostgresCaseFiles } from '../../src/adapters/store/operator/case-files.postgres.ts';
import {
  PostgresOperatorStore,
  PostgresProposalStore,
} from '../../src/adapters/store/operator/proposal-store.postgres.ts';
import {
  PostgresChangeMarks,
  PostgresServiceFigures,
} from '../../src/adapters/store/operator/service-figures.postgres.ts';
import { PostgresUserDirectory } from '../../src/adapters/store/operator/user-directory.postgres.ts';
import { PostgresMppConsentStore } from '../../src/adapters/store/payment/mpp-consent-store.postgres.ts';
import { PostgresPaymentClaims } from '../../src/adapters/store/payment/payment-claims.postgres.ts';
import { PostgresIssuedAuthorizations } from '../../src/adapters/store/sale/issued-authorizations.postgres.ts';
import { PostgresNftSaleLedger } from '../../src/adapters/store/sale/nft-sale-ledger.postgres.ts';
import {
  PostgresPurchaseHistory,
  PostgresReferralPurchases,
} from '../../src/adapters/store/sale/purchase-history.postgres.ts';
import { PostgresPurchaseIndex } from '../../src/adapters/store/sale/purchase-index.postgres.ts';
import { PostgresDatabaseProbe } from '../../src/adapters/store/system/database-probe.postgres.ts';
import { PostgresLeases } from '../../src/adapters/store/system/leases.postgres.ts';
import {
  PostgresPreparedTransfers,
  PostgresRelayedTransactions,
} from '../../src/adapters/store/transfer/transfer-stores.postgres.ts';
import { PostgresPreferenceStore, PostgresUserWalletStore } from '../../src/adapters/store/user/user-lists.postgres.ts';
import { PostgresUserStore } from '../../src/adapters/store/user/user-store.postgres.ts';
import type { PaymentClaim } from '../../src/domain/payment/claim.ts';
import { auditEntry, recordsOf } from './fixtures/audit-fixtures.ts';
import { checkpoints } from './fixtures/checkpoint-signer.ts';
import { aDecision, aGrant } from './fixtures/decision-fixtures.ts';
import { aKeyRequest } from './fixtures/key-request-fixtures.ts';
import { nftAuthorization } from './fixtures/nft-fixtures.ts';
import { ANOTHER_ID, aConfirmation, aParcel, aRaised } from './fixtures/notice-fixtures.ts';
import { draft, entryOf, permitting } from './fixtures/operator-fixtures.ts';
import { aPreparation } from './fixtures/prepared-fixtures.ts';
import { newRelay } from './fixtures/relay-fixtures.ts';
import { authorization, block, purchase, step } from './fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL, hash } from './fixtures/store-fixtures.ts';

/** One call for every method of the store: a missing one does not compile. */
/** Every method that answers something later: what only starts work has nobody to tell. */
type Calls<Store> = {
  [Method in keyof Store as Store[Method] extends (...args: never) => Promise<unknown> | AsyncIterable<unknown>
    ? Method
    : never]: (store: Store) => Promise<unknown>;
};

const calls = <Store extends object>(store: Store, each: Calls<Store>): [string, () => Promise<unknown>][] =>
  Object.entries<(store: Store) => Promise<unknown>>(each).map(([method, call]) => [
    `${store.constructor.name}.${method}`,
    () => call(store),
  ]);

const person = { wallet: ALICE, referralCode: 'ABCD2345', createdAt: at() };
const acceptance = { wallet: ALICE, version: '1', ip: '203.0.113.7', acceptedAt: at() };
const session = { id: 's', wallet: ALICE, createdAt: at() };
const noted = { wallet: ALICE, reason: 'x', by: BOB, at: at() };
const sale = { chainId: 1, contract: CAROL };
const kyc = { ...session, tier: 'TIER_1', status: 'pending', url: 'https://kyc.example', statusAt: at() } as const;
const apiKey = { wallet: ALICE, label: 'l', lastFour: '0000', scopes: [], createdAt: at() };
const userWallet = { chain: 'evm', address: BOB, isEmbedded: false, isPrimary: true, createdAt: at() } as const;
const event = { id: 'e', sessionId: 's', status: 'approved', occurredAt: at() } as const;

const payment: PaymentClaim = {
  challengeId: 'c',
  method: 'tempo',
  network: 'eip155:1',
  reference: hash(1),
  currency: CAROL,
  recipient: CAROL,
  payer: ALICE,
  resource: 'market-snapshot',
  amount: 1n,
  validUntil: at(),
  state: 'pending',
  claimedAt: at(),
  stateAt: at(),
};
const consent = { wallet: ALICE, autoFundEnabled: true, preferredSourceChain: 'base', grantedAt: at() } as const;
const message = { platform: 'telegram', id: '1', chat: '2', sender: '3', text: 'hi', secondHand: false } as const;
const claim = { id: '1', token: 't', attempt: 1, message };
const sending = { id: '1', token: 't', attempt: 1, parcel: aParcel('k') };
const dialogue = { id: 'd', channel: 'web' } as const;

/** Every database access through a port. */
export const everyQuestion = (db: Knex): [string, () => Promise<unknown>][] => [
  ...calls(new PostgresDatabaseProbe(db, []), { write: (probe) => probe.write() }),
  ...calls(new PostgresApiKeyStore(db), {
    create: (keys) => keys.create(apiKey, '0'.repeat(64), 1),
    keysOf: (keys) => keys.keysOf(ALICE),
    findLive: (keys) => keys.findLive('0'.repeat(64)),
    revoke: (keys) => keys.revoke(ALICE, 1, at()),
    revokeAll: (keys) => keys.revokeAll(ALICE, at()),
    markUsed: (keys) => keys.markUsed(1, at()),
  }),
  ...calls(new PostgresAuditLog(db), {
    append: (log) => log.append(auditEntry()),
    record: (log) => log.record(permitting(auditEntry())),
    page: (log) => log.page({}, { limit: 1 }),
    stream: (log) => recordsOf(log.stream({})),
  }),
  ...calls(new PostgresAlarmStore(db), {
    record: (alarms) => alarms.record(aRaised()),
    list: (alarms) => alarms.list('open', { limit: 1 }),
    find: (alarms) => alarms.find(ANOTHER_ID),
    acknowledge: (alarms) => alarms.acknowledge(ANOTHER_ID, { by: BOB, note: 'n', at: at() }, permitting(auditEntry())),
    unannounced: (alarms) => alarms.unannounced(1),
    markAnnounced: (alarms) => alarms.markAnnounced(ANOTHER_ID, 1),
    purge: (alarms) => alarms.purge(at(), 1),
  }),
  ...calls(new PostgresOutbox(db), {
    enqueue: (outbox) => outbox.enqueue([aParcel('k')]),
    claim: (outbox) => outbox.claim(1),
    finish: (outbox) => outbox.finish(sending),
    putBack: (outbox) => outbox.putBack(sending, 'error', 1),
    bury: (outbox) => outbox.bury(sending, 'error'),
    purge: (outbox) => outbox.purge(at(), 1),
  }),
  ...calls(new PostgresEmailConfirmations(db), {
    open: (confirmations) => confirmations.open(aConfirmation()),
    find: (confirmations) => confirmations.find(ANOTHER_ID, at()),
    take: (confirmations) => confirmations.take('0'.repeat(64), at()),
    purgeExpired: (confirmations) => confirmations.purgeExpired(at(), 1),
  }),
  ...calls(new PostgresDecisionStore(db), {
    record: (decisions) => decisions.record(aDecision()),
    find: (decisions) => decisions.find(aDecision().id),
    page: (decisions) => decisions.page({}, { limit: 1 }),
  }),
  ...calls(new PostgresAuditTree(db, checkpoints), {
    seal: (tree) => tree.seal(1, at()),
    checkpoint: (tree) => tree.checkpoint(),
    proofOf: (tree) => tree.proofOf(aDecision().id),
    verify: (tree) => tree.verify(),
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
  ...calls(new PostgresOperatorStore(db), {
    appointmentOf: (operators) => operators.appointmentOf(ALICE),
    appointments: (operators) => operators.appointments(),
  }),
  ...calls(new PostgresProposalStore(db), {
    create: (proposals) => proposals.create(draft(), permitting(entryOf)),
    find: (proposals) => proposals.find('1'),
    page: (proposals) => proposals.page({ now: at() }, { limit: 1 }),
    decide: (proposals) =>
      proposals.decide('1', (proposal) => ({
        decision: { verdict: 'rejected', by: BOB, at: at() },
        entry: entryOf(proposal),
      })),
  }),
  ...calls(new PostgresCaseFiles(db), {
    block: (files) => files.block(noted, permitting(auditEntry())),
    blocksOf: (files) => files.blocksOf(ALICE),
    addNote: (files) => files.addNote({ wallet: ALICE, text: 'x', by: BOB, at: at() }, permitting(auditEntry())),
    notesOf: (files) => files.notesOf(ALICE),
  }),
  ...calls(new PostgresChangeMarks(db), { read: (marks) => marks.read() }),
  ...calls(new PostgresServiceFigures(db, sale), {
    people: (figures) => figures.people(at()),
    sale: (figures) => figures.sale(at(), at()),
    refusals: (figures) => figures.refusals(at()),
    sponsorship: (figures) => figures.sponsorship('2026-01-31'),
    payments: (figures) => figures.payments(at()),
    deadLetters: (figures) => figures.deadLetters(),
    openAlarms: (figures) => figures.openAlarms(),
    openProposals: (figures) => figures.openProposals(at()),
  }),
  ...calls(new PostgresUserDirectory(db), {
    page: (directory) => directory.page({}, { limit: 1 }, at()),
    among: (directory) => directory.among([ALICE], 1),
    namesOf: (directory) => directory.namesOf([ALICE]),
    abbreviated: (directory) => directory.abbreviated('0x', '', 1),
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
    newestOf: (requests) => requests.newestOf(ALICE, 1),
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
  ...calls(new PostgresPaymentClaims(db), {
    tally: (claims) => claims.tally('eip155:1'),
    latestPaid: (claims) => claims.latestPaid('eip155:1', 1),
    take: (claims) => claims.take(payment, { body: '{}', keptUntil: at() }),
    find: (claims) => claims.find('c'),
    advance: (claims) => claims.advance('c', ['pending'], 'void', at()),
    deliverable: (claims) => claims.deliverable('c'),
    addResponse: (claims) => claims.addResponse('c', { body: '{}', keptUntil: at() }),
    purgeResponses: (claims) => claims.purgeResponses(at(), at(), 1),
    pending: (claims) => claims.pending('eip155:1', at(), 1),
    spendOf: (claims) => claims.spendOf('eip155:1', ALICE),
    recentOf: (claims) => claims.recentOf('eip155:1', ALICE, 1),
  }),
  ...calls(new PostgresMppConsentStore(db), {
    consentOf: (consents) => consents.consentOf(ALICE),
    change: (consents) => consents.change(ALICE, () => consent),
    balanceOf: (consents) => consents.balanceOf('eip155:1', ALICE),
    rememberBalance: (consents) => consents.rememberBalance('eip155:1', ALICE, { units: 1n, asOf: at() }),
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
  ...calls(new PostgresMessageQueue(db), {
    enqueue: (queue) => queue.enqueue([message]),
    claim: (queue) => queue.claim(1),
    keepReply: (queue) => queue.keepReply(claim, 'r'),
    finish: (queue) => queue.finish(claim),
    putBack: (queue) => queue.putBack(claim, 'e', 1),
    bury: (queue) => queue.bury(claim, 'e'),
    waiting: (queue) => queue.waiting(),
    figures: (queue) => queue.figures(),
    takeDuplicates: (queue) => queue.takeDuplicates(),
    deadLetters: (queue) => queue.deadLetters(1),
    replay: (queue) => queue.replay('1', permitting(auditEntry())),
    purgeDead: (queue) => queue.purgeDead(at(), 1),
    purgeFinished: (queue) => queue.purgeFinished(at(), 1),
  }),
  ...calls(new PostgresLeases(db), {
    acquire: (leases) => leases.acquire('job', 'me', 1),
    keep: (leases) => leases.keep('l', 'o', 1),
    releaseAll: (leases) => leases.keep('l', 'o', 1).then(() => leases.releaseAll()),
    release: (leases) => leases.release('job', 'me'),
  }),
  ...calls(new PostgresNftSaleLedger(db, { chainId: 1, contract: CAROL }), {
    issuedTo: (ledger) => ledger.issuedTo(ALICE, 1),
    mintedBy: (ledger) => ledger.mintedBy([ALICE]),
    record: (ledger) =>
      ledger.record({ contract: CAROL, authorization: nftAuthorization(1n), issuedAt: at() }, aGrant()),
    unsettled: (ledger) => ledger.unsettled(at(), 1),
    settle: (ledger) => ledger.settle(CAROL, 1n, 'used'),
    purgeUnused: (ledger) => ledger.purgeUnused(at(), 1),
    issued: (ledger) => ledger.issued(CAROL, 1n),
  }),
  ...calls(new PostgresRelayedTransactions(db), {
    record: (relayed) => relayed.record(newRelay(1), aGrant()),
    accept: (relayed) => relayed.accept(newRelay(1)),
    refuse: (relayed) => relayed.refuse(newRelay(1)),
    unsettled: (relayed) => relayed.unsettled(1),
    settle: (relayed) => relayed.settle(newRelay(1), 'pending', at()),
    find: (relayed) => relayed.find(newRelay(1)),
    history: (relayed) => relayed.history(ALICE, { limit: 1 }),
    recipients: (relayed) => relayed.recipients(ALICE, 1),
  }),
  ...calls(new PostgresPreparedTransfers(db), {
    keep: (prepared) => prepared.keep(aPreparation(1)),
    find: (prepared) => prepared.find(ALICE, aPreparation(1).id),
    recipients: (prepared) => prepared.recipients(ALICE),
    purgeExpired: (prepared) => prepared.purgeExpired(at(), 1),
  }),
  ...calls(new PostgresIssuedAuthorizations(db, sale), {
    record: (authorizations) => authorizations.record(authorization(1n), at(), aGrant()),
    stateOf: (authorizations) => authorizations.stateOf(1n, at()),
    issuedTo: (authorizations) => authorizations.issuedTo(ALICE, 1, at()),
    countLive: (authorizations) => authorizations.countLive(ALICE, at()),
    purgeUnused: (authorizations) => authorizations.purgeUnused(at(), 1),
    tally: (authorizations) => authorizations.tally(at()),
  }),
  ...calls(new PostgresPurchaseHistory(db, sale), {
    list: (purchases) => purchases.list(ALICE, { limit: 1 }),
  }),
  ...calls(new PostgresReferralPurchases(db, sale), {
    statisticsOf: (purchases) => purchases.statisticsOf(ALICE, 1),
    recount: (purchases) => purchases.recount(1),
  }),
  ...calls(new PostgresPurchaseIndex(db, sale), {
    cursor: (index) => index.cursor(),
    checkpoints: (index) => index.checkpoints(),
    oldestUnconfirmed: (index) => index.oldestUnconfirmed(),
    commit: (index) => index.commit(step(block(1))),
    rollBack: (index) => index.rollBack(block(1), undefined),
    unissuedPurchases: (index) => index.unissuedPurchases(),
    markReported: (index) => index.markReported(purchase(1, 1)),
    totals: (index) => index.totals(),
    recount: (index) => index.recount(),
    latestBuyers: (index) => index.latestBuyers(1),
    unannouncedPurchases: (index) => index.unannouncedPurchases(1),
    markAnnounced: (index) => index.markAnnounced(purchase(1, 1)),
  }),
];
