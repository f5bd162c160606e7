import { expect } from 'chai';
import fc from 'fast-check';
import { withBroadcasts } from '../../../src/domain/history/own-broadcasts.ts';
import { pageOf, type WalletTransaction } from '../../../src/domain/history/wallet-transaction.ts';
import type { RelayedTransaction, RelayStatus } from '../../../src/domain/transfer/relayed-transaction.ts';
import { relayed } from '../../support/fixtures/relay-fixtures.ts';
import { ALICE, at, BOB, CAROL, hash } from '../../support/fixtures/store-fixtures.ts';

const nameless = () => undefined;
const broadcast = (number: number, changes: Partial<RelayedTransaction> = {}) =>
  relayed(number, { status: 'pending', recordedAt: at(number * 1_000), ...changes });
/** The chain's transaction for the broadcast with this number, mined this much later. */
const told = (number: number, laterMs = 0, changes: Partial<WalletTransaction> = {}): WalletTransaction => ({
  ...{ chainId: 8453, hash: hash(number), part: 'coin', direction: 'out', from: ALICE, to: BOB, value: 5n },
  ...{ symbol: 'ETH', timestamp: at(number * 1_000 + laterMs), status: 'confirmed' },
  ...changes,
});

describe('withBroadcasts', () => {
  for (const [status, shown] of [
    ['pending', 'pending'],
    ['confirmed', 'confirmed'],
    ['reverted', 'failed'],
    ['replaced', 'replaced'],
    ['dropped', 'dropped'],
  ] as [RelayStatus, string][])
    it(`shows ${status} as ${shown}`, () => {
      expect(withBroadcasts([], [broadcast(1, { status })], nameless)).to.deep.equal([
        told(1, 0, { status: shown as WalletTransaction['status'] }),
      ]);
    });

  it('shows tokens with their symbol if it is known', () => {
    const token = broadcast(1, { movement: { to: ALICE, amount: 7n, token: CAROL } });
    const named = withBroadcasts([], [token], (chainId, address) => `${chainId} ${address}`);
    const shown = { part: `${CAROL}-0`, direction: 'self', to: ALICE, value: 7n, token: CAROL } as const;
    expect(named).to.deep.equal([told(1, 0, { ...shown, symbol: `8453 ${CAROL}`, status: 'pending' })]);
    expect(withBroadcasts([], [token], nameless)[0]).to.not.have.property('symbol');
  });

  it('shows a broadcast that the chain reports once, with the chain’s data and the broadcast’s time', () => {
    const parts = [told(1, 400), told(1, 400, { part: `${CAROL}-0`, token: CAROL })];
    expect(withBroadcasts(parts, [broadcast(1)], nameless)).to.deep.equal(
      parts.map((part) => ({ ...part, timestamp: at(1_000) })),
    );
  });

  it('distinguishes the same hash on two chains', () => {
    expect(withBroadcasts([told(1)], [broadcast(1, { chainId: 10 })], nameless)).to.have.length(2);
  });

  it('does not change the time of other transactions', () => {
    expect(withBroadcasts([told(2, 400)], [broadcast(1)], nameless)[0]).to.deep.equal(told(2, 400));
  });

  it('has no gap or repetition across pages when the chain includes a broadcast in between', () => {
    const moment = fc.record({
      number: fc.nat(12),
      isOurs: fc.boolean(),
      minedAtPage: fc.nat(4),
      lagMs: fc.nat(9_000),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(moment, { selector: ({ number }) => number }),
        fc.integer({ min: 1, max: 4 }),
        (all, limit) => {
          const ours = all.filter(({ isOurs }) => isOurs).map(({ number }) => broadcast(number));
          const seen: string[] = [];
          let cursor: string | undefined;
          let page = 0;
          do {
            const known = all.filter(({ isOurs, minedAtPage }) => !isOurs || minedAtPage <= page);
            const chain = known.map(({ number, lagMs, isOurs }) => told(number, isOurs ? lagMs : 0));
            const { items, nextCursor } = pageOf(withBroadcasts(chain, ours, nameless), limit, cursor);
            seen.push(...items.map((item) => item.hash));
            cursor = nextCursor;
            page += 1;
          } while (cursor !== undefined);
          expect([...seen].sort()).to.deep.equal(all.map(({ number }) => hash(number)).sort());
        },
      ),
    );
  });
});
