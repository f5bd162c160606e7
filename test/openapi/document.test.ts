import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { API_VERSION } from '../../src/adapters/http/frame/description/version.ts';
import { EVERYWHERE } from '../support/answer-faults.ts';
import type { JsonSchema } from '../support/arbitrary.ts';
import { COMMITTED, description, expectValid, operations, validatorAt } from '../support/description.ts';
import { endAll, runMain } from '../support/service/process.ts';

const PACKAGE = resolve(import.meta.dirname, '../../../package.json');

type Place = readonly (string | number)[];
const entriesOf = (node: object): [string | number, unknown][] =>
  Array.isArray(node) ? [...node.entries()] : Object.entries(node);

/** Everything in the description that satisfies the condition, with its place. */
function* find(has: (node: JsonSchema) => boolean, node: unknown = description, place: Place = []): Generator<Found> {
  if (typeof node !== 'object' || node === null) return;
  if (has(node)) yield { place, node };
  for (const [key, child] of entriesOf(node)) yield* find(has, child, [...place, key]);
}
type Found = Readonly<{ place: Place; node: JsonSchema }>;

/** The example, or the shared one to which it refers. */
const resolved = (example: JsonSchema): JsonSchema =>
  typeof example.$ref === 'string'
    ? (description.components.examples[example.$ref.split('/').at(-1) ?? ''] ?? {})
    : example;

const schemaAt = ($ref: string): JsonSchema => description.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};

/** The error codes that a schema of an error response lists. */
const codesIn = ({ allOf, anyOf }: JsonSchema): readonly string[] =>
  allOf?.[1]?.properties?.code?.enum ?? (anyOf === undefined ? [] : anyOf.flatMap(codesIn));

describe('the committed API description', () => {
  after(endAll);

  it('is what the `openapi` command prints (npm run openapi renews it)', async () => {
    const running = runMain('openapi');
    expect(await running.ended).to.equal(0);
    expect(running.said()).to.equal(COMMITTED);
  });

  it('has the version of the package', () => {
    const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
    expect([description.info.version, API_VERSION]).to.deep.equal([version, version]);
  });

  it('gives every operation a name of its own', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).to.equal(names.length).and.be.above(0);
  });

  it('describes every named schema', () => {
    for (const [name, { description: text }] of Object.entries(description.components.schemas))
      expect(text, name).to.be.a('string').and.not.equal('');
  });

  it('has a valid schema for every parameter, body and response, without dangling references', () => {
    const schemas = [...find(({ schema }) => typeof schema === 'object')];
    expect(schemas).to.have.length.above(operations.length);
    for (const { place } of schemas) expect(validatorAt(...place, 'schema'), place.join(' ')).to.be.a('function');
  });

  it('describes the message of all typed data, member by member', () => {
    const all = [...find(({ properties }) => properties?.typedData !== undefined)].map(({ node }) => node.properties);
    expect(all).to.have.length(5);
    for (const { typedData } of all) {
      const { $ref = typedData.anyOf?.[0].$ref } = typedData as JsonSchema;
      const { primaryType, message } = schemaAt($ref).properties as Record<string, JsonSchema>;
      expect(primaryType?.const, $ref).to.be.a('string');
      const { properties, required } = message?.$ref === undefined ? (message ?? {}) : schemaAt(message.$ref);
      expect(required, $ref).to.have.members(Object.keys(properties)).and.not.be.empty;
    }
  });

  it('shows an example for every error code of every operation, and for every success', () => {
    for (const { path, method, operation } of operations)
      for (const [status, { content = {} }] of Object.entries(operation.responses))
        for (const [type, { schema, examples = {} }] of Object.entries(content)) {
          const what = `${method} ${path} ${status}`;
          const validator = validatorAt('paths', path, method, 'responses', status, 'content', type, 'schema');
          for (const example of Object.values(examples)) expectValid(validator, resolved(example).value, what);
          const codes = codesIn(schema);
          if (codes.length > 0) expect(Object.keys(examples), what).to.have.members(codes);
          else if (status === '200') expect(examples, what).to.not.be.empty;
        }
  });

  it('is small: a parameter or an error response that operations have in common is written once', () => {
    type Written = Readonly<{ parameters?: readonly JsonSchema[]; responses: JsonSchema }>;
    const { paths } = JSON.parse(COMMITTED) as { paths: Record<string, Record<string, Written>> };
    const inline = Object.values(paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ parameters = [], responses }) => [
        ...parameters,
        ...Object.entries(responses).filter(([status]) => Number(status) >= 400),
      ])
      .map((part) => JSON.stringify(part))
      .filter((text) => !text.includes('"#/components/responses/') && !text.includes('"#/components/parameters/'));
    expect(inline).to.have.length.above(100);
    expect(new Set(inline).size).to.equal(inline.length);
    expect(Buffer.byteLength(COMMITTED)).to.be.below(500_000);
  });

  it('introduces the headers that any response may have', () => {
    for (const name of Object.keys(EVERYWHERE)) expect(description.info.description.toLowerCase()).to.include(name);
  });

  it('gives only requests as examples that fit their schemas', () => {
    for (const { path, method, operation } of operations) {
      const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
      const place = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'] as const;
      for (const { value } of Object.values(examples)) expectValid(validatorAt(...place), value, `${method} ${path}`);
    }
  });

  it('gives only examples that fit their schemas', () => {
    const ofSchemas = [...find(({ examples }) => Array.isArray(examples))];
    const ofParameters = [...find(({ example, schema }) => example !== undefined && schema !== undefined)];
    expect(ofSchemas).to.have.length.above(0);
    expect(ofParameters).to.have.length.above(0);
    for (const { place, node } of ofSchemas)
      for (const example of node.examples) expectValid(validatorAt(...place), example, place.join(' '));
    for (const { place, node } of ofParameters)
      expectValid(validatorAt(...place, 'schema'), node.example, place.join(' '));
  });
});
