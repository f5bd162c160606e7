import { expect } from 'chai';
import type { Route } from '../../../src/adapters/http/frame/record/route.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

/** Of public reads that need parameters. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/api/tokens/prices': '/api/tokens/prices?symbols=ETH',
  '/api/market/{path}': '/api/market/global',
};

const varyOf = (header = '') => header.split(',').map((name) => name.trim().toLowerCase());

describe('caching', () => {
  let world: TestWorld;
  before(async () => {
    world = await aWorld({ GATE_PASSWORD: 'the master password' });
  });

  const ask = ({ method, path }: Route) => world.api[method](path.replaceAll(/\{\w+\}/g, 'x')).send();

  it('is forbidden for every answer that a route does not declare public: nobody sees what a cache kept of another', async () => {
    for (const route of world.routes) {
      const response = await ask(route);
      if (route.publicFor !== undefined && response.status === 200) continue;
      const where = `${route.method} ${route.path} ${response.status}`;
      expect(response.get('cache-control'), where).to.match(/^(no-store|private)$/);
      expect(varyOf(response.get('vary')), where).to.have.members(['authorization', 'cookie', 'origin']);
    }
  });

  it('is declared only by reads without a caller', () => {
    const open = world.routes.filter(({ publicFor }) => publicFor !== undefined);
    expect(open).to.not.have.length(0);
    for (const { method, access, path, setsCookie } of open)
      expect({ method, access, setsCookie }, path).to.deep.equal({
        method: 'get',
        access: 'public',
        setsCookie: undefined,
      });
  });

  for (const [path, seconds] of [
    ['/.well-known/jwks.json', 300],
    ['/.well-known/oauth-protected-resource', 3600],
    ['/.well-known/logo.svg', 3600],
    ['/api/openapi', 300],
    ['/api/chat', 300],
    ['/api/sale/authorize', 60],
    ['/api/tokens/prices?symbols=ETH', 5],
    ['/api/market/global', 15],
  ] as const)
    it(`allows ${seconds} s for ${path}, apart for each origin only`, async () => {
      const response = await world.api.get(path).expect(200);
      expect(response.get('cache-control')).to.equal(`public, max-age=${seconds}`);
      expect(varyOf(response.get('vary'))).to.deep.equal(['origin']);
    });

  it('returns 304 without a body for what a cache keeps, as long as it is the same, on every public read', async () => {
    const open = world.routes.filter(({ publicFor }) => publicFor !== undefined);
    for (const { method, path } of open) {
      const url = SAMPLES[path] ?? path;
      const response = await world.api[method](url).expect(200);
      const tag = response.get('etag') ?? '';
      expect(tag, path).to.match(/^"[\w-]{43}"$/);
      const current = await world.api[method](url).set('if-none-match', `W/${tag}, "other"`).expect(304);
      expect(current.text, path).to.equal('');
      for (const name of ['etag', 'cache-control', 'vary']) expect(current.get(name)).to.equal(response.get(name));
      expect((await world.api[method](url).set('if-none-match', '"other"').expect(200)).get('etag')).to.equal(tag);
    }
  });

  it('has a tag for public reads only: no body of a caller is compared with anything', async () => {
    const { bearer } = await signedIn(world);
    for (const { method, path } of world.routes.filter(
      (route) => route.method === 'get' && route.publicFor === undefined,
    )) {
      const response = await world.api[method](path.replaceAll(/\{\w+\}/g, 'x')).set({
        ...bearer,
        'if-none-match': '*',
      });
      expect(response.get('etag'), path).to.equal(undefined);
    }
  });

  it('is forbidden for the refusals of a public route, and for what no route answers', async () => {
    for (const response of [
      await world.api.get('/api/tokens/prices?symbols='),
      await world.api.get('/api/market/nothing'),
      await world.api.put('/api/openapi'),
      await world.api.get('/api/nothing'),
      await world.api.get('/api/%ff'),
      await world.api.post('/mcp').send({}),
    ]) {
      expect(response.status).to.be.within(400, 499);
      expect(response.get('cache-control'), response.text).to.equal('no-store');
    }
  });

  it('is forbidden for the answers to a session', async () => {
    const { bearer, cookie } = await signedIn(world);
    for (const headers of [bearer, { cookie }])
      expect((await world.api.get('/api/user').set(headers).expect(200)).get('cache-control')).to.equal('no-store');
  });

  it('keeps the files of the API reference for a day', async () => {
    const response = await world.api.get('/docs/swagger-ui.css').expect(200);
    expect(response.get('cache-control')).to.equal('public, max-age=86400');
    expect((await world.api.get('/docs').expect(200)).get('cache-control')).to.equal('no-store');
  });
});
