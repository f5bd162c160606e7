/** A browser's report of what a page's content security policy blocked. Anyone can send one: treat it as untrusted. */
export type CspViolation = Readonly<{
  documentUrl: string;
  /** The violated directive, such as `script-src-elem`. */
  directive: string;
  /** A URL, or a keyword such as `inline` or `eval`; empty when the browser does not report it. */
  blockedUrl: string;
  policy: string;
  /** `report` when the policy was report-only. */
  disposition: 'enforce' | 'report';
  sourceFile?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  userAgent?: string | undefined;
}>;

const LONGEST_URL = 300;
const LONGEST_TEXT = 2_000;
const WEB = new Set(['http:', 'https:', 'ws:', 'wss:']);
/** Violations with these schemes are caused by browser extensions, not by the page. */
const EXTENSIONS = new Set([
  'chrome-extension',
  'moz-extension',
  'safari-extension',
  'safari-web-extension',
  'ms-browser-extension',
]);

/**
 * Removes what could be private or harmful to readers: queries, fragments and credentials of URLs, and control,
 * invisible or direction-changing characters. Truncates long values. Returns undefined for violations caused by a
 * browser extension.
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

/** Violations with the same key are logged as one. */
export const kindOf = ({ directive, blockedUrl, documentUrl }: CspViolation): string =>
  JSON.stringify([directive, blockedUrl, documentUrl]);

/** Returns a web URL without its private parts, only the scheme of any other URL, and a short keyword for other text. */
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
