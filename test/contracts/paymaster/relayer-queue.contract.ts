import { expect } from 'chai';
import type { Bid, Lane, RelayerCall, RelayerQueue } from '../../../src/adapters/sponsor/relayer-queue.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { ALICE, at, atOnce, BOB, CAROL, hash } from '../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../support/rejection.ts';

const LANE: Lane = { chainId: 8453, relayer: ALICE };
const callOf = (nth: number, changes: Partial<RelayerCall> = {}): RelayerCall => ({
  id: `call ${nth}`,
  to: BOB,
  data: '0x1234',
  gasLimit: 300_000n,
  ...changes,
});
/** A bid whose hash contains the nonce for which it was signed. */
const bidFor = (nonce: bigint, maxFeePerGas = 10n): Bid => ({
  raw: '0x02',
  hash: hash(Number(nonce)),
  maxFeePerGas,
  maxPriorityFeePerGas: 1n,
  at: at(5),
});
const sign = (nonce: bigint) => bidFor(nonce);

export function describeRelayerQueueContract(name: string, makeWorld: () => Promise<RelayerQueue>): void {
  describe(`RelayerQueue: ${name}`, () => {
    let queue: RelayerQueue;
    beforeEach(async () => {
      queue = await makeWorld();
    });
    const enqueue = (nth: number, from = 5n, lane = LANE) => queue.enqueue(lane, callOf(nth), from, sign);

    it('returns what was kept, numbers of any size included', async () => {
      const extreme = callOf(1, { gasLimit: MAX_UINT256, data: '0x' });
      const kept = await queue.enqueue(LANE, extreme, 5n, (nonce) => bidFor(nonce, MAX_UINT256));
      const expected = { ...LANE, ...extreme, nonce: 5n, bids: [bidFor(5n, MAX_UINT256)], isOpen: true };
      expect(kept).to.deep.equal(expected);
      expect(await queue.find('call 1')).to.deep.equal(expected);
      expect(await queue.openAt(LANE, 5n)).to.deep.equal(expected);
      expect(await queue.find('call 2')).to.equal(undefined);
      expect(await queue.openAt(LANE, 6n)).to.equal(undefined);
    });

    it('gives ten concurrent calls consecutive nonces, each signed for its own', async () => {
      const calls = await atOnce(10, (nth) => enqueue(nth));
      const nonces = calls.map(({ nonce }) => Number(nonce)).sort((a, b) => a - b);
      expect(nonces).to.deep.equal([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
      for (const { nonce, bids } of calls) expect(bids.map((bid) => bid.hash)).to.deep.equal([hash(Number(nonce))]);
    });

    it('stores a call once of ten concurrent ones', async () => {
      const calls = await atOnce(10, () => enqueue(1));
      expect(new Set(calls.map(({ nonce }) => nonce))).to.deep.equal(new Set([5n]));
      expect((await enqueue(2)).nonce).to.equal(6n);
    });

    it('continues after the chain’s nonce and after open calls', async () => {
      await enqueue(1, 5n);
      expect((await enqueue(2, 9n)).nonce).to.equal(9n);
      expect((await enqueue(3, 4n)).nonce).to.equal(10n);
      for (const nth of [1, 2, 3]) await queue.close(`call ${nth}`);
      expect((await enqueue(4, 11n)).nonce).to.equal(11n);
    });

    it('distinguishes chains and relayers', async () => {
      await enqueue(1);
      expect((await enqueue(2, 5n, { ...LANE, chainId: 1 })).nonce).to.equal(5n);
      expect((await enqueue(3, 5n, { ...LANE, relayer: CAROL })).nonce).to.equal(5n);
    });

    it('stores nothing, and uses no nonce, when signing throws', async () => {
      const fault = new Error('no key');
      const failing = queue.enqueue(LANE, callOf(1), 5n, () => {
        throw fault;
      });
      expect(await rejectionOf(failing)).to.equal(fault);
      expect(await queue.find('call 1')).to.equal(undefined);
      expect((await enqueue(2)).nonce).to.equal(5n);
    });

    it('fills a gap once under five concurrent calls, and never at the nonce of an open call', async () => {
      await enqueue(1, 7n);
      const fillers = await atOnce(5, (nth) => queue.fill(LANE, callOf(10 + nth), 5n, sign));
      expect(new Set(fillers.map(({ id }) => id)).size).to.equal(1);
      expect((await queue.openAt(LANE, 5n))?.id).to.equal(fillers[0]?.id);
      expect((await queue.fill(LANE, callOf(20), 7n, sign)).id).to.equal('call 1');
    });

    it('adds bids to the end, and none when there is nothing to decide', async () => {
      await enqueue(1);
      expect((await queue.bid('call 1', () => undefined))?.bids).to.have.length(1);
      const dearer = await queue.bid('call 1', (call) => bidFor(call.nonce, (call.bids[0]?.maxFeePerGas ?? 0n) * 2n));
      expect(dearer?.bids.map(({ maxFeePerGas }) => maxFeePerGas)).to.deep.equal([10n, 20n]);
      expect(await queue.find('call 1')).to.deep.equal(dearer);
    });

    it('adds all bids of five concurrent calls', async () => {
      await enqueue(1);
      await atOnce(5, () => queue.bid('call 1', (call) => bidFor(call.nonce, BigInt(call.bids.length))));
      const fees = (await queue.find('call 1'))?.bids.map(({ maxFeePerGas }) => maxFeePerGas);
      expect(fees).to.deep.equal([10n, 1n, 2n, 3n, 4n, 5n]);
    });

    it('gives a call the next nonce and new bids when another transaction used its nonce', async () => {
      await enqueue(1);
      await enqueue(2);
      await queue.bid('call 1', (call) => bidFor(call.nonce, 20n));
      const moved = await queue.requeue('call 1', 6n, sign);
      expect(moved).to.include({ nonce: 7n, isOpen: true });
      expect(moved?.bids).to.deep.equal([bidFor(7n)]);
      expect(await queue.openAt(LANE, 5n)).to.equal(undefined);
    });

    it('does not change closed or unknown calls', async () => {
      await enqueue(1);
      await queue.close('call 1');
      expect(await queue.bid('call 1', () => bidFor(5n))).to.equal(undefined);
      expect(await queue.requeue('call 1', 5n, sign)).to.equal(undefined);
      expect(await queue.bid('call 2', () => bidFor(5n))).to.equal(undefined);
      expect(await queue.requeue('call 2', 5n, sign)).to.equal(undefined);
      await queue.close('call 2');
      expect((await queue.find('call 1'))?.isOpen).to.equal(false);
      expect((await enqueue(1)).isOpen).to.equal(false);
    });
  });
}
