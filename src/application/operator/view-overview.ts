import { type Attempt, attempt } from '../../domain/shared/attempt.ts';
import { utcDay } from '../../domain/shared/duration.ts';
import type { Ports } from '../ports/index.ts';
import type { PaymentFigures } from '../ports/operator.ts';

/** The series cover this many days, today included. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type OverviewPorts = Pick<
  Ports,
  | 'clock'
  | 'messageQueue'
  | 'paymentRail'
  | 'relayerBalances'
  | 'saleContract'
  | 'serviceFigures'
  | 'sponsorPolicy'
  | 'transferRail'
  | 'upstreamStates'
>;

/** Figures of the whole service, without personal data. A figure that cannot be read is undefined, with the reason in `unavailable`. */
export const viewOverview =
  ({
    clock,
    messageQueue,
    paymentRail,
    relayerBalances,
    saleContract,
    serviceFigures,
    sponsorPolicy,
    transferRail,
    upstreamStates,
  }: OverviewPorts) =>
  async () => {
    /** Undefined for a currency that no rail takes any more. */
    const decimalsOf = ({ network, currency }: PaymentFigures) =>
      [paymentRail.terms, transferRail.terms].find((one) => one?.network === network && one.currency === currency)
        ?.decimals;
    const asOf = clock.now();
    const since = new Date(Math.floor(asOf.getTime() / DAY_MS) * DAY_MS - (DAYS - 1) * DAY_MS);
    const [users, sale, nftSale, auctions, contract, refusals, sponsorship, payments, waiting, dead, ...rest] =
      await Promise.all([
        attempt(serviceFigures.people(since)),
        attempt(serviceFigures.sale('buy', since, asOf)),
        attempt(serviceFigures.sale('mint', since, asOf)),
        attempt(serviceFigures.sale('bid', since, asOf)),
        attempt(saleContract.state()),
        attempt(serviceFigures.refusals(since)),
        attempt(serviceFigures.sponsorship(utcDay(asOf))),
        attempt(serviceFigures.payments(since)),
        attempt(messageQueue.waiting()),
        attempt(serviceFigures.deadLetters()),
        attempt(serviceFigures.openAlarms()),
        attempt(serviceFigures.openProposals(asOf)),
        attempt(relayerBalances.read()),
      ]);
    const [openAlarms, openProposals, relayers] = rest;
    const read = {
      ...{ users, sale, nftSale, auctions, contract, refusals, sponsorship, payments, waiting, dead, openAlarms },
      ...{ openProposals, relayers },
    };
    return {
      asOf,
      since,
      users: knownIn(users),
      sale: knownIn(sale),
      nftSale: knownIn(nftSale),
      auctions: knownIn(auctions),
      contract: knownIn(contract),
      refusals: knownIn(refusals),
      sponsorship: sponsorship.known ? { spent: sponsorship.value, budget: sponsorPolicy.budget } : undefined,
      payments: knownIn(payments)?.map((sum) => ({ ...sum, decimals: decimalsOf(sum) })),
      queue: { waiting: knownIn(waiting), dead: knownIn(dead) },
      openAlarms: knownIn(openAlarms),
      openProposals: knownIn(openProposals),
      relayers: knownIn(relayers),
      upstreams: upstreamStates.list(),
      unavailable: Object.entries<Attempt<unknown>>(read).flatMap(([figure, result]) =>
        result.known ? [] : [{ figure, code: result.failure.code, reason: result.failure.message }],
      ),
    };
  };
export type Overview = Awaited<ReturnType<ReturnType<typeof viewOverview>>>;

const knownIn = <T>(result: Attempt<T>): T | undefined => (result.known ? result.value : undefined);
