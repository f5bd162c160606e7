import type { Json } from '../frame/description/components.ts';
import type { ApiDocument } from '../frame/description/openapi.ts';
import { SUMMARY } from './llms-index.ts';

const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';
const variants = (all: unknown) => [...new Set((all as readonly Json[]).map(typeOf))];

/** The type of a value, in the notation of TypeScript; a named schema by its name. */
function typeOf(schema: Json): string {
  const { $ref, anyOf, oneOf, allOf, const: constant, enum: values, type, items, properties } = schema;
  if (typeof $ref === 'string') return nameOf($ref);
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf ?? oneOf) return variants(anyOf ?? oneOf).join(' | ');
  if (allOf) return variants(allOf).join(' & ');
  if (type === 'array') return `(${typeOf((items ?? {}) as Json)})[]`;
  if (properties !== undefined) return inline(schema);
  if (Array.isArray(type)) return type.join(' | ');
  return typeof type === 'string' ? type : 'any';
}

function inline({ properties, required = [] }: Json): string {
  const fields = Object.entries(properties as Record<string, Json>).map(
    ([name, field]) => `${name}${(required as readonly string[]).includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

/** The description of a named schema, and its fields, one a line. */
function fieldsOf(schema: Json): string {
  const { description, properties, required = [], pattern } = schema;
  const about = description === undefined ? [] : [`${description}.`];
  if (properties === undefined)
    return [...about, `Type: ${typeOf(schema)}${pattern === undefined ? '' : `, \`${pattern}\``}.`].join(' ');
  const fields = Object.entries(properties as Record<string, Json>).map(([name, field]) => {
    const text = field.description === undefined ? '' : `: ${field.description}`;
    const optional = (required as readonly string[]).includes(name) ? '' : ', optional';
    return `- \`${name}\` (${typeOf(field)}${optional})${text}`;
  });
  return [...about, ...fields].join('\n');
}

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
  parameters?: readonly (Parameter | Reference)[];
  requestBody?: Readonly<{ content: Content }>;
  responses: Readonly<Record<string, Answer | Reference>>;
}>;
type Answer = Readonly<{ description: string; content?: Content }>;
type Reference = Readonly<{ $ref: string }>;
/** What operations share. */
/** Codes without an example have a text. */
type ErrorCodes = Readonly<{ enum?: readonly string[]; 'x-enumDescriptions'?: Readonly<Record<string, string>> }>;
type Shared = Readonly<{
  parameters: Readonly<Record<string, Parameter>>;
  responses: Readonly<Record<string, Answer>>;
}>;

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
  const { schemas, examples, ...shared } = components as {
    schemas: Readonly<Record<string, Json>>;
    examples: Readonly<Record<string, Json>>;
  } & Shared;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, one]) =>
      operationText(`${method.toUpperCase()} ${path}`, one as Operation, shared),
    ),
  );
  const named = Object.entries(schemas)
    .filter(([name]) => name !== 'ErrorCode')
    .map(([name, schema]) => [`### ${name}`, '', fieldsOf(schema), ''].join('\n'));
  const { enum: codes = [], 'x-enumDescriptions': texts = {} } = (schemas.ErrorCode ?? {}) as ErrorCodes;
  const errors = codes.map((code) => `- \`${code}\`: ${texts[code] ?? guidanceIn(examples[code])}`);
  return [
    ...[`# ${title}`, '', `> ${SUMMARY}`, '', description, ''],
    ...['## Operations', '', ...operations],
    ...['## Schemas', '', ...named],
    ...['## Error codes', '', ...errors, ''],
  ].join('\n');
}

/** The message and the remedy in the example of a refusal. */
function guidanceIn(example: Json | undefined): string {
  const { error, remedy } = (example?.value ?? {}) as Readonly<{ error?: string; remedy?: string }>;
  return [error, remedy].join(': ');
}

function operationText(what: string, operation: Operation, shared: Shared): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const answers = Object.entries(responses).map(([status, one]) => [status, placed(one, shared.responses)] as const);
  const success = answers.filter(([status]) => status < '400');
  const refusals = answers.filter(([status]) => status >= '400');
  return [
    `### ${what}`,
    '',
    `${summary} (\`${operationId}\`). ${description ?? ''} Access: ${accessOf(operation)}.`.replace(' . ', ' '),
    '',
    ...parameters.map((one) => parameterText(placed(one, shared.parameters))),
    ...(requestBody ? contentLines('Body', requestBody.content) : []),
    ...success.flatMap(([status, { description: text, content }]) => contentLines(`${status} ${text}`, content)),
    ...refusals.map(([status, { content }]) => `- ${status}: ${codesOf(content).join(', ')}`),
    '',
  ].join('\n');
}

/** The part, or the shared one to which it refers. */
function placed<T extends object>(part: T | Reference, shared: Readonly<Record<string, T>>): T {
  if (!('$ref' in part)) return part;
  const known = shared[part.$ref.split('/').at(-1) ?? ''];
  if (known === undefined) throw new TypeError(`${part.$ref} is not described`);
  return known;
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
