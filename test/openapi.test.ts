import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { API_VERSION } from '../src/adapters/http/frame/description/version.ts';
import { failuresOf } from '../src/adapters/http/frame/record/refusals.ts';
import { describe as describeApi } from '../src/infrastructure/process/app.ts';
import { aWorld } from './support/service/world.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'));

describe('the API description', () => {
  it('is the committed one (npm run openapi renews it)', async () => {
    const { routes } = await aWorld();
    expect(JSON.parse(JSON.stringify(describeApi(routes)))).to.deep.equal(read('openapi.json'));
  });

  it('is what the service answers', async () => {
    const { api } = await aWorld();
    expect((await api.get('/api/openapi').expect(200)).body).to.deep.equal(read('openapi.json'));
  });

  it('has the version of the package', () => expect(read('package.json').version).to.equal(API_VERSION));

  it('gives every operation a name of its own', async () => {
    const { routes } = await aWorld();
    const names = routes.map(({ operationId }) => operationId);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('lists every code that a route can refuse with', async () => {
    const { routes } = await aWorld();
    const { paths } = read('openapi.json');
    for (const route of routes) {
      const { responses } = paths[route.path][route.method];
      for (const { code } of failuresOf(route))
        expect(JSON.stringify(responses), `${route.operationId} ${code}`).to.include(`"${code}"`);
    }
  });

  it('describes every schema and gives it an id once', () => {
    const { components } = read('openapi.json');
    for (const [name, schema] of Object.entries<{ description?: string }>(components.schemas))
      expect(schema.description, name).to.be.a('string');
  });
});
