import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'chai';
import type { Response } from 'supertest';
import type { JsonSchema } from './arbitrary.ts';

export type Method = 'get' | 'post' | 'patch' | 'delete';
type Parameter = Readonly<{ name: string; in: string; required: boolean; example?: unknown; schema: JsonSchema }>;
type Content = Readonly<{ schema: JsonSchema; examples?: Readonly<Record<string, JsonSchema>> }>;
type Action = Readonly<{
  operationId: string;
  requestBody?: { required: boolean; schema: JsonSchema };
  reply: JsonSchema;
}>;
export type Operation = Readonly<{
  operationId: string;
  'x-actions'?: Readonly<Record<string, Action>>;
  parameters?: readonly Parameter[];
  requestBody?: { content: { 'application/json': Content } };
  responses: Readonly<Record<string, ApiResponse>>;
}>;
export type ApiResponse = Readonly<{
  headers?: Readonly<Record<string, Readonly<{ $ref: string }>>>;
  content?: Readonly<Record<string, Content>>;
}>;
type Description = Readonly<{
  info: { version: string; description: string };
  paths: Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>;
  components: {
    schemas: Readonly<Record<string, JsonSchema>>;
    headers: Readonly<Record<string, Readonly<{ required: boolean }>>>;
    examples: Readonly<Record<string, JsonSchema>>;
  };
}>;

export const COMMITTED = readFileSync(resolve(import.meta.dirname, '../../../openapi.json'), 'utf8');

type Responses = Readonly<Record<string, ApiResponse>>;
type Written = Omit<Description, 'components'> & {
  components: Description['components'] &
    Readonly<{ responses: Responses; parameters: Readonly<Record<string, Parameter>> }>;
};
type Reference = Readonly<{ $ref?: string }>;

/** The committed API description, from which clients are generated. Parameters and responses that operations share are put where they are used. */
export const description: Description = withShared(JSON.parse(COMMITTED));

function withShared(written: Written): Description {
  const { responses, parameters } = written.components;
  const placed =
    <T>(shared: Readonly<Record<string, T>>) =>
    (part: T & Reference): T =>
      part.$ref === undefined ? part : (shared[part.$ref.split('/').at(-1) ?? ''] ?? part);
  const inOperation = (operation: Operation): Operation => ({
    ...operation,
    ...(operation.parameters !== undefined && { parameters: operation.parameters.map(placed(parameters)) }),
    responses: mapValues(operation.responses, placed(responses)),
  });
  return {
    ...written,
    paths: mapValues(written.paths, (item) => mapValues(item as Required<typeof item>, inOperation)),
  };
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Readonly<Record<string, W>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

export const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method as Method, operation })),
);

/** Formats that only name a type for generators; the pattern beside them is what is checked. */
const OWN_FORMATS = ['evm-address', 'hex', 'tx-hash', 'uint256'];

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const format of OWN_FORMATS) ajv.addFormat(format, true);
ajv.addSchema({ $id: 'api', ...description });

/** The validator of the schema at this place of the description, by a library that does not generate the description. */
export function validatorAt(...place: readonly (string | number)[]): ValidateFunction {
  const escaped = place.map((key) => encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1')));
  const validator = ajv.getSchema(`api#/${escaped.join('/')}`);
  if (validator === undefined) throw new Error(`the description has no ${place.join(' ')}`);
  return validator;
}

export function expectValid(validator: ValidateFunction, value: unknown, what: string): void {
  expect(validator(value), `${what}: ${JSON.stringify(validator.errors)}`).to.equal(true);
}

/** Asserts that the response has a status, a media type and a body that the description lists for the operation. */
export function expectDescribed(path: string, method: Method, response: Response): void {
  const { status, type } = response;
  const text = response.text ?? String(response.body);
  const what = `${method} ${path} ${status} ${text}`;
  expect(status, what).to.not.equal(500);
  const content = description.paths[path]?.[method]?.responses[status]?.content;
  expect(Object.keys(content ?? {}), what).to.include(type);
  const validator = validatorAt('paths', path, method, 'responses', status, 'content', type, 'schema');
  expectValid(validator, /[/+]json$/.test(type) ? JSON.parse(text) : text, what);
}
