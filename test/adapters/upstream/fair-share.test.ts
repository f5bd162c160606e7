import { expect } from 'chai';
import fc from 'fast-check';
import { type Call, sharesOf, waitFor } from '../../../src/adapters/upstream/fair-share.ts';
import type { Payer } from '../../../src/adapters/upstream/payer.ts';

const payers: fc.Arbitrary<Payer> = fc.record({
  network: fc.constantFrom('', 'a', 'b', 'c', 'd', 'e'),
  wallet: fc.constantFrom('', '1', '2', '3'),
});
const allowances = fc.record({
  calls: fc.integer({ min: 1, max: 120 }),
  perMs: fc.constantFrom(1_000, 5_000, 60_000, 300_000),
});
type Step = Readonly<{ payer: Payer; afterMs: number }>;
const steps: fc.Arbitrary<readonly Step[]> = fc.array(fc.record({ payer: payers, afterMs: fc.nat(2_000) }), {
  maxLength: 150,
});

describe('shares of a budget', () => {
  /** The calls that were made of those that were wanted. */
  const played = (
    allowance: { calls: number; perMs: number },
    wanted: readonly Step[],
    before: readonly Call[] = [],
  ) => {
    const made = [...before];
    let now = before.at(-1)?.at ?? 0;
    for (const { payer, afterMs } of wanted) {
      now += afterMs;
      if (waitFor(payer, made, allowance, now) === 0) made.push({ ...payer, at: now });
    }
    return made;
  };
  const inWindow = (made: readonly Call[], from: number, windowMs: number) =>
    made.filter(({ at }) => at > from - windowMs && at <= from);

  it('never let the pace of the provider be exceeded', () => {
    fc.assert(
      fc.property(allowances, steps, (allowance, wanted) => {
        const made = played(allowance, wanted);
        for (const { at } of made) expect(inWindow(made, at, allowance.perMs).length).to.be.at.most(allowance.calls);
      }),
    );
  });

  it('never let callers that are not signed in have more than half, nor all callers more than three quarters', () => {
    fc.assert(
      fc.property(allowances, steps, (allowance, wanted) => {
        const made = played(allowance, wanted);
        const { windowMs, strangers, callers } = sharesOf(allowance);
        for (const { at, network, wallet } of made) {
          const live = inWindow(made, at, windowMs);
          if (network === '') continue;
          expect(live.filter((call) => call.network !== '').length).to.be.at.most(callers);
          if (wallet === '')
            expect(live.filter((call) => call.network !== '' && call.wallet === '').length).to.be.at.most(strangers);
        }
      }),
    );
  });

  it('never let a sequence of calls by one network take more than a quarter of what was left', () => {
    fc.assert(
      fc.property(allowances, steps, fc.constantFrom('', '1', '2'), (allowance, wanted, wallet) => {
        const before = played(allowance, wanted);
        const now = before.at(-1)?.at ?? 0;
        const shares = sharesOf(allowance);
        const live = inWindow(before, now, shares.windowMs);
        const byCallers = live.filter(({ network }) => network !== '');
        const byStrangers = byCallers.filter((call) => call.wallet === '');
        const left = Math.min(
          shares.capacity - live.length,
          shares.callers - byCallers.length,
          ...(wallet === '' ? [shares.strangers - byStrangers.length] : []),
        );
        const burst = Array.from({ length: 300 }, () => ({ payer: { network: 'newcomer', wallet }, afterMs: 0 }));
        const taken = played(allowance, burst, before).length - before.length;
        expect(taken).to.be.at.most(Math.ceil(Math.max(0, left) / 4));
      }),
    );
  });

  it('let whoever waited as long as told make the call, when nobody else came', () => {
    fc.assert(
      fc.property(allowances, payers, (allowance, payer) => {
        const burst = Array.from({ length: 300 }, () => ({ payer, afterMs: 0 }));
        const made = played(allowance, burst);
        const waitMs = waitFor(payer, made, allowance, 0);
        if (waitMs > 0) expect(waitFor(payer, made, allowance, waitMs)).to.equal(0);
      }),
    );
  });
});
