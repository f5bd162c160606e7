import { expect } from 'chai';
import { aWorld } from '../../support/service/world.ts';

describe('the page of error codes', () => {
  it('has an anchor for every code of the description, and for those of the sandbox', async () => {
    const { api, routes } = await aWorld();
    const { text, type } = await api.get('/docs/errors').expect(200);
    expect(type).to.equal('text/html');
    const anchors = new Set([...text.matchAll(/<h2 id="([A-Z0-9_]+)">/g)].map(([, code]) => code));
    const listed = routes.flatMap(({ fails }) => fails.map(({ code }) => code));
    expect([...anchors]).to.include.members([...listed, 'PATH_UNKNOWN', 'URI_TOO_LONG', 'SANDBOX_SESSION_UNKNOWN']);
  });
});
