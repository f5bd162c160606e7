import type { OperatorUseCases } from '../../../application/operator/index.ts';
import type { AuditRecord } from '../../../domain/audit/audit-entry.ts';
import { decisionNotFound } from '../../../domain/decision/errors.ts';
import { ROLE_OF } from '../../../domain/operator/acts.ts';
import { deadLetterNotFound } from '../../../domain/operator/errors.ts';
import { requestInvalid, storeUnavailable } from '../../../domain/shared/failures.ts';
import { data, done, flat, Streamed } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import {
  AuditEntries,
  AuditQuery,
  AuditRangeQuery,
  DeadLetterPath,
  DeadLetters,
  DecisionPath,
  DecisionQuery,
  OperatorDecision,
  OperatorDecisions,
  Text,
} from './records.schemas.ts';

const reading = { method: 'get', tag: 'Operator', access: 'operator', limit: 'read' } as const;

export const recordRoutes = (operator: OperatorUseCases) => [
  route({
    ...reading,
    path: '/api/operator/decisions',
    operationId: 'listDecisions',
    summary: 'List decisions, newest first',
    description:
      'A decision is recorded for each request to buy, mint, relay or sponsor, whether it was granted or refused.',
    query: DecisionQuery,
    reply: data(OperatorDecisions, 'A page of decisions'),
    fails: [requestInvalid, storeUnavailable],
    handle: async ({ query: { limit = 50, cursor, ...filter }, caller }) => {
      const page = await operator.listDecisions(caller.wallet, present(filter), { limit, ...present({ cursor }) });
      return { decisions: [...page.items], nextCursor: page.nextCursor };
    },
  }),
  route({
    ...reading,
    path: '/api/operator/decisions/{id}',
    operationId: 'viewOperatorDecision',
    summary: 'Get a decision, with its rules and facts',
    description: 'The id is in the header `Decision-Id` of the answer to the user’s request.',
    params: DecisionPath,
    reply: data(OperatorDecision, 'The decision'),
    fails: [decisionNotFound, storeUnavailable],
    handle: ({ params, caller }) => operator.viewDecision(caller.wallet, params.id),
  }),
  route({
    ...reading,
    path: '/api/operator/audit',
    operationId: 'listAudit',
    summary: 'List entries of the audit log, newest first',
    description:
      'The log holds who did or read what, and when. Entries are sealed into a tree whose head GET /.well-known/audit-checkpoint publishes.',
    query: AuditQuery,
    reply: data(AuditEntries, 'A page of entries'),
    fails: [requestInvalid, storeUnavailable],
    handle: async ({ query: { limit = 50, cursor, ...filter }, caller }) => {
      const page = await operator.listAudit(caller.wallet, present(filter), { limit, ...present({ cursor }) });
      const entries = page.items.map(({ position, leaf, entry }) => ({ ...entry, position, leaf }));
      return { entries, nextCursor: page.nextCursor };
    },
  }),
  route({
    ...reading,
    path: '/api/operator/audit/export',
    operationId: 'exportAudit',
    summary: 'Export the audit log, oldest entry first',
    description: 'One JSON object a line: the bodies of the entries, byte for byte as they are hashed.',
    query: AuditRangeQuery,
    reply: { ...flat(Text, 'NDJSON, one entry a line'), mediaType: 'application/x-ndjson' },
    fails: [storeUnavailable],
    handle: ({ query, caller }) => new Streamed(linesOf(operator.exportAudit(caller.wallet, present(query)))),
  }),
  route({
    ...reading,
    path: '/api/operator/dead-letters',
    operationId: 'listDeadLetters',
    summary: 'List messages that could not be answered',
    description: 'A message is here after its last attempt failed, with the error of that attempt.',
    reply: data(DeadLetters, 'The dead letters'),
    fails: [storeUnavailable],
    handle: async ({ caller }) => ({ deadLetters: [...(await operator.listDeadLetters(caller.wallet))] }),
  }),
  route({
    ...reading,
    method: 'post',
    path: '/api/operator/dead-letters/{id}/replay',
    operationId: 'replayDeadLetter',
    summary: 'Put a dead letter back into the queue',
    description: 'The queue answers it with its next run. If it fails again, it returns to the dead letters.',
    role: ROLE_OF['dead-letter.replay'],
    limit: 'write',
    params: DeadLetterPath,
    reply: done('The message waits for another attempt'),
    fails: [deadLetterNotFound, storeUnavailable],
    handle: ({ params, caller }) => operator.replayDeadLetter(caller.wallet, params.id),
  }),
];

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the keys that were not given. */
const present = <T extends object>(query: T): Given<T> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Given<T>;

const LINES_AT_ONCE = 500;

/** Several lines a piece: a piece costs more than a line. */
async function* linesOf(records: AsyncIterable<AuditRecord>): AsyncGenerator<string> {
  let lines: string[] = [];
  for await (const { body } of records) {
    lines.push(`${body}\n`);
    if (lines.length < LINES_AT_ONCE) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}
