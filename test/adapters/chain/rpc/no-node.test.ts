import { expect } from 'chai';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { Failure } from '../../../../src/domain/shared/failure.ts';
import { twoNodes } from '../../../support/chain/two-nodes.ts';
import { until } from '../../../support/real-time.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { blackHole } from '../../../support/servers/rpc-server.ts';

describe('a ChainRpc without a node that responds', () => {
  const { nodes, troubles, connect, ask } = twoNodes();

  it('rejects with CHAIN_UNAVAILABLE, and its cause names each host and reason', async () => {
    await Promise.all([nodes.first.goDown(), nodes.second.goDown()]);
    const error = await rejectionOf(ask());
    expect(error).to.be.instanceOf(Failure).and.include({ code: 'CHAIN_UNAVAILABLE', kind: 'unavailable' });
    const { message } = (error as Failure).cause as AggregateError;
    for (const { url } of [nodes.first, nodes.second]) expect(message).to.contain(new URL(url).host);
    expect(message).to.contain('ECONNREFUSED');
  });

  it('rejects within the total time limit however many nodes do not respond', async () => {
    nodes.first.behave(blackHole);
    nodes.second.behave(blackHole);
    connect({ callMs: 60_000, totalMs: 200 });
    const started = performance.now();
    expect(await rejectionOf(ask())).to.include({ code: 'CHAIN_UNAVAILABLE' });
    expect(performance.now() - started).to.be.within(190, 60_000);
  });

  it('counts no failure for nodes for which there was no time left', async () => {
    nodes.first.behave(blackHole);
    connect({ callMs: 1_000, totalMs: 80 });
    await rejectionOf(ask());
    await until(() => troubles.length > 0);
    expect(troubles.map(({ host }) => host)).to.deep.equal([new URL(nodes.first.url).host]);
    expect(nodes.second.calls).to.be.empty;
  });

  it('serves fifty callers at once within the time limit of one', async () => {
    nodes.first.behave(blackHole);
    nodes.second.behave(blackHole);
    connect({ callMs: 1_000, totalMs: 1_500 });
    const started = performance.now();
    const errors = await Promise.all(Array.from({ length: 50 }, () => rejectionOf(ask())));
    expect(errors.map((error) => (error as Failure).code)).to.deep.equal(Array(50).fill('CHAIN_UNAVAILABLE'));
    expect(performance.now() - started).to.be.below((50 * 1_500) / 2);
  });

  it('cannot be created without a URL', () => {
    expect(() => new ChainRpc({ chainId: 1, urls: [] })).to.throw(RangeError);
  });
});
