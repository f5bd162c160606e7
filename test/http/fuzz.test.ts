import fc from 'fast-check';
import { pathUnknown } from '../../src/adapters/http/frame/failure/failures.ts';
import { arbitraryOf, type JsonSchema } from '../support/arbitrary.ts';
import { description, expectDescribed, type Method, type Operation, operations } from '../support/description.ts';
import { aWorld, CRON_SECRET, eligible, type SignedIn, type TestWorld } from '../support/service/world.ts';

type Request = Readonly<{ parameters: Readonly<Record<string, unknown>>; body: unknown }>;

const RUNS = process.env.TESTS === 'rest' ? 25 : 8;

const worded = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

describe('every operation matches its description', function () {
  this.timeout(60_000);
  let world: TestWorld;
  let caller: SignedIn;

  before(async () => {
    world = await aWorld({ GATE_PASSWORD: 'the master password' });
    caller = await eligible(world);
  });

  const requestsOf = (operation: Operation, wild: boolean): fc.Arbitrary<Request> => {
    const made = (schema: JsonSchema) => {
      const valid = arbitraryOf(schema, description);
      return wild ? fc.oneof(valid, fc.string({ unit: 'binary' }), fc.jsonValue()) : valid;
    };
    const parameters = operation.parameters ?? [];
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    const shape = Object.fromEntries(parameters.map(({ name, schema }) => [name, made(schema)]));
    const body = operation.requestBody?.content['application/json'].schema;
    return fc.record({
      parameters: fc.record(shape, { requiredKeys: wild ? [] : required }),
      body: body === undefined ? fc.constant(undefined) : made(body),
    });
  };

  const send = (method: Method, path: string, { parameters, body }: Request, as: object) => {
    const used = new Set<string>();
    const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      used.add(name);
      return encodeURIComponent(worded(parameters[name] ?? '')) || 'x';
    });
    const query = Object.entries(parameters).filter(([name, value]) => !used.has(name) && value !== undefined);
    const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, worded(value)]));
    const request = world.api[method](`${filled}?${search}`).set(as as Record<string, string>);
    return body === undefined
      ? request
      : request.set('content-type', 'application/json').send(JSON.stringify(body) ?? 'null');
  };

  for (const wild of [false, true])
    it(`returns only described responses to ${wild ? 'wild' : 'well-formed'} requests`, async () => {
      for (const { path, method, operation } of operations) {
        const secret = path.startsWith('/api/cron/') ? { authorization: `Bearer ${CRON_SECRET}` } : caller.bearer;
        const property = fc.asyncProperty(requestsOf(operation, wild), fc.boolean(), async (request, known) => {
          const response = await send(method, path, request, known ? secret : {});
          if (response.body?.code !== pathUnknown.code) expectDescribed(path, method, response);
        });
        await fc.assert(property, { numRuns: RUNS });
      }
    });
});
