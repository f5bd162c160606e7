type BrowserReport = readonly [from: string, type: string, body: unknown, received: number];

const page = 'https://app.example.com/signup';
const policy = "default-src 'self'; report-uri /api/csp-report";
/** The fields of `report-uri`: Chrome sends all, Firefox no status, older Safari neither disposition nor effective directive. */
const legacy = {
  'document-uri': page,
  referrer: '',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': policy,
  disposition: 'enforce',
  'blocked-uri': 'inline',
  'line-number': 3,
  'source-file': page,
  'status-code': 200,
  'script-sample': '',
};
const { 'status-code': _status, ...firefox } = legacy;
const { disposition: _disposition, 'effective-directive': _directive, ...safari } = legacy;
/** The body of a Reporting API report. */
const body = {
  documentURL: page,
  disposition: 'report',
  referrer: '',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'inline',
  originalPolicy: policy,
  statusCode: 200,
  sample: '',
};
const report = { age: 53_531, type: 'csp-violation', url: page, user_agent: 'Browser/1', body };
const incomplete = { type: 'csp-violation', body: { documentURL: page } };
const crash = { age: 1, type: 'crash', url: page, user_agent: 'Browser/1', body: { reason: 'oom' } };
const deprecation = { age: 1, type: 'deprecation', url: page, user_agent: 'Browser/1', body: { id: 'x' } };

const LEGACY = 'application/csp-report';
const REPORTS = 'application/reports+json';

/** Reports as browsers send them, with example addresses: media type, body, and the number of violations in it. */
export const BROWSER_REPORTS: readonly BrowserReport[] = [
  ['Chrome, report-uri', LEGACY, { 'csp-report': legacy }, 1],
  ['Firefox, report-uri', LEGACY, { 'csp-report': firefox }, 1],
  ['Safari, report-uri', LEGACY, { 'csp-report': safari }, 1],
  ['Safari, report-uri without what was blocked', LEGACY, { 'csp-report': { ...safari, 'blocked-uri': undefined } }, 1],
  ['an old browser without the policy', LEGACY, { 'csp-report': { ...safari, 'original-policy': undefined } }, 1],
  ['Chrome, report-to', REPORTS, [report], 1],
  ['Chrome, several pages in one list', REPORTS, [report, report, deprecation], 2],
  ['Firefox, report-to', REPORTS, [{ ...report, body: { ...body, sourceFile: null, lineNumber: null } }], 1],
  ['Safari, report-to: the report by itself', REPORTS, { type: 'csp-violation', url: page, body }, 1],
  ['Safari, the same with the older media type', LEGACY, { type: 'csp-violation', url: page, body }, 1],
  ['Safari, without the policy', REPORTS, { type: 'csp-violation', body: { ...body, originalPolicy: undefined } }, 1],
  ['a crash by itself', REPORTS, crash, 0],
  ['an incomplete report beside a complete one', REPORTS, [report, incomplete], 1],
  ['null, a text and a number beside a complete one', REPORTS, [null, 'x', 7, report], 1],
  ['only reports of other types', REPORTS, [crash, deprecation], 0],
  ['the older format in a list', REPORTS, [{ 'csp-report': legacy }, report], 2],
];
