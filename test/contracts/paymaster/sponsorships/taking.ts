import { expect } from 'chai';
import type { Sponsorships } from '../../../../src/application/ports/paymaster.ts';
import type { Usd } from '../../../../src/domain/shared/usd.ts';
import { aGrant } from '../../../support/fixtures/decision-fixtures.ts';
import { type Changes, dollars, newSponsorship } from '../../../support/fixtures/sponsorship-fixtures.ts';
import { rejection } from '../../../support/rejection.ts';

export const ofEach = (usd: Usd) => ({ wallet: usd, network: usd, all: usd });
export const PLENTY = ofEach(dollars(100));

export function takingFrom(storeOf: () => Sponsorships) {
  const take = (nth: number, changes: Changes = {}, budget = PLENTY) =>
    storeOf().take(newSponsorship(nth, changes), budget, aGrant());
  /** The budget has room for exactly this cost, which is then taken. */
  const expectLeft = async (left: Usd, budget: typeof PLENTY, nth: number, changes: Changes = {}) => {
    const more = take(nth, { ...changes, cost: (left + 1n) as Usd }, budget);
    expect(await rejection(more)).to.equal('SPONSOR_BUDGET');
    if (left > 0n) await take(nth, { ...changes, cost: left }, budget);
  };
  return { take, expectLeft };
}
export const outcome = (taking: Promise<void>) =>
  taking.then(
    () => 'taken',
    (error) => error.code ?? String(error),
  );
export const refusedAs = (outcomes: readonly string[], code: string) => outcomes.filter((one) => one === code).length;
