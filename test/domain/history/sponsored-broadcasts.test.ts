import { expect } from 'chai';
import fc from 'fast-check';
import { sponsoredBroadcasts, withBroadcasts } from '../../../src/domain/history/own-broadcasts.ts';
import { pageOf, type WalletTransaction } from '../../../src/domain/history/wallet-transaction.ts';
import type { Sponsorship, SponsorshipState } from '../../../src/domain/paymaster/sponsorship.ts';
import { newSponsorship } from '../../support/fixtures/sponsorship-fixtures.ts';
import { ALICE, at, BOB, CAROL, hash } from '../../support/fixtures/store-fixtures.ts';

const nameless = () => undefined;
const sponsored = (nth: number, changes: Partial<Sponsorship> = {}): Sponsorship => ({
  ...newSponsorship(nth, { takenAt: at(1_000 * (nth >> 2)) }),
  state: 'relayed',
  hash: hash(nth),
  ...changes,
});

describe('sponsored requests in the history of their wallet', () => {
  for (const [state, shown] of [
    ['taken', 'pending'],
    ['relayed', 'pending'],
    ['executed', 'confirmed'],
    ['failed', 'failed'],
    ['lapsed', 'dropped'],
  ] as [SponsorshipState, WalletTransaction['status']][])
    it(`shows a request that is ${state} as ${shown}`, () => {
      const [movement] = withBroadcasts([], sponsoredBroadcasts(sponsored(1, { state }), undefined), nameless);
      expect(movement).to.include({ status: shown, hash: hash(1), from: ALICE, to: BOB, value: 0n, direction: 'out' });
    });

  it('shows what a gasless transfer moves', () => {
    const transfer = { token: CAROL, to: BOB, amount: 7n, fee: 1n };
    const [movement] = withBroadcasts([], sponsoredBroadcasts(sponsored(1), transfer), () => 'USDC');
    expect(movement).to.include({ token: CAROL, to: BOB, value: 7n, symbol: 'USDC', part: `${CAROL}-0` });
  });

  it('leaves out a request that no transaction carries yet', () => {
    const { hash: _, ...waiting } = sponsored(1);
    expect(sponsoredBroadcasts(waiting, undefined)).to.deep.equal([]);
  });

  it('is paged without gaps or repetitions while relayers replace the transactions and the chain reports them', () => {
    const request = fc.record({
      nth: fc.nat(15),
      replacedAtPage: fc.nat(4),
      minedAtPage: fc.nat(6),
      lagMs: fc.nat(9_000),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(request, { selector: ({ nth }) => nth }),
        fc.integer({ min: 1, max: 4 }),
        (all, limit) => {
          const seen: number[] = [];
          let cursor: string | undefined;
          let page = 0;
          do {
            const now = all.map((one) => ({
              ...one,
              hash: hash(one.replacedAtPage <= page ? 1_000 - one.nth : one.nth),
              isMined: one.minedAtPage <= page,
            }));
            const own = now.flatMap((one) => sponsoredBroadcasts(sponsored(one.nth, { hash: one.hash }), undefined));
            const told = withBroadcasts([], own, nameless)
              .filter((_, index) => now[index]?.isMined)
              .map(({ anchor, ...movement }, index) => ({
                ...movement,
                timestamp: new Date(movement.timestamp.getTime() + (now[index]?.lagMs ?? 0)),
              }));
            const { items, nextCursor } = pageOf(withBroadcasts(told, own, nameless), limit, cursor);
            seen.push(...items.map((item) => now.findIndex((one) => one.hash === item.hash)));
            cursor = nextCursor;
            page += 1;
          } while (cursor !== undefined);
          expect(seen.sort((a, b) => a - b)).to.deep.equal(all.map((_, index) => index));
        },
      ),
    );
  });
});
