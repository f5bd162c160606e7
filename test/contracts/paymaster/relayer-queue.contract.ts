import { expect } from 'chai';
import type { Bid, Lane, QueuedCall, RelayerCall, RelayerQueue } from '../../../src/adapters/sponsor/relayer-queue.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { ALICE, at, atOnce, BOB, CAROL, hash } from '../../support/fixtures/store-fixtures.ts';

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

export function describeRelayerQueueContract(name: string, makeWorld: () => Promise<RelayerQueue>): void {
  describe(`RelayerQueue: ${name}`, () => {
    let queue: RelayerQueue;
    beforeEach(async () => {
      queue = await makeWorld();
    });
    const enqueue = (nth: number, from = 5n, lane = LANE) => queue.enqueue(lane, callOf(nth), from);
    const signed = async (call: QueuedCall, fee?: bigint) =>
      (await queue.bid(call, bidFor(call.nonce, fee))) as QueuedCall;

    it('returns what was kept, numbers of any size included', async () => {
      const extreme = callOf(1, { gasLimit: MAX_UINT256, data: '0x' });
      const reserved = await queue.enqueue(LANE, extreme, 5n);
      expect(reserved).to.deep.equal({ ...LANE, ...extreme, nonce: 5n, bids: [], isOpen: true });
      expect(await queue.find('call 1')).to.deep.equal(reserved);
      const expected = { ...reserved, bids: [bidFor(5n, MAX_UINT256)] };
      expect(await signed(reserved, MAX_UINT256)).to.deep.equal(expected);
      expect(await queue.find('call 1')).to.deep.equal(expected);
      expect(await queue.openAt(LANE, 5n)).to.deep.equal(expected);
      expect(await queue.find('call 2')).to.equal(undefined);
      expect(await queue.openAt(LANE, 6n)).to.equal(undefined);
    });

    it('gives ten concurrent calls consecutive nonces', async () => {
      const calls = await atOnce(10, (nth) => enqueue(nth));
      const nonces = calls.map(({ nonce }) => Number(nonce)).sort((a, b) => a - b);
      expect(nonces).to.deep.equal([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
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
      for (const nth of [1, 2, 3]) await signed((await queue.find(`call ${nth}`)) as QueuedCall);
      for (const nth of [1, 2, 3]) await queue.close(`call ${nth}`);
      expect((await enqueue(4, 11n)).nonce).to.equal(11n);
    });

    it('distinguishes chains and relayers', async () => {
      await enqueue(1);
      expect((await enqueue(2, 5n, { ...LANE, chainId: 1 })).nonce).to.equal(5n);
      expect((await enqueue(3, 5n, { ...LANE, relayer: CAROL })).nonce).to.equal(5n);
    });

    it('keeps the nonce of a call that is not signed yet', async () => {
      await enqueue(1);
      expect((await enqueue(2)).nonce).to.equal(6n);
      expect((await queue.openAt(LANE, 5n))?.bids).to.deep.equal([]);
    });

    it('fills a gap once under five concurrent calls, and never at the nonce of an open call', async () => {
      await enqueue(1, 7n);
      const fillers = await atOnce(5, (nth) => queue.fill(LANE, callOf(10 + nth), 5n));
      expect(new Set(fillers.map(({ id }) => id)).size).to.equal(1);
      expect((await queue.openAt(LANE, 5n))?.id).to.equal(fillers[0]?.id);
      expect((await queue.fill(LANE, callOf(20), 7n)).id).to.equal('call 1');
    });

    it('adds bids to the end', async () => {
      const first = await signed(await enqueue(1));
      expect(first.bids).to.deep.equal([bidFor(5n)]);
      const dearer = await signed(first, 20n);
      expect(dearer.bids.map(({ maxFeePerGas }) => maxFeePerGas)).to.deep.equal([10n, 20n]);
      expect(await queue.find('call 1')).to.deep.equal(dearer);
    });

    it('adds one of five concurrent bids for the same state, and returns it to all', async () => {
      const call = await enqueue(1);
      const results = await atOnce(5, (nth) => queue.bid(call, bidFor(5n, BigInt(nth + 1))));
      const stored = await queue.find('call 1');
      expect(stored?.bids).to.have.length(1);
      for (const result of results) expect(result).to.deep.equal(stored);
    });

    it('does not add a bid that was signed for another nonce', async () => {
      const reserved = await enqueue(1);
      await queue.requeue('call 1', 9n);
      expect((await queue.bid(reserved, bidFor(5n)))?.bids).to.deep.equal([]);
      expect((await queue.find('call 1'))?.nonce).to.equal(9n);
    });

    it('gives a call the next nonce, and deletes its bids, when another transaction used its nonce', async () => {
      await signed(await enqueue(1));
      await enqueue(2);
      const moved = await queue.requeue('call 1', 6n);
      expect(moved).to.deep.include({ nonce: 7n, isOpen: true, bids: [] });
      expect(await queue.openAt(LANE, 5n)).to.equal(undefined);
    });

    it('deletes a call that is closed before it was signed', async () => {
      await enqueue(1);
      await queue.close('call 1');
      expect(await queue.find('call 1')).to.equal(undefined);
    });

    it('purges what was last sent before a time, whether it was closed or not, and never what was not sent', async () => {
      for (const nth of [1, 2, 3]) await signed(await enqueue(nth));
      await enqueue(4);
      const newer = (await queue.find('call 3')) as QueuedCall;
      await queue.bid(newer, { ...bidFor(newer.nonce, 11n), at: at(9) });
      await queue.close('call 1');
      expect(await queue.purge(at(5), 9)).to.equal(0);
      expect([await queue.purge(at(6), 1), await queue.purge(at(6), 9), await queue.purge(at(6), 9)]).to.deep.equal([
        1, 1, 0,
      ]);
      const left = await Promise.all([1, 2, 3, 4].map((nth) => queue.find(`call ${nth}`)));
      expect(left.map((call) => call?.id)).to.deep.equal([undefined, undefined, 'call 3', 'call 4']);
    });

    it('does not change closed or unknown calls', async () => {
      const call = await signed(await enqueue(1));
      await queue.close('call 1');
      expect(await queue.bid(call, bidFor(5n))).to.equal(undefined);
      expect(await queue.requeue('call 1', 5n)).to.equal(undefined);
      expect(await queue.bid({ ...call, id: 'call 2' }, bidFor(5n))).to.equal(undefined);
      expect(await queue.requeue('call 2', 5n)).to.equal(undefined);
      await queue.close('call 2');
      expect((await queue.find('call 1'))?.isOpen).to.equal(false);
      expect((await enqueue(1)).isOpen).to.equal(false);
    });
  });
}
