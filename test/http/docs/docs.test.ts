import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld } from '../../support/service/world.ts';

describe('/docs', () => {
  for (const [path, type] of [
    ['/docs', /^text\/html/],
    ['/docs/', /^text\/html/],
    ['/docs/start.js', /^text\/javascript/],
    ['/docs/page.css', /^text\/css/],
    ['/docs/guides/sign-in.md', /^text\/markdown; charset=utf-8/],
    ['/docs/errors.md', /^text\/markdown; charset=utf-8/],
    ['/docs/swagger-ui.css', /^text\/css/],
    ['/docs/swagger-ui-bundle.js', /^text\/javascript/],
    ['/docs/favicon-32x32.png', /^image\/png/],
  ] as const)
    it(`serves ${path} with the strict policy, which includes a report address`, async () => {
      const { api } = await aWorld();
      const { headers } = await api.get(path).expect(200);
      expect(headers['content-type']).to.match(type);
      expect(headers['content-security-policy'])
        .to.include("script-src 'self';")
        .and.include('report-uri /api/csp-report')
        .and.not.include('unsafe');
    });

  it('refers to no other host', async () => {
    const { api } = await aWorld();
    for (const path of ['/docs', '/docs/start.js', '/docs/page.css']) {
      const { text } = await api.get(path).buffer(true);
      expect(text ?? '').to.not.match(/https?:|\/\//);
    }
  });

  for (const path of [
    '/docs/index.html',
    '/docs/swagger-initializer.js',
    '/docs/package.json',
    '/docs/operations.md',
    '/docs/operations/run.md',
    '/docs/adr/0001-one-route-record-per-endpoint.md',
    '/docs/guides/..%2f..%2fpackage.json',
    '/docs/../package.json',
  ])
    it(`serves no other file: ${path}`, async () => {
      const { api } = await aWorld();
      expectRefusal(await api.get(path), 404, 'PATH_UNKNOWN');
    });

  it('supports no other method, and has the limit of reads', async () => {
    const { api } = await aWorld({ RATE_LIMIT_READ: '2' });
    const posted = await api.post('/docs').send({});
    expectRefusal(posted, 405, 'METHOD_NOT_ALLOWED');
    expect(posted.get('allow')).to.equal('GET, HEAD');
    await api.head('/docs').expect(200);
    expectRefusal(await api.get('/docs'), 429, 'RATE_LIMITED');
  });
});
