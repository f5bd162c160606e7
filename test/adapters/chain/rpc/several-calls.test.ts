import { expect } from 'chai';
import { twoNodes } from '../../../support/chain/two-nodes.ts';
import { Refusal } from '../../../support/servers/rpc-server.ts';

describe('several calls of a ChainRpc in one request', () => {
  const { nodes, troubles, ask, reasons } = twoNodes();

  const askBoth = () =>
    nodes.rpc.read((_, askAll) =>
      askAll([
        ['whoAmI', []],
        ['eth_call', []],
      ]),
    );
  const names = (settled: Awaited<ReturnType<typeof askBoth>>) =>
    settled.map((one) => ('refusal' in one ? `refused: ${one.refusal.message}` : one.result));

  it('returns each result in its place, in any order of arrival, with errors kept separate', async () => {
    nodes.first.methods.eth_call = () => {
      throw new Refusal(3, 'execution reverted', '0x08c379a0');
    };
    await ask();
    const settled = await askBoth();
    expect(names(settled)).to.deep.equal(['first', 'refused: execution reverted']);
    const [, second] = settled;
    expect(second !== undefined && 'refusal' in second && second.refusal).to.include({ method: 'eth_call', code: 3 });
    expect(nodes.first.requests).to.deep.equal([1, 1, 2]);
  });

  it('removes the key in the URL from an error', async () => {
    nodes.first.methods.eth_call = () => {
      throw new Refusal(-32000, 'bad key query-secret-1');
    };
    expect(names(await askBoth())[1]).to.equal('refused: bad key [key]');
  });

  const numbered = (id: unknown, rest: object) => ({ jsonrpc: '2.0', id, ...rest });
  for (const [what, reason, answer] of [
    ['leaves one out', 'not-json-rpc', (id: number) => [numbered(id, { result: 'first' })]],
    ['fails', 'not-json-rpc', () => numbered(null, { error: { code: -32603, message: 'internal error' } })],
    ['has enough', 'rate-limited', () => numbered(null, { error: { code: -32005, message: 'rate limit' } })],
    [
      'has enough of one',
      'rate-limited',
      (id: number) => [
        numbered(id, { result: 'first' }),
        numbered(id + 1, { error: { code: 429, message: 'slow down' } }),
      ],
    ],
    ['answers with words', 'not-json-rpc', () => ['first', null]],
  ] as const)
    it(`uses the next node when one ${what}`, async () => {
      nodes.second.methods.eth_call = () => '0x';
      await ask();
      nodes.first.behave(({ id }, response) => void response.end(JSON.stringify(answer(id))));
      expect(names(await askBoth())).to.deep.equal(['second', '0x']);
      expect(reasons()).to.deep.equal([reason]);
    });

  for (const error of [
    { code: -32600, message: 'Invalid Request' },
    { code: -32000, message: 'batching is not for your plan' },
  ])
    it(`are made one by one from then on by a node that returned “${error.message}”`, async () => {
      nodes.first.methods.eth_call = () => {
        throw new Refusal(3, 'execution reverted');
      };
      await ask();
      nodes.first.behave((_, response) => {
        nodes.first.behave();
        response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
      });
      for (let i = 0; i < 2; i++)
        expect(names(await askBoth())).to.deep.equal(['first', 'refused: execution reverted']);
      expect(nodes.first.requests).to.deep.equal([1, 1, 2, 1, 1, 1, 1]);
      expect(troubles).to.be.empty;
    });
});
