import type { OutgoingHttpHeaders } from 'node:http';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { type ApiResponse, description, operations, validatorAt } from './description.ts';

export type AnswerMade = Readonly<{ method: string; status: number; headers: OutgoingHttpHeaders; text: string }>;

const byId = new Map(operations.map((one) => [one.operation.operationId, one]));

/** Answers of the frame, which any path can give: the stored answer is current, another method, a URL that is too long. */
const OF_THE_FRAME: ReadonlySet<number> = new Set([304, 405, 414]);

/** Headers that HTTP itself, security and cross-origin policies define: they are the same on every answer. */
const COMMON_HEADER =
  /^(content-(type|length|security-policy)|date|connection|keep-alive|transfer-encoding|vary|allow|cross-origin-.*|origin-agent-cluster|referrer-policy|strict-transport-security|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection)|access-control-.*)$/;

/** Those that the introduction of the description promises for every answer, or describes once for all. */
export const EVERYWHERE: Readonly<Record<string, Readonly<{ required: boolean }>>> = {
  'x-request-id': { required: true },
  'cache-control': { required: true },
  etag: { required: false },
  'x-sandbox': { required: false },
  ratelimit: { required: false },
  'ratelimit-policy': { required: false },
  'idempotent-replayed': { required: false },
};

/** How the answer breaks the committed API description; empty when it does not, or when the description does not cover the path. */
export function answerFaults(operationId: string | undefined, answer: AnswerMade): readonly string[] {
  const known = operationId === undefined ? undefined : byId.get(operationId);
  if (known === undefined || OF_THE_FRAME.has(answer.status)) return frameFaults(answer);
  const response = known.operation.responses[answer.status];
  if (response === undefined) return [`the status is not described: ${answer.text}`];
  const place = ['paths', known.path, known.method, 'responses', answer.status];
  return [...headerFaults(response, answer), ...bodyFaults(place, response, answer)];
}

/** Bodies without an end, or longer than memory: their status, headers and media type are checked, and not their text. */
export const isStreamed = (mediaType: string): boolean =>
  ['text/event-stream', 'application/x-ndjson'].some((one) => mediaType.startsWith(one));

const typeOf = ({ headers }: AnswerMade) => String(headers['content-type'] ?? '').split(';')[0] ?? '';

function frameFaults(answer: AnswerMade): readonly string[] {
  if (answer.status < 400 || answer.method === 'HEAD' || typeOf(answer) !== 'application/json') return [];
  return faultsBy(validatorAt('components', 'schemas', 'ErrorResponse'), JSON.parse(answer.text));
}

function headerFaults({ headers: described = {} }: ApiResponse, { headers }: AnswerMade): readonly string[] {
  const documented = new Map([
    ...Object.entries(EVERYWHERE),
    ...Object.entries(described).map(([name, reference]) => [name.toLowerCase(), headerAt(reference)] as const),
  ]);
  const missing = [...documented].filter(([name, { required }]) => required && headers[name] === undefined);
  const strange = Object.keys(headers).filter((name) => !COMMON_HEADER.test(name) && !documented.has(name));
  return [
    ...missing.map(([name]) => `the header ${name} is missing`),
    ...strange.map((name) => `the header ${name} is not described`),
  ];
}

function headerAt({ $ref }: Readonly<{ $ref: string }>): Readonly<{ required: boolean }> {
  const name = $ref.slice('#/components/headers/'.length);
  const header = description.components.headers[name];
  if (header === undefined) throw new Error(`the description has no header ${name}`);
  return header;
}

function bodyFaults(place: readonly (string | number)[], { content }: ApiResponse, answer: AnswerMade) {
  if (answer.method === 'HEAD') return [];
  if (content === undefined) return answer.text === '' ? [] : ['a body is not described'];
  const type = typeOf(answer);
  if (content[type] === undefined) return [`the media type ${type} is not described`];
  if (isStreamed(type)) return [];
  const value: unknown = type.includes('json') ? JSON.parse(answer.text) : answer.text;
  return faultsBy(validatorAt(...place, 'content', type, 'schema'), value);
}

const faultsBy = (validator: ValidateFunction, value: unknown): readonly string[] =>
  validator(value)
    ? []
    : [
        `${(validator.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')} in ${JSON.stringify(value).slice(0, 500)}`,
      ];
