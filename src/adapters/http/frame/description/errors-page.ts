import type { ListedError } from './errors.ts';

const HEAD = `# Errors

Generated from the failures in the source by \`npm run openapi\`. To change a text, change it where the failure is declared.

Every error response has the same format:

\`\`\`json
{ "success": false, "error": "Sign in first", "code": "UNAUTHENTICATED", "requestId": "b7c1f0de-5a0e-4c0e-9d5b-2f1f0a9f3c11" }
\`\`\`

\`code\` is stable: decide by it. \`error\` is a sentence for people and may name values of the request. \`details\` lists the fields at fault, where there are
any. \`requestId\` identifies the request in the operator's log.

A request that fails with 400 to 422 fails again unless it is changed. 429 and 503 pass: wait for the seconds in \`Retry-After\`, or a few seconds when the header is
absent, and send the same request again.
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/<(\w+)>/g, '‹$1›');

const rowOf = ({ code, meaning, guidance }: ListedError) =>
  `| \`${code}\` | ${[meaning, guidance.cause, guidance.remedy].map(cell).join(' | ')} |`;

/** The page `docs/errors.md`: every error code by status, with its cause and remedy. */
export function errorsPage(errors: readonly ListedError[]): string {
  const statuses = [...new Set(errors.map(({ status }) => status))].sort((one, other) => one - other);
  const sections = statuses.map((status) =>
    [
      `## ${status}`,
      '',
      '| code | meaning | cause | remedy |',
      '|---|---|---|---|',
      ...errors.filter((error) => error.status === status).map(rowOf),
      '',
    ].join('\n'),
  );
  return `${HEAD}\n${sections.join('\n')}`;
}
