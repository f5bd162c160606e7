import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Response } from 'supertest';
import { pathUnknown } from '../../src/adapters/http/frame/failure/failures.ts';
import { describe as describeApi } from '../../src/infrastructure/process/app.ts';
import { arbitraryOf, type JsonSchema } from '../support/arbitrary.ts';
import { aWorld, CRON_SECRET, eligible, type SignedIn, type TestWorld } from '../support/service/world.ts';

type Parameter = Readonly<{ name: string; in: string; required: boolean; schema: JsonSchema }>;
type Operation = Readonly<{
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Readonly<Record<string, { content: Readonly<Record<string, { schema: JsonSchema }>> }>>;
}>;
type Request = Readonly<{ parameters: Readonly<Record<string, unknown>>; body: unknown }>;

const METHODS = ['get', 'post', 'patch', 'delete'] as const;
const RUNS = 25;

const worded = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

describe('every operation keeps its description', function () {
  this.timeout(60_000);
  let world: TestWorld;
  let caller: SignedIn;
  let document: { paths: Record<string, Record<string, Operation>>; components: { schemas: JsonSchema } };
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);

  before(async () => {
    world = await aWorld({ GATE_PASSWORD: 'the master password' });
    caller = await eligible(world);
    document = JSON.parse(JSON.stringify(describeApi(world.routes)));
    ajv.addSchema({ $id: 'api', ...document });
  });
  after(() => expect(world.undocumented).to.deep.equal([]));

  const requestsOf = (operation: Operation, wild: boolean): fc.Arbitrary<Request> => {
    const made = (schema: JsonSchema) => {
      const valid = arbitraryOf(schema, document);
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

  const send = (method: (typeof METHODS)[number], path: string, { parameters, body }: Request, as: object) => {
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

  const expectDescribed = (path: string, method: string, operation: Operation, response: Response): void => {
    const { status, type } = response;
    const text = response.text ?? String(response.body);
    expect(status, text).to.not.equal(500);
    const described = operation.responses[status];
    expect(described, `${status} is not described: ${text}`).to.not.equal(undefined);
    expect(Object.keys(described?.content ?? {})).to.include(type);
    const escaped = [path, method].map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    const pointer = `api#/paths/${escaped.join('/')}/responses/${status}/content/${type.replaceAll('/', '~1')}/schema`;
    const validate = ajv.getSchema(pointer);
    const content = type.includes('json') ? JSON.parse(text) : text;
    expect(validate?.(content), `${JSON.stringify(validate?.errors)} in ${text}`).to.equal(true);
  };

  for (const wild of [false, true])
    it(`answers ${wild ? 'wild' : 'well-formed'} requests only as described`, async () => {
      for (const [path, item] of Object.entries(document.paths))
        for (const method of METHODS.filter((name) => item[name] !== undefined)) {
          const operation = item[method] as Operation;
          const secret = path.startsWith('/api/cron/') ? { authorization: `Bearer ${CRON_SECRET}` } : caller.bearer;
          const property = fc.asyncProperty(requestsOf(operation, wild), fc.boolean(), async (request, known) => {
            const response = await send(method, path, request, known ? secret : {});
            if (response.body?.code !== pathUnknown.code) expectDescribed(path, method, operation, response);
          });
          await fc.assert(property, { numRuns: RUNS });
        }
    });
});
