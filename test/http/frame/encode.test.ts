import { expect } from 'chai';
import { z } from 'zod';
import { encode } from '../../../src/adapters/http/frame/wire/encode.ts';
import { operations } from '../../support/description.ts';
import { aWorld } from '../../support/service/world.ts';

type Encode = (schema: z.ZodType, value: unknown) => unknown;
const WAYS: readonly Encode[] = [encode, (schema, value) => z.encode(schema, value)];

/** The JSON of the encoded value, or the issues with which it is refused. */
function outcomeOf(work: () => unknown): string | undefined {
  try {
    return JSON.stringify(work());
  } catch (error) {
    return String(error);
  }
}

/** The body that each operation returned when its example was recorded. */
const recorded = new Map(
  operations.map(({ operation: { operationId, responses } }) => [
    operationId,
    responses[200]?.content?.['application/json']?.examples?.sandbox?.value,
  ]),
);

const WRONG = [undefined, null, 5, 1.5, -1n, '', 'x', new Date(Number.NaN), true, {}, [], [1], { a: 1 }];
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** The value with each of its parts replaced by something wrong, or left out. */
function* broken(value: unknown, put: (part: unknown) => unknown = (part) => part): Generator<unknown> {
  for (const wrong of WRONG) yield put(wrong);
  if (!isPlain(value)) return;
  for (const [key, part] of Object.entries(value)) {
    yield* broken(part, (other) =>
      put(Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }),
    );
    if (!Array.isArray(value)) yield put(Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)));
  }
}

describe('encode', () => {
  it('returns and refuses what z.encode does, for the recorded replies of all routes', async () => {
    let compared = 0;
    for (const { operationId, reply } of (await aWorld()).routes) {
      const wire = recorded.get(operationId);
      if (wire === undefined || reply.mediaType !== 'application/json') continue;
      const value = z.decode(reply.schema, wire);
      for (const one of [value, ...[...broken(value)].slice(0, 60)]) {
        const [own, theirs] = WAYS.map((by) => outcomeOf(() => by(reply.schema, one)));
        expect(own, operationId).to.equal(theirs);
        compared += 1;
      }
    }
    expect(compared).to.be.above(2_000);
  });

  for (const [name, schema] of Object.entries({
    refined: z.string().refine((text) => text !== 'x'),
    bounded: z.number().min(2),
    strict: z.strictObject({ a: z.int() }),
    loose: z.looseObject({ a: z.int() }),
    union: z.union([z.object({ a: z.int() }), z.array(z.int())]),
    record: z.record(z.string(), z.int()),
    'a record of some names': z.record(z.string().regex(/a/), z.int()),
    'a record of listed names': z.record(z.enum(['a', 'b']), z.int()),
    'a loose record': z.looseRecord(z.string().regex(/a/), z.int()),
    defaulted: z.object({ a: z.int().default(1) }),
    optional: z.object({ a: z.int().optional() }),
    exact: z.object({ a: z.int().exactOptional() }),
    spread: z.tuple([z.int()], z.string()),
    sticky: z.string().regex(/x/y),
  }))
    it(`does as z.encode does for a schema that is ${name}`, () => {
      for (const value of [...WRONG, { a: undefined }, { a: 1, b: 2 }, [1, 'x'], 'xx']) {
        const [own, theirs] = WAYS.map((by) => outcomeOf(() => by(schema, value)));
        expect(own).to.equal(theirs);
      }
    });
});
