import { expect } from 'chai';
import { RpcError } from '../../../../src/adapters/chain/rpc/errors.ts';
import type { Failure } from '../../../../src/domain/shared/failure.ts';
import { asked, times, twoNodes } from '../../../support/chain/two-nodes.ts';
import { until } from '../../../support/real-time.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { blackHole, status } from '../../../support/servers/rpc-server.ts';

describe('the cool-down of a failing node', () => {
  const { nodes, troubles, connect, ask, reasons, stopClock } = twoNodes();

  it('ends for a node that was down from the start as soon as it is back', async () => {
    await nodes.first.goDown();
    expect(await ask()).to.equal('second');
    await nodes.first.comeBack();
    expect(await ask()).to.equal('first');
  });

  it('starts after three failures in a row, and ends with one successful probe', async () => {
    const time = stopClock();
    nodes.first.behave(status(500));
    connect({ restMs: 100 });
    for (let i = 0; i < 6; i++) expect(await ask()).to.equal('second');
    expect(nodes.first.calls).to.have.lengthOf(3);
    time.tick(100);
    expect(await ask()).to.equal('second');
    await until(() => troubles.length === 4);
    expect(await ask()).to.equal('second');
    expect(nodes.first.calls, 'one look, still failing').to.have.lengthOf(4);
    nodes.first.behave();
    time.tick(100);
    expect(await ask(), 'looking').to.equal('second');
    await until(async () => (await ask()) === 'first');
    nodes.first.behave(status(500));
    for (let i = 0; i < 5; i++) expect(await ask()).to.equal('second');
    expect(asked(nodes.first), 'three troubles again').to.deep.equal([
      ...Array(4).fill('eth_chainId'),
      'eth_chainId',
      'whoAmI',
      'whoAmI',
      'eth_chainId',
      'eth_chainId',
    ]);
  });

  it('is probed in the background: no caller waits for a node that still does not respond', async () => {
    const time = stopClock();
    nodes.first.behave(blackHole);
    connect({ callMs: 1_000, restMs: 50, troublesBeforeRest: 1 });
    expect(await ask()).to.equal('second');
    time.tick(50);
    expect(await Promise.all([ask(), ask(), ask()])).to.deep.equal(['second', 'second', 'second']);
    expect(troubles, 'the look is not over').to.have.lengthOf(1);
    await until(() => troubles.length === 2);
    expect(reasons()).to.deep.equal(['timeout', 'timeout']);
    expect(nodes.first.calls).to.have.lengthOf(2);
  });

  it('is waited for when there is no other node', async () => {
    const time = stopClock();
    connect({ urls: [nodes.first.url], restMs: 60, troublesBeforeRest: 1 });
    nodes.first.behave(status(500));
    await rejectionOf(ask());
    nodes.first.behave();
    time.tick(60);
    expect(await Promise.all([ask(), ask(), ask()])).to.deep.equal(['first', 'first', 'first']);
    expect(times(nodes.first, 'eth_chainId')).to.equal(2);
  });

  it('starts counting again after any response, including an error', async () => {
    for (let i = 0; i < 4; i++) {
      nodes.first.behave(status(500));
      expect(await ask()).to.equal('second');
      expect(await ask()).to.equal('second');
      nodes.first.behave();
      if (i % 2 === 0) expect(await ask()).to.equal('first');
      else expect(await rejectionOf(nodes.rpc.request('eth_unknown', []))).to.be.instanceOf(RpcError);
    }
    expect(await ask()).to.equal('first');
  });

  it('rejects immediately while every node is in its cool-down', async () => {
    await nodes.first.goDown();
    connect({ urls: [nodes.first.url], troublesBeforeRest: 1 });
    await rejectionOf(ask());
    const error = (await rejectionOf(ask())) as Failure;
    expect(error.code).to.equal('CHAIN_UNAVAILABLE');
    expect(String(error.cause)).to.contain('skipped during a cool-down');
    expect(troubles, 'a rest is no new trouble').to.have.lengthOf(1);
  });

  it('lasts as long as Retry-After of a 429 says', async () => {
    const time = stopClock();
    nodes.first.behave(status(429, { 'retry-after': '1' }));
    expect(await ask()).to.equal('second');
    nodes.first.behave();
    time.tick(999);
    expect(await ask()).to.equal('second');
    time.tick(1);
    expect(await ask()).to.equal('first');
  });

  for (const [what, retryAfter, least, most] of [
    ['as the date in Retry-After says', () => new Date(Date.now() + 30_000).toUTCString(), 25_000, 30_000],
    ['a minute at most, whatever Retry-After says', () => '86400', 60_000, 60_000],
  ] as const)
    it(`lasts ${what}`, async () => {
      nodes.first.behave(status(429, { 'retry-after': retryAfter() }));
      expect(await ask()).to.equal('second');
      expect(troubles[0]?.restMs).to.be.within(least, most);
    });

  it('does not start after a 429 without Retry-After', async () => {
    nodes.first.behave(status(429));
    expect(await ask()).to.equal('second');
    nodes.first.behave();
    expect(await ask()).to.equal('first');
  });
});
