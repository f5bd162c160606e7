import type { Knex } from 'knex';
import { PostgresAlarmStore } from '../../../src/adapters/store/alarm/alarm-store.postgres.ts';
import { PostgresAuditLog } from '../../../src/adapters/store/audit/audit-log.postgres.ts';
import { PostgresAuditTree } from '../../../src/adapters/store/audit-tree/audit-tree.postgres.ts';
import { PostgresDecisionStore } from '../../../src/adapters/store/decision/decision-store.postgres.ts';
import { PostgresMessageQueue } from '../../../src/adapters/store/messaging/message-queue.postgres.ts';
import {
  PostgresEmailConfirmations,
  PostgresOutbox,
} from '../../../src/adapters/store/notice/notice-stores.postgres.ts';
import { PostgresCaseFiles } from '../../../src/adapters/store/operator/case-files.postgres.ts';
import {
  PostgresOperatorStore,
  PostgresProposalStore,
} from '../../../src/adapters/store/operator/proposal-store.postgres.ts';
import {
  PostgresChangeMarks,
  PostgresServiceFigures,
} from '../../../src/adapters/store/operator/service-figures.postgres.ts';
import { PostgresUserDirectory } from '../../../src/adapters/store/operator/user-directory.postgres.ts';
import { PostgresDatabaseProbe } from '../../../src/adapters/store/system/database-probe.postgres.ts';
import { PostgresLeases } from '../../../src/adapters/store/system/leases.postgres.ts';
import { auditEntry, recordsOf } from '../fixtures/audit-fixtures.ts';
import { checkpoints } from '../fixtures/checkpoint-signer.ts';
import { aDecision } from '../fixtures/decision-fixtures.ts';
import { ANOTHER_ID, aConfirmation, aParcel, aRaised } from '../fixtures/notice-fixtures.ts';
import { draft, entryOf, permitting } from '../fixtures/operator-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../fixtures/store-fixtures.ts';

import { calls, type Question } from './calls.ts';

const session = { id: 's', wallet: ALICE, createdAt: at() };
const noted = { wallet: ALICE, reason: 'x', by: BOB, at: at() };
const sale = { chainId: 1, contract: CAROL };
const _kyc = { ...session, tier: 'TIER_1', status: 'pending', url: 'https://kyc.example', statusAt: at() } as const;

const message = { platform: 'telegram', id: '1', chat: '2', sender: '3', text: 'hi', secondHand: false } as const;
const claim = { id: '1', token: 't', attempt: 1, message };
const sending = { id: '1', token: 't', attempt: 1, parcel: aParcel('k') };

/** What the service and its operators ask the database. */
export const questionsOfOperators = (db: Knex): Question[] => [
  ...calls(new PostgresDatabaseProbe(db, []), { write: (probe) => probe.write() }),
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
    sale: (figures) => figures.sale('buy', at(), at()),
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
];
