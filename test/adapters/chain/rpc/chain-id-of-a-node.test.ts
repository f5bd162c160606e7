import { expect } from 'chai';
import { asked, twoNodes } from '../../../support/chain/two-nodes.ts';
import { Refusal } from '../../../support/servers/rpc-server.ts';

describe('the chain ID of a node', () => {
  const { nodes, connect, ask, reasons, stopClock } = twoNodes();
  const unknownMethod = () => {
    throw new Refusal(-32601, 'the method eth_chainId does not exist');
  };
  for (const [name, told] of [
    ['another chain', () => '0x1'],
    ['no number', () => 'base'],
    ['nothing', () => null],
    ['an error', unknownMethod],
  ] as const)
    it(`rejects a node that reports ${name}, and reports the reason`, async () => {
      nodes.first.methods.eth_chainId = told;
      for (let i = 0; i < 2; i++) expect(await ask()).to.equal('second');
      expect(asked(nodes.first)).to.deep.equal(['eth_chainId']);
      expect(reasons()).to.deep.equal(['wrong-chain']);
    });

  it('probes a rejected node again after a cool-down', async () => {
    const time = stopClock();
    nodes.first.methods.eth_chainId = () => '0x1';
    connect({ restMs: 60 });
    expect(await ask()).to.equal('second');
    nodes.first.methods.eth_chainId = () => '0x2105';
    time.tick(60);
    expect(await ask()).to.equal('first');
  });

  it('is verified again after ten seconds, because a URL can change its chain', async () => {
    const time = stopClock();
    expect(await ask()).to.equal('first');
    nodes.first.methods.eth_chainId = () => '0x1';
    time.tick(9_999);
    expect(await ask()).to.equal('first');
    time.tick(1);
    expect(await ask()).to.equal('second');
    expect(reasons()).to.deep.equal(['wrong-chain']);
  });

  it('is verified again when a node recovers', async () => {
    expect(await ask()).to.equal('first');
    await nodes.first.goDown();
    expect(await ask()).to.equal('second');
    nodes.first.methods.eth_chainId = () => '0x1';
    await nodes.first.comeBack();
    expect(await ask()).to.equal('second');
    expect(reasons()).to.deep.equal(['unreachable', 'wrong-chain']);
  });
});
