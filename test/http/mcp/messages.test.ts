import { expect } from 'chai';
import fc from 'fast-check';
import { SCOPES } from '../../../src/domain/auth/scope.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { CALLS, mcpWorld, PING } from '../../support/service/mcp-world.ts';

describe('the messages of /mcp', () => {
  const { at, post } = mcpWorld();

  for (const accept of ['*/*', 'application/json', 'application/*', 'text/event-stream', 'text/html', '', undefined])
    it(`answers JSON to a client that accepts ${accept === undefined ? 'nothing by name' : `“${accept}”`}`, async () => {
      const asked = at.world.api
        .post('/mcp')
        .set({ ...(await aKey(at.world, at.owner)).bearer, 'content-type': 'application/json' });
      if (accept !== undefined) asked.set('accept', accept);
      const { status, body, headers } = await asked.send(JSON.stringify(PING));
      expect([status, headers['content-type'], body.result]).to.deep.equal([200, 'application/json', {}]);
    });

  it('accepts one message at a time, in JSON, with a maximum size', async () => {
    expect((await post()).body).to.deep.equal({ jsonrpc: '2.0', id: 1, result: {} });
    expectRefusal(await post([PING, PING]), 400, 'VALIDATION_FAILED', 'body');
    expectRefusal(await post('{', { 'content-type': 'application/json' }), 400, 'MALFORMED_JSON');
    expectRefusal(await post('{}', { 'content-type': 'text/plain' }), 415, 'UNSUPPORTED_MEDIA_TYPE');
    expectRefusal(await post({ ...PING, params: { pad: 'x'.repeat(70_000) } }), 413, 'BODY_TOO_LARGE');
    for (const method of ['get', 'delete', 'put'] as const) {
      const response = await at.world.api[method]('/mcp');
      expectRefusal(response, 405, 'METHOD_NOT_ALLOWED');
      expect(response.get('allow')).to.equal('POST');
    }
  });

  it('returns an error in JSON for anything but MCP messages of a supported protocol version', async () => {
    for (const body of [{}, { jsonrpc: '1.0' }, { ...PING, method: 5 }]) {
      const response = await post(body);
      expect([response.status, response.type], JSON.stringify(body)).to.deep.equal([400, 'application/json']);
      expect(response.text).to.not.match(/\bat .*\.[jt]s:\d+/);
    }
    expect((await post(PING, { 'mcp-protocol-version': '1999-01-01' })).status).to.equal(400);
  });

  it('returns JSON for any JSON and any arguments, and never a defect', async () => {
    const { bearer } = await aKey(at.world, at.owner, SCOPES);
    const answered = async (body: unknown) => {
      const response = await post(body, {}, bearer.authorization);
      expect(response.status, response.text).to.be.below(500);
      expect(response.text).to.not.include('INTERNAL');
      return response;
    };
    const calls = fc.record({
      name: fc.constantFrom(...Object.keys(CALLS)),
      arguments: fc.dictionary(fc.string(), fc.jsonValue()),
    });
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (message) => void (await answered({ message }))),
      { numRuns: 30 },
    );
    await fc.assert(
      fc.asyncProperty(calls, async (params) => {
        const { body } = await answered({ ...PING, method: 'tools/call', params });
        expect(body).to.have.any.keys('result', 'error');
      }),
      { numRuns: 60 },
    );
  });
});
