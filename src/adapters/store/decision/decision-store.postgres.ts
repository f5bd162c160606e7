import type { DecisionStore } from '../../../application/ports/decision/decision-store.ts';
import type { Decision, DecisionFilter } from '../../../domain/decision/decision.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { whenUnitEnds } from '../shared/unit-of-work.ts';
import { type DecisionRow, toDecision } from './decision-rows.ts';
import { recordDecision, recordMissingDecision } from './record-decision.ts';

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
