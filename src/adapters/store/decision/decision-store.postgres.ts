import type { Knex } from 'knex';
import type { DecisionStore } from '../../../application/ports/decision.ts';
import { auditBody } from '../../../domain/audit/audit-entry.ts';
import type { Decision, DecisionFilter } from '../../../domain/decision/decision.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import { appended } from '../audit/audit-log.postgres.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { whenUnitEnds } from '../shared/unit-of-work.ts';
import { present } from '../shared/values.ts';
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
const recordMissingDecision = (db: Knex, decision: Decision): Knex.Raw =>
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

export type DecisionRow = Omit<Decision, 'code' | 'requestId'> & {
  position: number | string;
  code: string | null;
  request_id: string;
};

export const toDecision = (row: DecisionRow): Decision => {
  const { id, at, wallet, kind, outcome, code, rules, policy, request, request_id } = row;
  return { ...present({ id, at, wallet, kind, outcome, code, rules, policy, request }), requestId: request_id };
};

export class PostgresDecisionStore extends DatabaseStore implements DecisionStore {
  /** In the transaction of the answer that tells it. A decision stays when the work is undone: it is then stored on its own. */
  async record(decision: Decision) {
    await answerOf(recordDecision(this.db, decision));
    whenUnitEnds(async (isCommitted) => {
      if (!isCommitted) await answerOf(recordMissingDecision(this.db, decision));
    });
  }

  async find(id: string) {
    const row = UUID.test(id) ? await answerOf(this.db<DecisionRow>('decisions').where({ id }).first()) : undefined;
    return row && toDecision(row);
  }

  async page({ requestId, from, to, ...equal }: DecisionFilter, { limit, cursor }: PageRequest) {
    const query = this.db<DecisionRow>('decisions').orderBy('position', 'desc');
    const wanted = { ...equal, request_id: requestId };
    for (const [column, value] of Object.entries(wanted)) if (value !== undefined) query.where(column, value);
    if (from !== undefined) query.where('at', '>=', from);
    if (to !== undefined) query.where('at', '<', to);
    if (cursor !== undefined) query.where('position', '<', positionIn(cursor));
    const rows = await answerOf(query.limit(limit + 1));
    return pageByPosition(
      rows.map((row) => ({ position: Number(row.position), item: toDecision(row) })),
      limit,
    );
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
