import { expect } from 'chai';
import sinon from 'sinon';
import type { Scope } from '../../../src/domain/auth/scope.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { RICH } from '../../support/service/conversations.ts';
import { CALLS, mcpWorld, PING, type Told, TYPES } from '../../support/service/mcp-world.ts';
import { aWorld, signedIn } from '../../support/service/world.ts';

describe('/mcp accepts', () => {
  const { at, connected, post } = mcpWorld();

  const expectChallenged = async (headers: Record<string, string>, code: string) => {
    const response = await at.world.api.post('/mcp').set(headers).send(PING);
    expectRefusal(response, 401, code);
    expect(response.get('www-authenticate')).to.match(
      /^Bearer resource_metadata="http.*\/\.well-known\/oauth-protected-resource"$/,
    );
  };

  it('no caller without an active key: no session, and no unknown or revoked key', async () => {
    await expectChallenged({}, 'API_KEY_REQUIRED');
    await expectChallenged(at.owner.bearer, 'API_KEY_REQUIRED');
    await expectChallenged({ cookie: at.owner.cookie }, 'API_KEY_REQUIRED');
    await expectChallenged({ authorization: `Bearer svc_pk_live_${'0'.repeat(32)}` }, 'API_KEY_REQUIRED');
    const { id, bearer } = await aKey(at.world, at.owner);
    await at.world.api.delete('/api/auth/api-key').set(at.owner.bearer).send({ id }).expect(200);
    await expectChallenged(bearer, 'API_KEY_REQUIRED');
    const refusal = await connected({}).then(() => 'let in', String);
    expect(refusal).to.include('API_KEY_REQUIRED');
  });

  it('nobody while keys cannot be looked up', async () => {
    const { bearer } = await aKey(at.world, at.owner);
    sinon.stub(at.world.apiKeys, 'findLive').rejects(storeUnavailable());
    expectRefusal(await at.world.api.post('/mcp').set(bearer).send(PING), 503, 'STORE_UNAVAILABLE');
  });

  it('no page of a foreign site, with any key', async () => {
    for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])
      expectRefusal(await post(PING, headers as Record<string, string>), 403, 'CROSS_ORIGIN');
    await at.world.api
      .post('/mcp')
      .set({ ...TYPES, ...(await aKey(at.world, at.owner)).bearer, origin: at.world.config.server.baseUrl })
      .send(PING)
      .expect(200);
  });

  it('as many requests of a key as its limit allows', async () => {
    const narrow = await aWorld({ RATE_LIMIT_KEY: '2' });
    const { bearer } = await aKey(narrow, await signedIn(narrow));
    const ask = () =>
      narrow.api
        .post('/mcp')
        .set({ ...TYPES, ...bearer })
        .send(PING);
    expect([(await ask()).status, (await ask()).status]).to.deep.equal([200, 200]);
    const limited = await ask();
    expectRefusal(limited, 429, 'RATE_LIMITED');
    expect(limited.headers).to.include.keys('ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id');
  });

  it('counts a call in the class of the same operation over HTTP, with all keys of the wallet together', async () => {
    for (const [limit, name] of [
      ['CHAT', 'chat'],
      ['WRITE', 'quote_swap'],
      ['WRITE', 'prepare_transfer'],
    ] as const) {
      const narrow = await aWorld({ [`RATE_LIMIT_${limit}`]: '5' });
      const holder = await signedIn(narrow, RICH);
      const scopes: readonly Scope[] = ['portfolio', 'swap', 'transfer'];
      const keys = [await aKey(narrow, holder, scopes), await aKey(narrow, holder, scopes)];
      const outcomes: string[] = [];
      for (let call = 0; call < 8; call += 1) {
        const params = { name, arguments: CALLS[name]?.[0] };
        const { body } = await narrow.api
          .post('/mcp')
          .set({ ...TYPES, ...keys[call % 2]?.bearer })
          .send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
        outcomes.push((body.result as Told).isError === true ? (body.result.content[0].text as string) : 'answered');
      }
      expect(outcomes.at(0), name).to.equal('answered');
      expect(outcomes.at(-1), name).to.match(
        /^RATE_LIMITED: Too many requests: the limit is 5 requests a minute for (chat|changes)\. Try again in \d+ seconds?\.$/,
      );
    }
  });
});
