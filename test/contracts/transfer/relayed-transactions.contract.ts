import { expect } from 'chai';
import type { RelayedTransactions } from '../../../src/application/ports/transfer.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import type { RelayStatus } from '../../../src/domain/transfer/relayed-transaction.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { newRelay, relayed } from '../../support/fixtures/relay-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

const FINAL: readonly RelayStatus[] = ['confirmed', 'reverted', 'replaced'];

export function describeRelayedTransactionsContract(name: string, makeWorld: () => Promise<RelayedTransactions>): void {
  describe(`RelayedTransactions: ${name}`, () => {
    let store: RelayedTransactions;
    beforeEach(async () => {
      store = await makeWorld();
    });
    const statusOf = async (nonce: number) => (await store.find(newRelay(nonce)))?.status;
    const kept = async (nonce: number, status: RelayStatus) => {
      await store.record(newRelay(nonce), aGrant());
      await store.settle(newRelay(nonce), status, at(1));
    };

    it('returns a recorded transaction, on its chain only', async () => {
      expect(await store.record(newRelay(1), aGrant())).to.equal('recorded');
      expect(await store.find(newRelay(1))).to.deep.equal(relayed(1));
      expect(await store.find(newRelay(2))).to.equal(undefined);
      expect(await store.find(newRelay(1, { chainId: 1 }))).to.equal(undefined);
    });

    it('keeps the largest numbers, and tokens', async () => {
      const huge = { nonce: 2n ** 64n - 2n, movement: { to: CAROL, amount: MAX_UINT256, token: BOB } };
      await store.record(newRelay(1, huge), aGrant());
      expect(await store.find(newRelay(1))).to.deep.equal(relayed(1, huge));
    });

    it('stores a transaction once under a hundred concurrent calls, as first recorded', async () => {
      const answers = await atOnce(100, (index) => store.record(newRelay(1, { recordedAt: at(index) }), aGrant()));
      expect(new Set(answers)).to.deep.equal(new Set(['recorded']));
      expect(await store.unsettled(200)).to.have.length(1);
      await store.accept(newRelay(1));
      const first = await store.find(newRelay(1));
      expect(await store.record(newRelay(1, { recordedAt: at(1_000) }), aGrant())).to.equal('pending');
      expect(await store.find(newRelay(1))).to.deep.equal(first);
    });

    it('distinguishes the same hash on two chains', async () => {
      await store.record(newRelay(1), aGrant());
      await store.record(newRelay(1, { chainId: 1 }), aGrant());
      await store.accept(newRelay(1));
      expect((await store.find(newRelay(1, { chainId: 1 })))?.status).to.equal('recorded');
    });

    it('is pending once a node accepted it, even if another rejected it before or after', async () => {
      await store.record(newRelay(1), aGrant());
      await store.refuse(newRelay(1));
      expect(await statusOf(1)).to.equal('refused');
      await store.accept(newRelay(1));
      expect(await statusOf(1)).to.equal('pending');
      await store.refuse(newRelay(1));
      expect(await statusOf(1)).to.equal('pending');
    });

    for (const lost of ['refused', 'dropped'] as const)
      it(`is recorded again when it was ${lost} and is submitted again`, async () => {
        await kept(1, lost);
        expect(await store.unsettled(10)).to.deep.equal([]);
        expect(await store.record(newRelay(1, { recordedAt: at(500) }), aGrant())).to.equal('recorded');
        expect(await store.find(newRelay(1))).to.deep.equal(relayed(1, { recordedAt: at(500) }));
        expect(await store.unsettled(10)).to.have.length(1);
      });

    for (const status of FINAL)
      it(`stays ${status}, whatever is recorded later`, async () => {
        await kept(1, status);
        expect(await store.record(newRelay(1, { recordedAt: at(500) }), aGrant())).to.equal(status);
        await store.accept(newRelay(1));
        await store.refuse(newRelay(1));
        await store.settle(newRelay(1), 'dropped', at(2));
        expect(await store.find(newRelay(1))).to.deep.equal(relayed(1, { status }));
        expect(await store.unsettled(10)).to.deep.equal([]);
      });

    it('lists unsettled ones with the oldest check first, up to the limit', async () => {
      for (const nonce of [1, 2, 3, 4]) await store.record(newRelay(nonce), aGrant());
      await store.accept(newRelay(3));
      await store.settle(newRelay(1), 'recorded', at(20));
      await store.settle(newRelay(2), 'pending', at(10));
      const order = async (limit: number) => (await store.unsettled(limit)).map(({ nonce }) => Number(nonce));
      expect(await order(10)).to.deep.equal([3, 4, 2, 1]);
      expect(await order(2)).to.deep.equal([3, 4]);
      expect((await store.unsettled(1))[0]).to.deep.equal(relayed(3, { status: 'pending' }));
    });

    it('does not change or create an unknown transaction', async () => {
      await store.accept(newRelay(1));
      await store.refuse(newRelay(1));
      await store.settle(newRelay(1), 'confirmed', at());
      expect(await store.find(newRelay(1))).to.equal(undefined);
    });

    it('returns a wallet’s history newest first, in pages, without transactions that no node accepted', async () => {
      for (const nonce of [1, 2, 3, 4, 5, 6])
        await store.record(newRelay(nonce, { chainId: nonce % 2 ? 1 : 10 }), aGrant());
      await store.record(newRelay(7, { from: BOB }), aGrant());
      for (const nonce of [1, 2, 3, 4]) await store.accept(newRelay(nonce, { chainId: nonce % 2 ? 1 : 10 }));
      await store.settle(newRelay(2, { chainId: 10 }), 'reverted', at());
      await store.refuse(newRelay(6, { chainId: 10 }));
      await store.accept(newRelay(7));
      const first = await store.history(ALICE, { limit: 3 });
      expect(first.items.map(({ nonce, status }) => [Number(nonce), status])).to.deep.equal([
        [4, 'pending'],
        [3, 'pending'],
        [2, 'reverted'],
      ]);
      const rest = await store.history(ALICE, { limit: 3, cursor: first.nextCursor as string });
      expect(rest.items.map(({ nonce }) => Number(nonce))).to.deep.equal([1]);
      expect(rest.nextCursor).to.equal(undefined);
      expect((await store.history(BOB, { limit: 3 })).items).to.have.length(1);
    });

    it('returns distinct recipients of the wallet, most recent first, up to the limit', async () => {
      const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906' as WalletAddress;
      for (const [nonce, to] of [BOB, CAROL, BOB, ALICE, OTHER].entries()) {
        const relay = newRelay(nonce, { movement: { to, amount: 1n, token: CAROL }, chainId: 1 + nonce });
        await store.record(relay, aGrant());
        if (to !== OTHER) await store.accept(relay);
      }
      await store.record(newRelay(9, { from: BOB }), aGrant());
      await store.accept(newRelay(9));
      expect(await store.recipients(ALICE, 10)).to.deep.equal([ALICE, BOB, CAROL]);
      expect(await store.recipients(ALICE, 2)).to.deep.equal([ALICE, BOB]);
      expect(await store.recipients(CAROL, 10)).to.deep.equal([]);
    });

    for (const cursor of ['', 'x', 'I3g', Buffer.from('#01').toString('base64url')])
      it(`rejects the invalid cursor ${JSON.stringify(cursor)}`, async () => {
        expect(await rejection(store.history(ALICE, { limit: 1, cursor }))).to.equal('VALIDATION_FAILED');
      });
  });
}
