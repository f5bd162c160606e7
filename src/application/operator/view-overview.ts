import { budgetDay } from '../../domain/paymaster/sponsorship.ts';
import { type Attempt, attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';

/** The series cover this many days, today included. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type OverviewPorts = Pick<
  Ports,
  'clock' | 'messageQueue' | 'relayerBalances' | 'saleContract' | 'serviceFigures' | 'sponsorPolicy' | 'upstreamStates'
>;

/** Figures of the whole service, without personal data. A figure that cannot be read is undefined, with the reason in `unavailable`. */
export const viewOverview =
  ({
    clock,
    messageQueue,
    relayerBalances,
    saleContract,
    serviceFigures,
    sponsorPolicy,
    upstreamStates,
  }: OverviewPorts) =>
  async () => {
    const asOf = clock.now();
    const since = new Date(Math.floor(asOf.getTime() / DAY_MS) * DAY_MS - (DAYS - 1) * DAY_MS);
    const [users, sale, contract, refusals, sponsorship, payments, waiting, dead, openAlarms, relayers] =
      await Promise.all([
        attempt(serviceFigures.people(since)),
        attempt(serviceFigures.sale(since, asOf)),
        attempt(saleContract.state()),
        attempt(serviceFigures.refusals(since)),
        attempt(serviceFigures.sponsorship(budgetDay(asOf))),
        attempt(serviceFigures.payments(since)),
        attempt(messageQueue.waiting()),
        attempt(serviceFigures.deadLetters()),
        attempt(serviceFigures.openAlarms()),
        attempt(relayerBalances.read()),
      ]);
    const read = { users, sale, contract, refusals, sponsorship, payments, waiting, dead, openAlarms, relayers };
    return {
      asOf,
      since,
      users: knownIn(users),
      sale: knownIn(sale),
      contract: knownIn(contract),
      refusals: knownIn(refusals),
      sponsorship: sponsorship.known ? { spent: sponsorship.value, budget: sponsorPolicy.budget } : undefined,
      payments: knownIn(payments),
      queue: { waiting: knownIn(waiting), dead: knownIn(dead) },
      openAlarms: knownIn(openAlarms),
      relayers: knownIn(relayers),
      upstreams: upstreamStates.list(),
      unavailable: Object.entries<Attempt<unknown>>(read).flatMap(([figure, result]) =>
        result.known ? [] : [{ figure, code: result.failure.code, reason: result.failure.message }],
      ),
    };
  };
export type Overview = Awaited<ReturnType<ReturnType<typeof viewOverview>>>;

const knownIn = <T>(result: Attempt<T>): T | undefined => (result.known ? result.value : undefined);
