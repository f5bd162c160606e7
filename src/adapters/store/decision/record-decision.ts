import type { Knex } from 'knex';
import { auditBody } from '../../../domain/audit/audit-body.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { decisionEntry } from './decision-entry.ts';

const DECIDED = `
  entry as (insert into audit_entries (body) values (:body) returning id),
  decided as (
    insert into decisions (id, at, wallet, kind, outcome, code, rules, policy, request, request_id, entry)
    select :id, :at, :wallet, :kind, :outcome, :code, :rules, :policy, :request, :requestId, entry.id from entry
  )`;

/** Stores the decision and its audit entry: one statement. */
export const recordDecision = (db: Knex, decision: Decision): Knex.Raw =>
  db.raw(`with ${DECIDED} select`, bindingsOf(decision));

/** Stores the decision, its audit entry and what it grants: one statement, which returns the rows that `granting` returns. */
export const recordGrant = <Row>(
  db: Knex,
  decision: Decision,
  granting: Knex.Raw | Knex.QueryBuilder,
): Knex.Raw<{ rows: Row[] }> =>
  db.raw(`with granted as (:granting), ${DECIDED} select * from granted`, { ...bindingsOf(decision), granting });

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
