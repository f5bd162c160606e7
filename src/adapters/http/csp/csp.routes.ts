import { z } from 'zod';
import type { CspUseCases } from '../../../application/csp/index.ts';
import type { CspViolation } from '../../../domain/csp/csp-violation.ts';
import { readEach } from '../../local/each-of.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';

const text = z.string().max(20_000);
const place = z.number().optional().catch(undefined).meta({ description: 'Position in the source file' });
const optionalText = text.nullish().catch(undefined);

const Disposition = z.enum(['enforce', 'report']).default('enforce').catch('enforce');

/** The older `report-uri` format (CSP Level 2). */
const LegacyReport = z
  .looseObject({
    'csp-report': z.looseObject({
      'document-uri': text,
      'violated-directive': text,
      'blocked-uri': optionalText,
      'original-policy': optionalText,
      disposition: Disposition,
      'source-file': optionalText,
      'line-number': place,
      'column-number': place,
    }),
  })
  .meta({
    id: 'CspReport',
    description: 'A violation as `report-uri` sends it',
    example: {
      'csp-report': {
        'document-uri': 'https://app.example.com/',
        'violated-directive': 'script-src-elem',
        'blocked-uri': 'https://elsewhere.example/x.js',
        'original-policy': "default-src 'self'",
      },
    },
  });

const ReportedViolation = z
  .looseObject({
    type: z.literal('csp-violation'),
    body: z.looseObject({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: optionalText,
      originalPolicy: optionalText,
      disposition: Disposition,
      sourceFile: optionalText,
      lineNumber: place,
      columnNumber: place,
    }),
  })
  .meta({ id: 'ReportedViolation', description: 'A violation as `report-to` sends it' });

const OtherReport = z
  .looseObject({ type: z.string().refine((type) => type !== 'csp-violation', 'is not a complete violation report') })
  .meta({ id: 'OtherReport', description: 'A report of another type; ignored' });

/** `report-to` (Reporting API) sends reports of several types in one list, and Safari sends each by itself. */
const Report = z.union([LegacyReport, ReportedViolation, OtherReport]);

/** A browser does not send a list again, so that an incomplete report must not lose the others. */
const ReportBatch = z
  .array(z.union([Report, z.unknown().meta({ description: 'An incomplete report; ignored beside others' })]))
  .min(1)
  .max(100);

/** Converts every format to violations. */
const CspReports = z
  .union([Report, ReportBatch])
  .transform((sent, context): readonly CspViolation[] => {
    const { items, unread } = readEach(Array.isArray(sent) ? sent : [sent], Report);
    if (items.length > 0 || unread.length === 0) return items.flatMap(violationsIn);
    context.issues.push({ code: 'custom', message: 'contains no complete report', input: sent });
    return z.NEVER;
  })
  .meta({ id: 'CspReports', description: 'A browser’s content security policy report, in either format' });

function violationsIn(report: z.output<typeof Report>): readonly CspViolation[] {
  if ('csp-report' in report) return [ofLegacy(LegacyReport.parse(report))];
  return report.type === 'csp-violation' ? [ofReport(ReportedViolation.parse(report))] : [];
}

const ofLegacy = ({ 'csp-report': report }: z.output<typeof LegacyReport>): CspViolation => ({
  documentUrl: report['document-uri'],
  directive: report['violated-directive'],
  blockedUrl: report['blocked-uri'] ?? '',
  policy: report['original-policy'] ?? '',
  disposition: report.disposition,
  sourceFile: report['source-file'] ?? undefined,
  line: report['line-number'],
  column: report['column-number'],
});

const ofReport = ({ body }: z.output<typeof ReportedViolation>): CspViolation => ({
  documentUrl: body.documentURL,
  directive: body.effectiveDirective,
  blockedUrl: body.blockedURL ?? '',
  policy: body.originalPolicy ?? '',
  disposition: body.disposition,
  sourceFile: body.sourceFile ?? undefined,
  line: body.lineNumber,
  column: body.columnNumber,
});

const CspReceipt = z
  .object({ received: z.int().meta({ description: 'Number of violations in the report', example: 1 }) })
  .meta({ id: 'CspReceipt', description: 'The report was received; the response does not state what is forwarded' });

const CspSink = z
  .object({ status: z.literal('active') })
  .meta({ id: 'CspSink', description: 'Reports are received here' });

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
