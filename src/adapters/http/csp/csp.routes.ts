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
    summary: 'Check that content security policy reports are received',
    description: 'Shows that the path in the `report-uri` directive is served.',
    access: 'public',
    limit: 'read',
    reply: data(CspSink, 'Reports are received'),
    fails: [],
    handle: () => ({ status: 'active' as const }),
  }),
  route({
    method: 'post',
    path: CSP_REPORT_PATH,
    operationId: 'reportCspViolation',
    tag: 'System',
    summary: 'Receive a browser’s report of content security policy violations',
    description:
      'Accepts the formats of `report-uri` and `report-to`. Reports are stripped of query strings, sampled and sent to the error tracker.',
    access: 'public',
    limit: 'webhook',
    media: ['application/csp-report', 'application/reports+json'],
    body: CspReports,
    reply: data(CspReceipt, 'Received'),
    fails: [],
    handle: ({ body, origin }) => csp.receiveReports(body, origin.userAgent),
  }),
];
