import { expect } from 'chai';
import { RpcError } from '../../../../src/adapters/chain/rpc/errors.ts';
import { twoNodes } from '../../../support/chain/two-nodes.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { Refusal } from '../../../support/servers/rpc-server.ts';

describe('what a ChainRpc takes as a response', () => {
  const { nodes, troubles, connect, ask, reasons } = twoNodes();

  for (const [code, message, data] of [
    [3, 'execution reverted: no', '0x08c379a0'],
    [3, 'execution reverted: rate limit exceeded', undefined],
    [-32000, 'nonce too low', undefined],
  ] as const)
    it(`the error ${code} “${message}”, however often: it is passed on whole, and no other node is used`, async () => {
      nodes.first.methods.whoAmI = () => {
        throw new Refusal(code, message, data);
      };
      connect({ troublesBeforeRest: 1 });
      for (let i = 0; i < 3; i++) {
        const error = await rejectionOf(ask());
        expect(error).to.be.instanceOf(RpcError).and.include({ method: 'whoAmI', code, message, data });
      }
      expect([nodes.second.calls, troubles]).to.deep.equal([[], []]);
    });

  it('treats an error with status 400 as a response', async () => {
    nodes.first.behave((call, response) => {
      if (call.method === 'eth_chainId') response.end(JSON.stringify({ id: call.id, result: '0x2105' }));
      else response.writeHead(400).end(JSON.stringify({ id: call.id, error: { code: -32602, message: 'no' } }));
    });
    expect(await rejectionOf(ask()))
      .to.be.instanceOf(RpcError)
      .and.include({ code: -32602 });
  });

  it('distinguishes null from a missing result', async () => {
    nodes.first.methods.whoAmI = () => null;
    expect(await ask()).to.equal(null);
  });

  for (const [code, message] of [
    [429, 'Your app has exceeded its capacity'],
    [-32007, '15/second request limit reached'],
    [-32012, 'credits limited to 6000/sec'],
    [-32016, 'over rate limit'],
  ] as const) {
    it(`treats the error ${code} "${message}" as a rate limit`, async () => {
      nodes.first.methods.whoAmI = () => {
        throw new Refusal(code, message);
      };
      expect(await ask()).to.equal('second');
      expect(reasons()).to.deep.equal(['rate-limited']);
    });
  }

  it('rejects a response above its size limit without a second request', async () => {
    nodes.first.methods.whoAmI = () => 'x'.repeat(33 * 1024 * 1024);
    connect({ callMs: 5_000 });
    expect(await rejectionOf(ask()))
      .to.be.instanceOf(RpcError)
      .and.include({ code: -32005 });
    expect(nodes.second.calls).to.be.empty;
  });
});
