import { CHAINS } from './chains.ts';
import { COMPLIANCE } from './compliance.ts';
import { DATA } from './data.ts';
import { LIMITS } from './limits.ts';
import { PROCESS } from './process.ts';
import { SECRETS } from './secrets.ts';
import type { Section } from './variable.ts';

/** Every variable. The documents are generated from it, and a test holds it equal to what is read. */
export const SECTIONS: readonly Section[] = [PROCESS, SECRETS, LIMITS, CHAINS, COMPLIANCE, DATA].flat();

/** Variables of earlier versions that need no setting any more, and what holds instead. */
export const REMOVED: ReadonlyMap<string, string> = new Map([
  ['AWS_KMS_URL', 'the SDK of AWS reads AWS_ENDPOINT_URL_KMS'],
  ['CLOCK_TOLERANCE_SECONDS', 'it is 120'],
  ['EMBEDDED_WALLET_ISSUER', 'it is privy.io'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'only traces are sent: set OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['SMTP_TLS', 'TLS is required unless the mail server is on this machine'],
  ['SUMSUB_LINK_SECONDS', 'a link lives a week'],
  ...[
    ...['CHAT_LINKS', 'EMAIL_CONFIRMATIONS', 'MESSAGES', 'NONCES', 'PAID_RESPONSES', 'PORTFOLIO_SNAPSHOTS'],
    ...['PREPARED_TRANSFERS', 'RECONCILIATIONS', 'RELAYER_CALLS', 'SESSIONS', 'SPONSOR_BUDGETS', 'TRIES'],
  ].map((rows) => [`RETENTION_${rows}`, 'these rows are kept as long as the service needs them'] as const),
]);

export const nameOf = (assignment: string): string => assignment.slice(0, assignment.indexOf('='));

const CHAIN = '<chainId>';
const rows = SECTIONS.flatMap(({ variables }) => variables);

/** All names but those with a chain id in them. */
export const NAMES: readonly string[] = rows
  .flatMap(([, assignment, , members]) => members ?? [assignment])
  .map(nameOf)
  .filter((name) => !name.includes(CHAIN));

/** What stands before the chain id: `RPC_URL_`. */
export const OF_CHAINS: readonly string[] = rows
  .map(([, assignment]) => nameOf(assignment))
  .filter((name) => name.endsWith(CHAIN))
  .map((name) => name.slice(0, -CHAIN.length));
