import { z } from 'zod';
import type { AuditUseCases } from '../../../application/audit/index.ts';
import { signerUnavailable, storeUnavailable, upstreamBudget } from '../../../domain/shared/failures.ts';
import { route } from '../frame/record/route.ts';

const Note = z.string().meta({
  description: 'A signed note (C2SP)',
  example: 'localhost:3000/audit\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n',
});
const VerifierKeys = z.string().meta({
  description: 'One key a line',
  example: 'localhost:3000/audit+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k\n',
});

/** The public heads of the audit log. */
export const auditRoutes = (audit: AuditUseCases) => [
  route({
    method: 'get',
    path: '/.well-known/audit-checkpoint',
    operationId: 'readAuditCheckpoint',
    tag: 'System',
    summary: 'Get the newest signed head of the audit log (C2SP tlog-checkpoint)',
    description: 'Whoever keeps earlier heads can prove with them that no entry was changed or removed since.',
    access: 'public',
    limit: 'read',
    reply: { schema: Note, mediaType: 'text/plain', description: 'The checkpoint' },
    fails: [storeUnavailable, signerUnavailable, upstreamBudget],
    handle: () => audit.viewCheckpoint(),
  }),
  route({
    method: 'get',
    path: '/.well-known/audit-key',
    operationId: 'readAuditKey',
    tag: 'System',
    summary: 'Get the keys that verify checkpoints of the audit log (C2SP signed-note)',
    description:
      'Keep a key when you first read it: a signature by another key that nobody announced is a reason to ask.',
    access: 'public',
    publicFor: 300,
    limit: 'read',
    reply: { schema: VerifierKeys, mediaType: 'text/plain', description: 'The verifier keys' },
    fails: [],
    handle: () =>
      audit
        .viewVerifierKeys()
        .map((key) => `${key}\n`)
        .join(''),
  }),
];
