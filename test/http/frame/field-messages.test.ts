import { expect } from 'chai';
import fc from 'fast-check';
import { z } from 'zod';
import type { Route } from '../../../src/adapters/http/frame/record/route.ts';
import { parse } from '../../../src/adapters/http/frame/wire/parse.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { FieldIssue } from '../../../src/domain/shared/failures.ts';
import { arbitraryOf, type JsonSchema } from '../../support/arbitrary.ts';
import { aWorld } from '../../support/service/world.ts';

/** What a caller is told about the value; nothing if it is valid. */
function issuesOf(schema: z.ZodType, value: unknown): readonly FieldIssue[] {
  try {
    parse(schema, value);
    return [];
  } catch (error) {
    if (error instanceof Failure) return error.facts.issues as readonly FieldIssue[];
    throw error;
  }
}

const shape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), radius: z.number().positive() }),
  z.strictObject({ kind: z.literal('square'), side: z.int().max(9) }),
]);
const either = z.strictObject({ amount: z.union([z.int().min(0), z.string().regex(/^\d+$/, 'must be digits')]) });
const oneFormat = z.union([
  z.strictObject({ report: z.strictObject({ url: z.string() }) }),
  z.array(z.strictObject({ body: z.strictObject({ url: z.string() }) })).min(1),
]);
const fields = z.strictObject({
  env: z.literal('live'),
  role: z.enum(['viewer', 'admin']),
  tags: z.array(z.string().max(2)).max(1).optional(),
  at: z.iso.datetime().optional(),
  count: z.int().min(1).max(3).optional(),
  id: z.string().min(3).optional(),
});
const VALID = { env: 'live', role: 'viewer' };

/** A schema, a value, the path that is at fault and what is said about it. */
const MESSAGES: readonly (readonly [z.ZodType, unknown, string, string])[] = [
  [fields, { role: 'viewer' }, 'env', 'is required and must be "live"'],
  [fields, { ...VALID, env: 'test' }, 'env', 'must be "live"'],
  [fields, { env: 'live' }, 'role', 'is required and must be one of "viewer", "admin"'],
  [fields, { ...VALID, role: 7 }, 'role', 'must be one of "viewer", "admin"'],
  [fields, { ...VALID, tags: 'a' }, 'tags', 'must be an array, not a string'],
  [fields, { ...VALID, tags: [null] }, 'tags[0]', 'must be a string, not null'],
  [fields, { ...VALID, tags: ['abc'] }, 'tags[0]', 'must have at most 2 characters'],
  [fields, { ...VALID, tags: ['a', 'b'] }, 'tags', 'must have at most 1 item'],
  [fields, { ...VALID, at: 'noon' }, 'at', 'must be an ISO 8601 time in UTC, such as 2026-01-31T12:00:00Z'],
  [fields, { ...VALID, count: 0 }, 'count', 'must be at least 1'],
  [fields, { ...VALID, count: 1.5 }, 'count', 'must be a whole number, not a number'],
  [fields, { ...VALID, id: [] }, 'id', 'must be a string, not an array'],
  [fields, { ...VALID, surprise: 1 }, 'surprise', 'is not a known field'],
  [fields, undefined, 'body', 'is required and must be an object'],
  [fields, 'text', 'body', 'must be an object, not a string'],
  [shape, {}, 'kind', 'is required and must be one of "circle", "square"'],
  [shape, { kind: 'line' }, 'kind', 'must be one of "circle", "square"'],
  [shape, { kind: 'circle' }, 'radius', 'is required and must be a number'],
  [shape, { kind: 'circle', radius: 0 }, 'radius', 'must be above 0'],
  [either, {}, 'amount', 'is required and must be a number or a string'],
  [either, { amount: true }, 'amount', 'must be a number or a string'],
  [either, { amount: 'x' }, 'amount', 'must be digits'],
  [oneFormat, 5, 'body', 'must be an object or an array'],
  [oneFormat, { report: {} }, 'report.url', 'is required and must be a string'],
  [oneFormat, [{ body: {} }], '[0].body.url', 'is required and must be a string'],
  [oneFormat, [], 'body', 'must have at least 1 item'],
];

/** Texts that name no expectation, or that only a programmer of this service can read. */
const UNCLEAR = /^invalid|expected|received|undefined|pattern|^must be a valid|^must have one of/i;

const WRONG = [null, 5, 1.5, -1, '', '?', 'x'.repeat(5000), true, {}, [], [1], { a: 1 }];

/** The value with each of its parts replaced by something wrong. */
function* broken(value: unknown, put: (part: unknown) => unknown = (part) => part): Generator<unknown> {
  for (const wrong of WRONG) yield put(wrong);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* broken(part, (other) =>
      put(Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }),
    );
}

const PARTS = ['body', 'query', 'params'] as const;
const schemasOf = (route: Route) =>
  PARTS.flatMap((part) => {
    const schema = route[part];
    return schema === undefined ? [] : [{ what: `${route.operationId} ${part}`, schema }];
  });

describe('the message about an invalid field', () => {
  for (const [schema, value, path, message] of MESSAGES)
    it(`of ${JSON.stringify(value)}: ${path} ${message}`, () =>
      expect(issuesOf(schema, value)).to.deep.include({ path, message }));

  it('is one for each field whose type is wrong', () =>
    expect(issuesOf(fields, { ...VALID, id: [] })).to.have.length(1));

  describe('of each route', () => {
    const schemas: { what: string; schema: z.ZodType; json: JsonSchema; valid: readonly unknown[] }[] = [];
    before(async () => {
      for (const { what, schema } of (await aWorld()).routes.flatMap(schemasOf)) {
        const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
        schemas.push({ what, schema, json, valid: fc.sample(arbitraryOf(json, json), { numRuns: 3, seed: 1 }) });
      }
    });

    it('says what the field must be, whatever was sent', () => {
      for (const { what, schema, valid } of schemas)
        for (const value of valid.flatMap((one) => [...broken(one)]))
          for (const { path, message } of issuesOf(schema, value))
            expect(message, `${what} ${path}`).to.not.match(UNCLEAR);
    });

    it('names each required field that is absent', () => {
      let absent = 0;
      for (const { what, schema, json, valid } of schemas)
        for (const field of (json.required as readonly string[] | undefined) ?? [])
          for (const value of valid as readonly object[]) {
            const issues = issuesOf(schema, Object.fromEntries(Object.entries(value).filter(([key]) => key !== field)));
            const about = issues.filter(({ path }) => path === field).map(({ message }) => message);
            expect(about, `${what} ${field}`).to.have.length(1);
            expect(about[0], `${what} ${field}`).to.match(/^is required( and must .+)?$/);
            absent += 1;
          }
      expect(absent).to.be.above(100);
    });
  });
});
