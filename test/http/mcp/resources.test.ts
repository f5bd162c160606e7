import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from 'chai';
import { aKey } from '../../support/chain/keys.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { listening } from '../../support/servers/listening.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('the resources of /mcp', () => {
  let world: TestWorld;
  let client: Client;
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    world = await aWorld();
    const server = await listening(world.app);
    const { bearer } = await aKey(world, await signedIn(world), ['portfolio']);
    client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit: { headers: bearer } }),
    );
    closing.push(server.stop, () => client.close());
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  it('are listed without their texts', async () => {
    const base = world.config.server.baseUrl;
    const { resources } = await client.listResources();
    expect(resources.map(({ uri, mimeType }) => [uri, mimeType])).to.deep.equal([
      [`${base}/llms.txt`, 'text/plain'],
      [`${base}/llms-full.txt`, 'text/plain'],
      [`${base}/openapi.json`, 'application/json'],
    ]);
    for (const resource of resources) expect(resource).to.not.have.property('text');
  });

  it('are the same as over HTTP, with any key', async () => {
    const { resources } = await client.listResources();
    for (const { uri, mimeType } of resources) {
      const { contents } = await client.readResource({ uri });
      const overHttp = await world.api.get(new URL(uri).pathname).expect(200);
      expect(contents).to.deep.equal([{ uri, mimeType, text: overHttp.text }]);
    }
  });

  for (const uri of ['http://localhost:3000/api/user', 'file:///etc/passwd', 'llms.txt', '__proto__'])
    it(`do not include ${uri}`, async () => {
      const refusal = await rejectionOf(client.readResource({ uri }));
      expect(refusal).to.deep.include({ code: -32002, data: { uri } });
      expect(refusal).to.have.property('message').that.includes('Unknown resource');
    });
});
