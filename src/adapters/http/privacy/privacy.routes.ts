import { z } from 'zod';
import type { OperatorUseCases } from '../../../application/operator/index.ts';
import type { PersonalRecord } from '../../../application/ports/privacy.ts';
import type { PrivacyUseCases } from '../../../application/privacy/index.ts';
import { ROLE_OF } from '../../../domain/operator/acts.ts';
import { notAnOperator, proposalOpen } from '../../../domain/operator/errors.ts';
import { requestInvalid, storeUnavailable } from '../../../domain/shared/failures.ts';
import { userNotFound } from '../../../domain/user/errors.ts';
import { data, flat, Streamed } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { Proposal, proposalFields, Reason } from '../operator/proposals.schemas.ts';
import { WalletPath } from '../operator/wallet-path.ts';

const Lines = z.string().meta({
  id: 'PersonalRecords',
  description:
    'One JSON object a line: `table` and `row`. With `mention`, the row is another person’s: it names the wallet in that column, and only its time and kind are given',
});

export const privacyRoutes = (privacy: PrivacyUseCases, operator: OperatorUseCases) => [
  route({
    method: 'get',
    path: '/api/operator/users/{wallet}/export',
    operationId: 'exportUser',
    tag: 'Operator',
    summary: 'Export everything that is stored about a wallet',
    description: 'One JSON object a line. The export is recorded in the audit log before the first line is sent.',
    access: 'operator',
    role: ROLE_OF['user.export'],
    freshSignIn: true,
    limit: 'read',
    params: WalletPath,
    reply: { ...flat(Lines, 'NDJSON, one record a line'), mediaType: 'application/x-ndjson' },
    fails: [userNotFound, storeUnavailable],
    handle: async ({ params, caller }) =>
      new Streamed(linesOf(await privacy.exportPerson(caller.wallet, params.wallet))),
  }),
  route({
    method: 'post',
    path: '/api/operator/users/{wallet}/erase',
    operationId: 'proposeErasure',
    tag: 'Operator',
    summary: 'Propose to erase the personal data of a wallet',
    description:
      'Approved, it removes e-mail, profile, conversations, document fields, preferences, snapshots and notes, revokes keys and verification, and keeps decisions, the audit log and purchases.',
    access: 'operator',
    role: ROLE_OF.erase,
    limit: 'write',
    params: WalletPath,
    body: Reason,
    reply: data(Proposal, 'The proposal, which waits for a decision'),
    fails: [userNotFound, proposalOpen, notAnOperator, requestInvalid, storeUnavailable],
    handle: async ({ params, body, caller }) =>
      proposalFields(await operator.propose(caller.wallet, params.wallet, { action: 'erase' }, body.reason)),
  }),
];

/** `bigint` values as decimal text; every line is whole JSON. */
async function* linesOf(records: AsyncIterable<PersonalRecord>): AsyncGenerator<string> {
  for await (const record of records)
    yield `${JSON.stringify(record, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))}\n`;
}
