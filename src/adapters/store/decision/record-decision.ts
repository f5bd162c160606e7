import type { Knex } from 'knex';
import { auditBody } from '../../../domain/audit/audit-entry.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { appended } from '../audit/append-entry.ts';
import { decisionEntry } from './decision-entry.ts';

/** `entryValues`: a query of the audit entry's body. Without an entry there is no decision. */
const decidedBy = (entryValues: string) => `
  ${appended(entryValues)},
  decided as (
    insert into decisions (id, at, wallet, kind, outcome, code, rules, policy, request, request_id, entry)
    select :id, :at, :wallet, :kind, :outcome, :code, :rules, :policy, :request, :requestId, entry.id from entry
  )`;

const DECIDED = decidedBy('values (:body)');
const DECIDED_IF_MISSING = decidedBy('select :body where not exists (select from decisions where id = :id)');
const DECIDED_WHEN_GRANTED = decidedBy('select :body from granted limit 1');

/** Stores the decision and its audit entry: one statement. */
export const recordDecision = (db: Knex, decision: Decision): Knex.Raw =>
  db.raw(`with ${DECIDED} select`, bindingsOf(decision));

/** As `recordDecision`, but stores nothing when the decision is stored. */
export const recordMissingDecision = (db: Knex, decision: Decision): Knex.Raw =>
  db.raw(`with ${DECIDED_IF_MISSING} select`, bindingsOf(decision));

type Granting = Knex.Raw | Knex.QueryBuilder;
type Granted<Row> = Knex.Raw<{ rows: Row[] }>;

/** Stores the decision, its audit entry and what it grants: one statement, which returns the rows that `granting` returns. */
export const recordGrant = <Row>(db: Knex, decision: Decision, granting: Granting): Granted<Row> =>
  db.raw(`with granted as (:granting), ${DECIDED} select * from granted`, { ...bindingsOf(decision), granting });

/** As `recordGrant`, but stores nothing when `granting` returns no row. */
export const recordPossibleGrant = <Row>(db: Knex, decision: Decision, granting: Granting): Granted<Row> =>
  db.raw(`with granted as (:granting), ${DECIDED_WHEN_GRANTED} select * from granted`, {
    ...bindingsOf(decision),
    granting,
  });

const bindingsOf = (decision: Decision) => ({
  id: decision.id,
  at: decision.at,
  wallet: decision.wallet,
  kind: decision.kind,
  outcome: decision.outcome,
  code: decision.code ?? null,
  rules: JSON.stringify(decision.rules),
  policy: decision.policy,
  request: decision.request,
  requestId: decision.requestId,
  body: auditBody(decisionEntry(decision)),
});
