import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ApiClient, createClient, type OperationId } from '@institutional-defi/client';
import { expect } from 'chai';
import { LISTS, OPERATIONS } from '../../client/src/description/operations.ts';
import { operations } from '../support/description.ts';
import { type ProviderServer, startProviderServer } from '../support/servers/provider-server.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const packageAt = (path: string) => JSON.parse(readFileSync(resolve(ROOT, path, 'package.json'), 'utf8'));

type Method = (typeof operations)[number] & Readonly<{ id: string; value?: string }>;

/** The methods of the client by the description: where `x-actions` says so, one for each value of `action`. */
const methods = operations.flatMap(({ operation, ...place }): Method[] => {
  const { 'x-actions': actions } = operation;
  if (actions === undefined) return [{ ...place, operation, id: operation.operationId }];
  return Object.entries(actions).map(([value, { operationId: id }]) => {
    return { ...place, operation, id, value };
  });
});

/** What a call must have, with its own name as each value. */
function neededBy(id: OperationId): object {
  const parts: Record<string, Record<string, string>> = {};
  for (const place of OPERATIONS[id].needs) {
    const [, part = '', name] = /^(\w+)(?:\.(.+))?$/.exec(place) ?? [];
    parts[part] = { ...parts[part], ...(name !== undefined && { [name]: `one/${name}` }) };
  }
  return parts;
}

describe('the operations of the client', () => {
  let server: ProviderServer;
  let client: ApiClient;

  before(async () => {
    server = await startProviderServer(() => ({ success: true, data: { read: true } }));
    client = createClient({ baseUrl: server.url });
  });
  after(() => server.stop());

  it('have one method each, and nothing else but the lists and the connection', () => {
    expect(Object.keys(client)).to.have.members([...methods.map(({ id }) => id), ...Object.keys(LISTS), 'connection']);
  });

  for (const { id, path, method, operation, value } of methods)
    it(`call ${method.toUpperCase()} ${path} as ${id}`, async () => {
      const call = client[id as OperationId] as (input: object) => Promise<unknown>;
      const answer = await call(neededBy(id as OperationId));
      const [asked] = server.asked.slice(-1);
      const expected = path.replaceAll(/\{([^}]+)\}/g, 'one/$1');
      expect([asked?.method.toLowerCase(), asked?.path]).to.deep.equal([method, expected]);
      if (value !== undefined) expect(asked?.query.get('action')).to.equal(value);
      const schema = operation.responses[200]?.content?.['application/json']?.schema as
        | { properties?: object }
        | undefined;
      const isEnvelope = Object.keys(schema?.properties ?? {}).join() === 'success,data';
      if (isEnvelope) expect(answer).to.deep.equal({ read: true });
      else expect(typeof answer === 'string' ? JSON.parse(answer) : answer).to.deep.include({ success: true });
    });

  it('refuse a path that would lead elsewhere', async () => {
    const ask = (path: string) => client.readMarket({ path: { path } });
    for (const path of ['..', 'coins/../../user', '.', 'coins//markets', '']) {
      const error = await ask(path).catch((thrown: unknown) => thrown);
      expect(error, path).to.be.instanceOf(TypeError);
    }
  });

  it('have the version of the service', () => {
    const { version, devDependencies } = packageAt('.');
    expect(packageAt('client').version).to.equal(version);
    expect(devDependencies['@institutional-defi/client']).to.equal(version);
  });
});
