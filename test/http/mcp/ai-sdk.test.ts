import { createMCPClient, type MCPClient } from '@ai-sdk/mcp';
import { expect } from 'chai';
import type { Scope } from '../../../src/domain/auth/scope.ts';
import { aKey } from '../../support/chain/keys.ts';
import { listening } from '../../support/servers/listening.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

type Told = Readonly<{ isError?: boolean; structuredContent?: Record<string, unknown>; content: { text: string }[] }>;

describe('the MCP client of the AI SDK', () => {
  let world: TestWorld;
  let owner: SignedIn;
  let url: string;
  const closing: (() => Promise<void>)[] = [];
  before(async () => {
    world = await aWorld();
    owner = await signedIn(world);
    const server = await listening(world.app);
    url = `${server.url}/mcp`;
    closing.push(server.stop);
  });
  after(async () => {
    for (const close of closing.reverse()) await close();
  });

  const connected = async (headers: Record<string, string>): Promise<MCPClient> => {
    const client = await createMCPClient({ transport: { type: 'http', url, headers } });
    closing.push(() => client.close());
    return client;
  };
  const withKey = async (scopes: readonly Scope[]) => await connected((await aKey(world, owner, scopes)).bearer);
  /** Calls the tool as a language model's answer would. */
  const called = async (client: MCPClient, name: string, given: object): Promise<Told> => {
    const tool = (await client.tools())[name];
    if (tool === undefined) throw new Error(`there is no tool ${name}`);
    return (await tool.execute(given, { toolCallId: '1', messages: [] })) as Told;
  };

  it('knows the service, and lists its tools with their schemas', async () => {
    const client = await withKey(['oracle']);
    expect(client.serverInfo).to.include({ name: 'institutional-defi-api' });
    expect(client.instructions).to.include('prepares what that wallet may sign');
    const { tools } = await client.listTools();
    expect(tools.length).to.be.above(5);
    for (const { name, description, inputSchema } of tools) {
      expect(description, name).to.match(/(Scope: \w+|Works with any API key)\.$/);
      expect(inputSchema, name).to.include({ type: 'object', additionalProperties: false });
    }
    expect(Object.keys(await client.tools())).to.deep.equal(tools.map(({ name }) => name));
  });

  it('receives the result of a tool, as data and as text', async () => {
    const answer = await called(await withKey(['oracle']), 'token_prices', { symbols: ['ETH'] });
    expect(answer.isError).to.be.oneOf([undefined, false]);
    expect(answer.structuredContent).to.have.property('prices');
    expect(JSON.parse(answer.content[0]?.text ?? '')).to.deep.equal(answer.structuredContent);
  });

  it('shows a refusal as one: of a scope that the key lacks, and of an invalid field', async () => {
    const client = await withKey(['oracle']);
    const unscoped = await called(client, 'prepare_transfer', {});
    expect([unscoped.isError, unscoped.content[0]?.text.split(':')[0]]).to.deep.equal([true, 'INSUFFICIENT_SCOPE']);
    const invalid = await called(client, 'token_prices', {});
    expect(invalid.isError).to.equal(true);
    expect(JSON.parse(invalid.content[1]?.text ?? '')).to.deep.include({
      code: 'VALIDATION_FAILED',
      details: [{ path: 'symbols', message: 'is required and must be an array' }],
    });
  });

  it('reads the resources', async () => {
    const client = await withKey(['oracle']);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => new URL(uri).pathname)).to.deep.equal([
      '/llms.txt',
      '/llms-full.txt',
      '/openapi.json',
    ]);
    for (const { uri, mimeType } of resources) {
      const { contents } = await client.readResource({ uri });
      const { text } = await world.api.get(new URL(uri).pathname).expect(200);
      expect(contents).to.deep.equal([{ uri, mimeType, text }]);
    }
  });

  it('is refused without an active API key, and names the reason', async () => {
    for (const headers of [{}, { authorization: `Bearer svc_pk_live_${'0'.repeat(32)}` }, owner.bearer]) {
      const refusal = await connected(headers).then(() => 'let in', String);
      expect(refusal).to.include('API_KEY_REQUIRED');
    }
  });
});
