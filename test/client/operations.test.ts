import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ApiClient, createClient } from '@institutional-defi/client';
import { expect } from 'chai';
import { operations } from '../support/description.ts';
import { type ProviderServer, startProviderServer } from '../support/servers/provider-server.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const packageAt = (path: string) => JSON.parse(readFileSync(resolve(ROOT, path, 'package.json'), 'utf8'));

/** The methods of the client by the description: where `x-actions` says so, one for each value of `action`. */
const methods = operations.flatMap(({ operation, ...place }) => {
  const { 'x-actions': actions } = operation;
  if (actions === undefined) return [{ ...place, operation, id: operation.operationId, query: '' }];
  return Object.entries(actions).map(([value, { operationId: id }]) => {
    return { ...place, operation, id, query: `action=${value}` };
  });
});

describe('the operations of the client', () => {
  let server: ProviderServer;
  let client: ApiClient;

  before(async () => {
    server = await startProviderServer(() => ({ success: true, data: { read: true } }));
    client = createClient({ baseUrl: server.url });
  });
  after(() => server.stop());

  it('have one method each, and nothing else but the connection', () => {
    expect(Object.keys(client)).to.have.members([...methods.map(({ id }) => id), 'connection']);
  });

  for (const { id, path, method, operation, query } of methods)
    it(`call ${method.toUpperCase()} ${path} as ${id}`, async () => {
      const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
      const parts = { path: Object.fromEntries(names.map((name) => [name, `one/${name}`])) };
      const call = client[id as keyof ApiClient] as (input: object) => Promise<unknown>;
      const answer = await call(parts);
      const [asked] = server.asked.slice(-1);
      const expected = path.replaceAll(/\{([^}]+)\}/g, 'one/$1');
      expect([asked?.method.toLowerCase(), asked?.path, String(asked?.query)]).to.deep.equal([method, expected, query]);
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
