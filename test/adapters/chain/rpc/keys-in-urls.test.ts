import { inspect } from 'node:util';
import { expect } from 'chai';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { RpcError } from '../../../../src/adapters/chain/rpc/errors.ts';
import { KEYS, twoNodes } from '../../../support/chain/two-nodes.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { blackHole, misbehaviours, Refusal } from '../../../support/servers/rpc-server.ts';

describe('keys in the URLs of nodes', () => {
  const { nodes, troubles, connect, ask } = twoNodes();
  const keys = [...KEYS, 'pass-word-9'];

  const told = (error: unknown) => inspect(error, { depth: 20, showHidden: true });

  it('never appear in an error, whatever the failure', async () => {
    for (const misbehave of [...Object.values(misbehaviours), blackHole]) {
      nodes.first.behave(misbehave);
      nodes.second.behave(misbehave);
      connect({ callMs: 50 });
      const everything = told([await rejectionOf(ask()), troubles]);
      for (const key of keys) expect(everything).not.to.contain(key);
      nodes.rpc.close();
    }
  });

  it('never appear in an error when the node repeats its URL', async () => {
    const url = nodes.first.url.replace('http://', 'http://operator:pass-word-9@');
    nodes.first.methods.whoAmI = () => {
      throw new Refusal(-32600, `project 0123456789abcdefkey is over its plan`, { url, help: 'pass-word-9' });
    };
    connect({ urls: [url] });
    const error = await rejectionOf(ask());
    expect(error).to.be.instanceOf(RpcError).and.include({ message: 'project [key] is over its plan' });
    for (const key of keys) expect(told(error)).not.to.contain(key);
  });

  it('never appear in the error about an invalid URL', () => {
    for (const url of ['ftp://x/0123456789abcdefkey', '0123456789abcdefkey', 'http://[/0123456789abcdefkey']) {
      let error: unknown;
      try {
        new ChainRpc({ chainId: 1, urls: [url] });
      } catch (thrown) {
        error = thrown;
      }
      expect(error).to.be.instanceOf(TypeError);
      expect(told(error).replace(/at .*/g, '')).not.to.contain('0123456789abcdefkey');
    }
  });
});
