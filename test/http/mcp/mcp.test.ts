import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import sinon from 'sinon';
import { CALLS, mcpWorld } from '../../support/service/mcp-world.ts';

/** Tools that store something: a prepared transfer, a conversation. */
const WRITING = ['prepare_transfer', 'chat'];

describe('/mcp', () => {
  const { at, withKey, told } = mcpWorld();

  it('describes itself and lists its tools, none of which moves funds', async () => {
    const client = await withKey();
    expect(client.getServerVersion()).to.include({ name: 'institutional-defi-api' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).to.deep.equal(Object.keys(CALLS).sort());
    for (const { name, annotations, inputSchema, outputSchema } of tools) {
      expect(annotations, name).to.include({ destructiveHint: false, readOnlyHint: !WRITING.includes(name) });
      expect([inputSchema.type, outputSchema?.type], name).to.deep.equal(['object', 'object']);
      expect(inputSchema, name).to.include({ additionalProperties: false });
    }
  });

  it('has no schema about which the official client warns', async () => {
    const warn = sinon.stub(console, 'warn');
    const { tools } = await (await withKey()).listTools();
    expect(warn.args).to.deep.equal([]);
    const formats = [...JSON.stringify(tools).matchAll(/"format":"([^"]+)"/g)].map(([, format]) => format);
    expect(new Set(formats)).to.have.all.keys('date-time', 'uuid');
  });

  it('is described, tool by tool, in docs/mcp.md', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../../../docs/mcp.md'), 'utf8');
    const rows = [...text.matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, name, scope]) => `${name} ${scope}`);
    const { tools } = await (await withKey()).listTools();
    const scopeOf = (description = '') => /Scope: (\w+)\.$/.exec(description)?.[1] ?? 'any';
    expect(rows).to.deep.equal(tools.map(({ name, description }) => `${name} ${scopeOf(description)}`));
  });

  for (const [name, [given, field]] of Object.entries(CALLS))
    it(`returns the result of ${name} by its schema, and the same as text`, async () => {
      const client = await withKey();
      const answer = await told(client, name, given);
      expect(answer.isError, JSON.stringify(answer)).to.equal(undefined);
      expect(answer.structuredContent?.[field], JSON.stringify(answer)).to.not.be.oneOf([undefined, null]);
      expect(JSON.parse(answer.content[0]?.text ?? '')).to.deep.equal(answer.structuredContent);
    });

  describe('the conversation', () => {
    it('continues from message to message, separately for every key', async () => {
      const [ours, another] = [await withKey(), await withKey()];
      const sessionId = 'one';
      await told(ours, 'chat', { message: 'send usdc', sessionId });
      const asked = await told(ours, 'chat', { message: '5', sessionId });
      expect(asked.structuredContent?.data).to.deep.include({ amount: '5', token: 'USDC', missing: ['recipient'] });
      const strange = await told(another, 'chat', { message: '5', sessionId });
      expect(strange.structuredContent?.data).to.not.have.property('token');
    });

    it('never offers an action to confirm', async () => {
      const message = `send 5 usdc on base to ${at.owner.address}`;
      const { structuredContent } = await told(await withKey(), 'chat', { message });
      expect(structuredContent).to.deep.include({ intent: 'transfer', requiresConfirmation: false, actions: [] });
      expect(structuredContent?.message).to.include('A program cannot confirm');
    });
  });
});
