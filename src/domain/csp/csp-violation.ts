/** What a browser says that a page's content security policy stopped. Written by strangers, like every report. */
export type CspViolation = Readonly<{
  documentUrl: string;
  /** The directive that was broken, such as `script-src-elem`. */
  directive: string;
  /** An address, or a word such as `inline` or `eval`; empty when the browser does not tell. */
  blockedUrl: string;
  policy: string;
  /** `report` when the policy was only on trial. */
  disposition: 'enforce' | 'report';
  sourceFile?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  userAgent?: string | undefined;
}>;

const LONGEST_URL = 300;
const LONGEST_TEXT = 2_000;
const WEB = new Set(['http:', 'https:', 'ws:', 'wss:']);
/** Violations of these are made by what people install in their browsers, not by a page. */
const EXTENSIONS = new Set([
  'chrome-extension',
  'moz-extension',
  'safari-extension',
  'safari-web-extension',
  'ms-browser-extension',
]);

/**
 * The violation without what could be private or do harm where it is read: no query, fragment or credentials of an address, no control,
 * invisible or direction-changing characters, nothing long. Undefined for what a browser extension did.
 */
export function sanitised(violation: CspViolation): CspViolation | undefined {
  const { directive, policy, disposition, line, column, userAgent } = violation;
  const [documentUrl, blockedUrl] = [safeUrl(violation.documentUrl), safeUrl(violation.blockedUrl)];
  const sourceFile = violation.sourceFile === undefined ? undefined : safeUrl(violation.sourceFile);
  if ([documentUrl, blockedUrl, sourceFile ?? ''].some((url) => EXTENSIONS.has(url))) return undefined;
  return {
    documentUrl,
    directive: safeText(directive).split(' ')[0]?.slice(0, 40) ?? '',
    blockedUrl,
    policy: safeText(policy),
    disposition,
    ...(sourceFile !== undefined && { sourceFile }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(userAgent !== undefined && { userAgent: safeText(userAgent).slice(0, LONGEST_URL) }),
  };
}

/** Violations of one kind tell an operator the same. */
export const kindOf = ({ directive, blockedUrl, documentUrl }: CspViolation): string =>
  JSON.stringify([directive, blockedUrl, documentUrl]);

/** An address of the web without its private parts, of any other address the scheme, and of what is none at most a word. */
function safeUrl(text: string): string {
  if (!URL.canParse(text)) return /^[a-z-]{1,40}$/.test(text) ? text : '';
  const { protocol, origin, pathname } = new URL(text);
  return WEB.has(protocol) ? `${origin}${pathname}`.slice(0, LONGEST_URL) : protocol.slice(0, -1).slice(0, 40);
}

const safeText = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
