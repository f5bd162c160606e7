import { z } from 'zod';
import { DECISION_KINDS } from '../../../domain/decision/decision.ts';
import { orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';

export const DecisionId = z.strictObject({
  id: z.uuid().meta({ description: 'From the header Decision-Id', example: '4b0f4b1c-6a1e-4c53-9c55-7c2a8f5a9d10' }),
});

const Fact = withNulls({
  source: z.string().meta({ description: 'Where the value came from', example: 'sale contract' }),
  age: orNull(z.int().min(0)).meta({ description: 'Whole seconds since the source was asked' }),
  block: orNull(z.int().min(0)),
  version: orNull(z.string()).meta({ description: 'Version of the list or document' }),
}).meta({ id: 'DecisionFact', description: 'What a rule rested on' });

/** The part of a finding that decisions and dry runs share. */
export const finding = {
  rule: z.string().meta({ example: 'kyc' }),
  outcome: z.enum(['pass', 'fail', 'unknown']).meta({
    description: '`unknown`: the fact could not be read, or the rule was not reached',
  }),
  code: orNull(z.string()).meta({ description: 'The error code that the rule causes' }),
  message: orNull(z.string()),
};

const Finding = withNulls({ ...finding, fact: orNull(Fact) }).meta({
  id: 'RuleFinding',
  description: 'The outcome of a rule',
});

export const Decision = withNulls({
  id: z.string(),
  at: time,
  wallet: walletAddress,
  kind: z.enum(DECISION_KINDS),
  outcome: z.enum(['granted', 'refused']),
  code: orNull(z.string()).meta({ description: 'The error code that was returned' }),
  rules: z.array(Finding),
  policy: z.string().meta({ description: 'Version of the policy that was applied', example: 'sale@3f0c9a1b2d4e5f60' }),
  request: z.string().meta({ description: 'SHA-256 of the request’s canonical JSON, in hexadecimal digits' }),
  requestId: z.string().meta({ description: 'The X-Request-Id of the answer' }),
}).meta({ id: 'Decision', description: 'What the service decided about a request, and why' });

const Inclusion = z
  .object({
    index: z.int(),
    treeSize: z.int(),
    leafHash: z.string(),
    proof: z.array(z.string()).meta({ description: 'Hashes from the leaf to the root, in hexadecimal digits' }),
    entry: z.string().meta({ description: 'The audit entry. SHA-256 of a zero byte and this text is leafHash' }),
    checkpoint: z.string().meta({ description: 'The signed head of the tree (C2SP tlog-checkpoint)' }),
  })
  .meta({ id: 'AuditInclusion', description: 'Proof that the decision’s entry is in the audit log (RFC 6962)' });

export const Receipt = withNulls({
  receipt: z
    .string()
    .meta({ description: 'Compact JWS of type decision+jwt, signed with a key of /.well-known/jwks.json' }),
  inclusion: orNull(Inclusion).meta({
    description: 'null until the entry is sealed, a few seconds after the decision',
  }),
}).meta({ id: 'DecisionReceipt', description: 'A decision that can be verified without this service' });
