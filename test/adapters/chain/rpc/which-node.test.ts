import { expect } from 'chai';
import { NodeBehind } from '../../../../src/adapters/chain/rpc/errors.ts';
import { asked, times, twoNodes } from '../../../support/chain/two-nodes.ts';
import { blackHole, drip, misbehaviours } from '../../../support/servers/rpc-server.ts';

describe('the node that a ChainRpc uses', () => {
  const { nodes, troubles, connect, ask, reasons } = twoNodes();

  it('is the preferred one while it responds, whose chain is verified before the first call, and not before', async () => {
    expect(asked(nodes.first)).to.be.empty;
    for (let i = 0; i < 5; i++) expect(await ask()).to.equal('first');
    expect(asked(nodes.first)).to.deep.equal(['eth_chainId', ...Array(5).fill('whoAmI')]);
    expect(nodes.second.calls).to.be.empty;
  });

  for (const [name, misbehave] of Object.entries(misbehaviours)) {
    it(`treats ${name} as no response and uses the next node`, async () => {
      expect(await ask()).to.equal('first');
      nodes.first.behave(misbehave);
      expect(await ask()).to.equal('second');
      expect(troubles).to.have.lengthOf(1);
    });
  }

  it('uses the next node when the preferred one does not accept connections', async () => {
    await nodes.first.goDown();
    expect(await ask()).to.equal('second');
    expect(reasons()).to.deep.equal(['unreachable']);
  });

  for (const [name, behaviour] of Object.entries({ 'never answers': blackHole, 'answers without end': drip })) {
    it(`uses the next node after the time limit of one that ${name}`, async () => {
      nodes.first.behave(behaviour);
      connect({ callMs: 100 });
      const started = performance.now();
      expect(await ask()).to.equal('second');
      expect(performance.now() - started).to.be.at.least(90);
      expect(reasons()).to.deep.equal(['timeout']);
    });
  }

  it('sends a signed transaction to the next node when the first accepts it without responding', async () => {
    const raw = '0x02f8';
    nodes.second.methods.eth_sendRawTransaction = ([sent]) => (sent === raw ? '0xhash' : expect.fail());
    nodes.first.behave((call, response) => {
      if (call.method === 'eth_chainId') response.end(JSON.stringify({ id: call.id, result: '0x2105' }));
    });
    connect({ callMs: 100 });
    expect(await nodes.rpc.request('eth_sendRawTransaction', [raw])).to.equal('0xhash');
    expect(times(nodes.first, 'eth_sendRawTransaction')).to.equal(1);
  });

  it('repeats a read from its start on the next node, so that one node serves all of it', async () => {
    nodes.first.methods.later = () => expect.fail('not reached');
    nodes.second.methods.later = () => 'second';
    await ask();
    let calls = 0;
    const answer = nodes.rpc.read(async (say) => {
      const one = await say('whoAmI', []);
      calls += 1;
      if (calls === 1) await nodes.first.goDown();
      return [one, await say('later', [])];
    });
    expect(await answer).to.deep.equal(['second', 'second']);
  });

  it('uses the next node when a read finds the first one behind, without counting a failure', async () => {
    connect({ troublesBeforeRest: 1 });
    const reading = nodes.rpc.read(async (say) => {
      const name = await say('whoAmI', []);
      if (name === 'first') throw new NodeBehind('block 9');
      return name;
    });
    expect(await reading).to.equal('second');
    expect(await ask()).to.equal('first');
    expect(troubles).to.be.empty;
  });

  it('retries on a new connection when a kept-alive one was closed in the meantime', async () => {
    connect({ urls: [nodes.first.url] });
    await ask();
    let lost = 0;
    nodes.first.behave((call, response) => {
      lost += 1;
      nodes.first.behave();
      expect(call.method).to.equal('whoAmI');
      response.socket?.resetAndDestroy();
    });
    expect(await ask()).to.equal('first');
    expect(lost).to.equal(1);
    expect(troubles).to.be.empty;
  });

  it('makes any number of calls to a node at once without a warning', async () => {
    const warnings: string[] = [];
    const listen = ({ message }: Error) => warnings.push(message);
    process.on('warning', listen);
    const names = await nodes.rpc.read((say) => Promise.all(Array.from({ length: 60 }, () => say('whoAmI', []))));
    await new Promise(setImmediate); // Warnings are emitted in the next turn of the event loop.
    process.off('warning', listen);
    expect(names).to.deep.equal(Array(60).fill('first'));
    expect(warnings).to.be.empty;
  });
});
