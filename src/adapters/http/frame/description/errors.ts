import { STATUS_CODES } from 'node:http';
import type { Guidance } from '../../../../domain/shared/failure.ts';
import { requestInvalid } from '../../../../domain/shared/failures.ts';
import { pathUnknown } from '../failure/failures.ts';
import { FRAME_FAILURES } from '../failure/frame-failures.ts';
import { PaymentRefusal, PROBLEM_JSON, paymentExampleOf } from '../failure/payment-problem.ts';
import { Problem, refusalOf, STATUS_OF } from '../failure/problem.ts';
import type { Components, Json } from './components.ts';
import type { AnyFailure, Described } from './described.ts';
import { headersOf } from './response-headers.ts';

/** One error code of the API. */
export type ListedError = Readonly<{ code: string; status: number; meaning: string; guidance: Guidance }>;

const PAYMENT_REQUIRED = STATUS_OF['payment-required'];
const EXAMPLE_URL = 'https://api.example';
const REQUEST_ID = 'b7c1f0de';

const listed = (failure: AnyFailure): ListedError => {
  const { code, meaning, guidance } = failure;
  return { code, meaning, guidance, status: 'status' in failure ? failure.status : STATUS_OF[failure.kind] };
};

/** Every error code that the operations and the frame answer with, by code. Throws when a code has two meanings. */
export function errorsOf(operations: readonly Described[]): readonly ListedError[] {
  const byCode = new Map<string, ListedError>();
  for (const error of [...operations.flatMap(({ failures }) => failures), ...FRAME_FAILURES, pathUnknown].map(listed)) {
    const known = byCode.get(error.code);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(error))
      throw new Error(`the code ${error.code} is declared with two meanings: declare it once`);
    byCode.set(error.code, error);
  }
  return [...byCode.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
}

/**
 * The format of errors, and the enumeration of their codes, which clients can switch over. Codes in `exampled` have an example with
 * their meaning and remedy, and `/docs/errors` has the causes: neither is repeated here, so that the document stays small.
 */
export function describeErrors(
  errors: readonly ListedError[],
  exampled: ReadonlySet<string>,
  components: Components,
): void {
  const code = components.named('ErrorCode', {
    type: 'string',
    description: 'A stable code for programs. Its example has the meaning and the remedy, `/docs/errors` the cause',
    enum: errors.map((error) => error.code),
    examples: ['UNAUTHENTICATED'],
    'x-enumDescriptions': Object.fromEntries(
      errors.filter(({ code }) => !exampled.has(code)).map((error) => [error.code, proseOf(error)]),
    ),
  });
  for (const schema of [Problem, PaymentRefusal]) {
    components.schema(schema);
    const name = String(schema.meta()?.id);
    const definition = components.schemas[name] as { properties: Json };
    definition.properties.code = { ...code, description: 'The same failure always has the same code' };
  }
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const proseOf = ({ meaning, guidance }: ListedError) => [sentence(meaning), guidance.remedy].join(' ');

/** The error responses of an operation, by status, each with an example for every code. */
export function errorResponses(operation: Described, components: Components): Record<string, Json> {
  const errors = operation.failures.map(listed);
  const statuses = [...new Set(errors.map(({ status }) => status))].sort((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = errors.filter((error) => error.status === status);
      const codes = [...new Set(own.map(({ code }) => code))];
      const isPayment = status === PAYMENT_REQUIRED;
      const base = { $ref: `#/components/schemas/${isPayment ? 'PaymentRequired' : 'ErrorResponse'}` };
      const coded = { allOf: [base, { properties: { code: { enum: codes } } }] };
      const alternative = operation.alternatives?.[status];
      const schema = alternative === undefined ? coded : { anyOf: [coded, components.schema(alternative)] };
      const examples = Object.fromEntries(own.map((error) => [error.code, exampleOf(error, components)]));
      return [
        status,
        {
          description: STATUS_CODES[status] ?? 'Refused',
          ...headersOf({ operation, status, codes }, components),
          content: { [isPayment ? PROBLEM_JSON : 'application/json']: { schema, examples } },
        },
      ];
    }),
  );
}

function exampleOf(error: ListedError, components: Components): Json {
  const { code, status, meaning, guidance } = error;
  const details = code === requestInvalid.code && { details: [{ path: 'amount', message: 'must be a whole number' }] };
  const trouble = {
    status,
    code,
    remedy: guidance.remedy,
    error: details ? `${meaning}: amount must be a whole number` : meaning,
  };
  const value = {
    ...refusalOf({ ...trouble, ...details }, EXAMPLE_URL),
    requestId: REQUEST_ID,
    ...(status === PAYMENT_REQUIRED && paymentExampleOf(meaning)),
  };
  return components.example(code, { value });
}

const HEAD = `# Errors

Generated from the failures in the source by \`npm run openapi\`. To change a text, change it where the failure is declared.

Every error response has the same format:

\`\`\`json
{ "success": false, "error": "Sign in first", "code": "UNAUTHENTICATED", "remedy": "Sign in with POST /api/siwe, or send an active API key, and repeat the request.", "docs": "https://api.example/docs/errors#UNAUTHENTICATED", "requestId": "b7c1f0de" }
\`\`\`

\`code\` is stable: decide by it. \`error\` is a sentence for people and may name values of the request. \`remedy\` says what to do next, and
\`docs\` links to the code on a page of the service. \`details\` lists the fields at fault, where there are
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
