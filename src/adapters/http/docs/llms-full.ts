import type { Json } from '../frame/description/components.ts';
import type { ApiDocument } from '../frame/description/openapi.ts';
import { SUMMARY } from './llms-index.ts';
import { fieldsOf, typeOf } from './llms-schemas.ts';

type Content = Readonly<Record<string, Readonly<{ schema: Json; examples?: Readonly<Record<string, Json>> }>>>;
type Parameter = Readonly<{
  name: string;
  in: string;
  required: boolean;
  description?: string;
  example?: unknown;
  schema: Json;
}>;
type Operation = Readonly<{
  operationId: string;
  summary: string;
  description?: string;
  security: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly Parameter[];
  requestBody?: Readonly<{ content: Content }>;
  responses: Readonly<Record<string, Answer | Readonly<{ $ref: string }>>>;
}>;
type Answer = Readonly<{ description: string; content?: Content }>;
/** The responses that operations share, by their references. */
type Shared = Readonly<Record<string, Answer>>;

const texts = new WeakMap<ApiDocument, string>();

/** `/llms-full.txt`: every operation in compact Markdown, generated once for a document. */
export function llmsFull(document: ApiDocument): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = write(document);
  texts.set(document, text);
  return text;
}

function write({ info, paths, components }: ApiDocument): string {
  const { title, description } = info as { title: string; description: string };
  const { schemas, responses } = components as { schemas: Readonly<Record<string, Json>>; responses: Shared };
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, one]) =>
      operationText(`${method.toUpperCase()} ${path}`, one as Operation, responses),
    ),
  );
  const named = Object.entries(schemas)
    .filter(([name]) => name !== 'ErrorCode')
    .map(([name, schema]) => [`### ${name}`, '', fieldsOf(schema), ''].join('\n'));
  const { 'x-enumDescriptions': codes = {} } = schemas.ErrorCode ?? {};
  const errors = Object.entries(codes as Record<string, string>).map(([code, text]) => `- \`${code}\`: ${text}`);
  return [
    ...[`# ${title}`, '', `> ${SUMMARY}`, '', description, ''],
    ...['## Operations', '', ...operations],
    ...['## Schemas', '', ...named],
    ...['## Error codes', '', ...errors, ''],
  ].join('\n');
}

function operationText(what: string, operation: Operation, shared: Shared): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const answers = Object.entries(responses).map(([status, one]) => [status, answerOf(one, shared)] as const);
  const success = answers.filter(([status]) => status < '400');
  const refusals = answers.filter(([status]) => status >= '400');
  return [
    `### ${what}`,
    '',
    `${summary} (\`${operationId}\`). ${description ?? ''} Access: ${accessOf(operation)}.`.replace(' . ', ' '),
    '',
    ...parameters.map(parameterText),
    ...(requestBody ? contentLines('Body', requestBody.content) : []),
    ...success.flatMap(([status, { description: text, content }]) => contentLines(`${status} ${text}`, content)),
    ...refusals.map(([status, { content }]) => `- ${status}: ${codesOf(content).join(', ')}`),
    '',
  ].join('\n');
}

function answerOf(response: Operation['responses'][string], shared: Shared): Answer {
  if (!('$ref' in response)) return response;
  const answer = shared[response.$ref.replace('#/components/responses/', '')];
  if (answer === undefined) throw new TypeError(`${response.$ref} is not described`);
  return answer;
}

const accessOf = ({ security }: Operation): string =>
  security.length === 0
    ? 'public'
    : security
        .map((one) => Object.entries(one).map(([name, scopes]) => [name, ...scopes].join(' ')))
        .map(([name = 'anonymous']) => name)
        .join(' or ');

function parameterText({ name, in: where, required, description, example, schema }: Parameter): string {
  const shown = example === undefined ? '' : ` Example: \`${String(example)}\`.`;
  const text = description === undefined ? '' : ` ${description}.`;
  return `- \`${name}\` (${where}, ${required ? 'required' : 'optional'}, ${typeOf(schema)}).${text}${shown}`;
}

/** The type, and the first example on one line. */
function contentLines(title: string, content: Content = {}): string[] {
  const [entry] = Object.entries(content);
  if (entry === undefined) return [`- ${title}`];
  const [mediaType, { schema, examples = {} }] = entry;
  const [first] = Object.values(examples);
  const line = `- ${title}: ${typeOf(schema)}${mediaType === 'application/json' ? '' : ` as ${mediaType}`}`;
  return first === undefined ? [line] : [line, `  Example: \`${JSON.stringify(first.value).replaceAll('`', "'")}\``];
}

const codesOf = (content: Content = {}): string[] =>
  Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
