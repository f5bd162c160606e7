import { isIPv6 } from 'node:net';

// RFC 3986. A run is any number of these characters or percent-encoded bytes, written so that matching takes linear
// time.
const NAME = "A-Za-z0-9._~!$&'()*+,;=\\-";
const run = (characters: string) => `[${characters}]*(?:%[0-9A-Fa-f]{2}[${characters}]*)*`;
const SCHEME = '[A-Za-z][A-Za-z0-9+.-]*';
const AUTHORITY = `(?:${run(`${NAME}:`)}@)?(?:\\[[0-9A-Fa-f:.]+\\]|${run(NAME)})(?::[0-9]{0,5})?`;
const PATH = run(`${NAME}:@/`);
const QUERY = run(`${NAME}:@/?`);
const URI = new RegExp(`^${SCHEME}:(?://${AUTHORITY}(?:/${PATH})?|(?!//)${PATH})(?:\\?${QUERY})?(?:#${QUERY})?$`);
const HEADER = new RegExp(`^(?:(${SCHEME})://)?((?! )${AUTHORITY}) wants you to sign in with your Ethereum account:$`);

/** Any URI of RFC 3986, except IPvFuture hosts and ports with more than five digits. */
export const isUri = (text: string): boolean => URI.test(text) && hasRightIpLiteral(text);

/** The scheme and domain that request the signature. */
export function readHeader(line: string): Readonly<{ scheme: string | undefined; domain: string }> | undefined {
  const [, scheme, domain] = HEADER.exec(line) ?? [];
  return domain !== undefined && hasRightIpLiteral(domain) ? { scheme, domain } : undefined;
}

// Brackets may only enclose the host.
function hasRightIpLiteral(text: string): boolean {
  const open = text.indexOf('[');
  return open < 0 || isIPv6(text.slice(open + 1, text.indexOf(']')));
}

/** Reserved and unreserved characters of RFC 3986, and spaces. */
export const isStatement = (text: string): boolean => /^[A-Za-z0-9 !#$&-;=?@[\]_~]+$/.test(text);

const REQUEST_ID = new RegExp(`^${run(`${NAME}:@`)}$`);
/** Path characters of RFC 3986, or empty. */
export const isRequestId = (text: string): boolean => REQUEST_ID.test(text);

const DATE_TIME =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** An existing RFC 3339 date-time, to the millisecond; leap seconds are rejected, because a Date cannot represent them. */
export function readDateTime(text: string): Date | undefined {
  const [, date, day] = DATE_TIME.exec(text) ?? [];
  if (date === undefined || (Number(day) > 28 && !isRealDay(date))) return undefined;
  return new Date(text.toUpperCase());
}

// A Date accepts 30 February as 1 or 2 March.
const isRealDay = (date: string) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
