import type { CspUseCases } from '../../../application/csp/index.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { CspReceipt, CspReports, CspSink } from './csp.schemas.ts';

export const CSP_REPORT_PATH = '/api/csp-report';

export const cspRoutes = (csp: CspUseCases) => [
  route({
    method: 'get',
    path: CSP_REPORT_PATH,
    operationId: 'checkCspSink',
    tag: 'System',
    summary: 'Whether reports of content security policies are received',
    access: 'public',
    limit: 'read',
    reply: data(CspSink, 'They are'),
    fails: [],
    handle: () => ({ status: 'active' as const }),
  }),
  route({
    method: 'post',
    path: CSP_REPORT_PATH,
    operationId: 'reportCspViolation',
    tag: 'System',
    summary: 'A browser reports what a page’s content security policy stopped',
    description:
      'Takes what `report-uri` and `report-to` send. Stripped of queries, sampled, and handed to the error tracker.',
    access: 'public',
    limit: 'webhook',
    media: ['application/csp-report', 'application/reports+json'],
    body: CspReports,
    reply: data(CspReceipt, 'Received'),
    fails: [],
    handle: ({ body, origin }) => csp.receiveReports(body, origin.userAgent),
  }),
];
