import { z } from 'zod';
import { DECISION_KINDS } from '../../../domain/decision/decision.ts';
import { line, orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { cursor, limit } from './proposals.schemas.ts';

const from = time.optional().meta({ description: 'Not before' });
const to = time.optional().meta({ description: 'Before' });

const Rule = withNulls({
  rule: z.string().meta({ example: 'kyc' }),
  outcome: z.enum(['pass', 'fail', 'unknown']),
  code: orNull(z.string()).meta({ example: 'KYC_REQUIRED' }),
  message: orNull(z.string()),
  fact: orNull(
    withNulls({
      source: z.string(),
      age: orNull(z.number()).meta({ description: 'Seconds between the reading and the decision' }),
      block: orNull(z.int()),
      version: orNull(z.string()),
    }),
  ).meta({ description: 'What the rule rested on' }),
}).meta({ id: 'OperatorRuleFinding', description: 'A rule, and how it came out' });
export const RuleFinding = Rule;

export const OperatorDecision = withNulls({
  id: z.string(),
  at: time,
  wallet: walletAddress,
  kind: z.enum(DECISION_KINDS),
  outcome: z.enum(['granted', 'refused']),
  code: orNull(z.string()),
  rules: z.array(Rule),
  policy: z.string().meta({ description: 'Version of the policy' }),
  request: z.string().meta({ description: 'SHA-256 of the request' }),
  requestId: z.string(),
}).meta({ id: 'OperatorDecision', description: 'What the service concluded, and why' });

export const OperatorDecisions = withNulls({
  decisions: z.array(OperatorDecision),
  nextCursor: orNull(z.string()),
}).meta({ id: 'OperatorDecisions', description: 'A page of decisions, newest first' });

export const DecisionQuery = z.strictObject({
  wallet: walletAddress.optional(),
  kind: z.enum(DECISION_KINDS).optional().meta({ description: 'What was asked for' }),
  outcome: z.enum(['granted', 'refused']).optional().meta({ description: 'How it came out' }),
  code: line(1, 100).optional().meta({ description: 'Code of the refusal', example: 'KYC_REQUIRED' }),
  requestId: line(1, 200).optional().meta({ description: 'X-Request-Id of the answer' }),
  from,
  to,
  limit,
  cursor,
});

export const DecisionPath = z.object({ id: z.uuid().meta({ description: 'The decision, as in Decision-Id' }) });

const AuditEntry = withNulls({
  position: z.int().meta({ description: 'Order of arrival, with gaps' }),
  at: time,
  actor: z.string(),
  action: z.string().meta({ example: 'user.block' }),
  subject: z.string(),
  outcome: z.enum(['done', 'refused']),
  decisionId: orNull(z.string()),
  detail: orNull(z.record(z.string(), z.string())),
  leaf: orNull(z.int()).meta({ description: 'Index in the tree; null until the entry is sealed' }),
}).meta({ id: 'AuditEntry', description: 'An entry of the audit log' });

export const AuditEntries = withNulls({ entries: z.array(AuditEntry), nextCursor: orNull(z.string()) }).meta({
  id: 'AuditEntries',
  description: 'A page of the audit log, newest first',
});

export const AuditQuery = z.strictObject({
  actor: line(1, 200).optional().meta({ description: 'A wallet, `cli:<user>` or `job:<name>`' }),
  subject: line(1, 200).optional().meta({ description: 'The wallet or record concerned' }),
  action: line(1, 100).optional().meta({ description: 'Such as user.block' }),
  from,
  to,
  limit,
  cursor,
});
export const AuditRangeQuery = z.strictObject({ from, to });

export const DeadLetters = z
  .object({
    deadLetters: z.array(
      z
        .object({
          id: z.string(),
          platform: z.string(),
          messageId: z.string(),
          attempts: z.int(),
          error: z.string(),
          diedAt: time,
        })
        .meta({ id: 'DeadLetter', description: 'A message that could not be answered' }),
    ),
  })
  .meta({ id: 'DeadLetters', description: 'Messages that could not be answered, newest first; at most 1000' });

export const DeadLetterPath = z.object({
  id: z
    .string()
    .regex(/^[1-9][0-9]{0,17}$/, 'must be the id of a dead letter')
    .meta({ description: 'The dead letter', example: '3' }),
});

export const Text = z.string().meta({ id: 'EventStream', description: 'Text' });
