import { connect } from 'node:net';
import { expect } from 'chai';
import { aKey } from '../../support/chain/keys.ts';
import { listening } from '../../support/servers/listening.ts';
import { aStaffedWorld, type Staff } from '../../support/service/operators.ts';
import { aWallet, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

/** The headers are admitted while the body has yet to come: whoever ended the session or key meanwhile must find nothing done. */
describe('a body that arrives after its caller was admitted', () => {
  let world: TestWorld & Readonly<{ staff: Staff }>;
  let owner: SignedIn;
  let server: Awaited<ReturnType<typeof listening>>;
  before(async () => {
    world = await aStaffedWorld();
    server = await listening(world.app);
  });
  after(() => server.stop());
  beforeEach(async () => {
    owner = await signedIn(world);
  });

  type Credential = Readonly<Record<string, string>>;

  /** Sends all but the last byte, waits until the service asked for the credential, does `meanwhile`, and returns the response. */
  async function sentInTwoParts(
    [method, path]: readonly [method: string, path: string],
    credential: Credential,
    body: object,
    meanwhile: () => Promise<unknown>,
  ): Promise<string> {
    const text = JSON.stringify(body);
    const headers = { host: '127.0.0.1', 'content-type': 'application/json', ...credential };
    const head = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(text)) });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const answered = new Promise<string>((resolve, reject) => {
      let response = '';
      socket.on('data', (part) => {
        response += part;
        if (response.includes('\r\n\r\n')) resolve(response);
      });
      socket.on('error', reject).on('close', () => resolve(response));
    });
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    socket.write(text.slice(0, -1));
    // A request behind it on a connection of its own: by its answer, the first one has long been admitted.
    await world.api.get('/api/siwe').set(credential);
    await world.api.get('/api/user/wallets').set(credential);
    await meanwhile();
    socket.write(text.slice(-1));
    return await answered.finally(() => socket.destroy());
  }

  const signOut = () => world.api.post('/api/siwe?action=logout').set(owner.bearer).send({}).expect(200);

  const CHANGES: readonly (readonly [method: string, path: string, body: () => object])[] = [
    ['PATCH', '/api/user', () => ({ name: 'late' })],
    ['POST', '/api/user/wallets', () => ({ wallet: { chain: 'evm', address: aWallet().address } })],
    ['POST', '/api/kyc/session', () => ({ wallet: owner.address })],
    ['POST', '/api/auth/api-key', () => ({ label: 'late', env: 'live' })],
  ];
  for (const [method, path, body] of CHANGES)
    it(`changes nothing at ${method} ${path} once the session has ended`, async () => {
      const response = await sentInTwoParts([method, path], owner.bearer, body(), signOut);
      expect(response).to.not.include('verificationUrl":"http').and.not.include('svc_pk_live_');
      if (path !== '/api/kyc/session') expect(response).to.match(/^HTTP\/1\.1 401 /);
      expect((await world.users.find(owner.address))?.name).to.equal(undefined);
    });

  it('is handled as ever while the session lives', async () => {
    const response = await sentInTwoParts(['PATCH', '/api/user'], owner.bearer, { name: 'slow' }, async () => {});
    expect(response).to.match(/^HTTP\/1\.1 200 /);
    expect((await world.users.find(owner.address))?.name).to.equal('slow');
  });

  it('does nothing for a key that was revoked, over HTTP and over MCP', async () => {
    const prepared = { from: owner.address, to: aWallet().address, token: 'native', amount: '1', chainId: 8453 };
    const listed = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    for (const [path, body] of [
      ['/api/transfer/prepare', prepared],
      ['/mcp', listed],
    ] as const) {
      const { bearer, id } = await aKey(world, owner, ['transfer']);
      const revoke = () => world.api.delete('/api/auth/api-key').set(owner.bearer).send({ id }).expect(200);
      const accept = { accept: 'application/json, text/event-stream' };
      const response = await sentInTwoParts(['POST', path], { ...bearer, ...accept }, body, revoke);
      expect(response, path).to.match(/^HTTP\/1\.1 401 /);
    }
  });

  it('does nothing for an operator who signed out', async () => {
    const { reviewer } = world.staff;
    const out = () => world.api.post('/api/siwe?action=logout').set(reviewer.bearer).send({}).expect(200);
    const path = `/api/operator/users/${owner.address}/block`;
    const response = await sentInTwoParts(['POST', path], reviewer.bearer, { reason: 'late' }, out);
    expect(response).to.match(/^HTTP\/1\.1 401 /);
    expect((await world.users.find(owner.address))?.isBlocked).to.equal(false);
  });
});
