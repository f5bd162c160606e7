import { feesByToken, type OwedFee } from '../../domain/paymaster/owed-fee.ts';
import {
  costOfGas,
  isMinedLate,
  isPastExecution,
  type Sponsorship,
  type SponsorshipOutcome,
} from '../../domain/paymaster/sponsorship.ts';
import { type Attempt, answerIn, attempt } from '../../domain/shared/attempt.ts';
import { confirmationsOf } from '../../domain/shared/chain/any-chain.ts';
import { type Usd, usdNumber } from '../../domain/shared/usd.ts';
import type { Ports } from '../ports/index.ts';
import type { Relay } from '../ports/paymaster.ts';
import { exclusively } from '../shared/exclusively.ts';

type FollowPorts = Pick<
  Ports,
  'alarms' | 'clock' | 'forwarders' | 'leases' | 'random' | 'sponsor' | 'sponsorships' | 'transferPolicy'
>;

const AT_A_TIME = 50;
/** Until then the sponsor may still reject a request that was just submitted, which would release the sponsorship. */
const HANDOVER_MS = 60_000;

type FollowedSponsorships = Readonly<{
  looked: number;
  /** Sponsorships with a final status. */
  ended: number;
  /** Sponsorships that could not be checked because the sponsor or the chain did not respond. */
  unknown: number;
}>;

type Look = 'ended' | 'open' | 'unknown';

/** Updates open sponsorships, and lets the sponsor resend stuck transactions. */
export const followSponsorships = (ports: FollowPorts) => async (): Promise<FollowedSponsorships> => {
  const nothing = { looked: 0, ended: 0, unknown: 0 };
  return (await exclusively(ports, 'follow-sponsorships', () => followAll(ports))) ?? nothing;
};

/** Sequential: a relayer's queue must be processed in order. */
async function followAll(ports: FollowPorts): Promise<FollowedSponsorships> {
  const open = await ports.sponsorships.open(AT_A_TIME, new Date(ports.clock.now().getTime() - HANDOVER_MS));
  const looks: Look[] = [];
  const settled = new Map<number, Attempt<Date>>();
  for (const sponsorship of open) {
    const { chainId } = sponsorship;
    // Before anything else is read of the chain, which then holds whatever was executed until that time.
    const until = settled.get(chainId) ?? (await attempt(settledUntil(ports, chainId)));
    settled.set(chainId, until);
    looks.push(await look(ports, sponsorship, until));
  }
  const count = (wanted: Look) => looks.filter((one) => one === wanted).length;
  return { looked: looks.length, ended: count('ended'), unknown: count('unknown') };
}

const settledUntil = (ports: FollowPorts, chainId: number): Promise<Date> =>
  ports.forwarders.settledUntil(chainId, confirmationsOf(ports.transferPolicy.confirmations, chainId));

async function look(ports: FollowPorts, sponsorship: Sponsorship, until: Attempt<Date>): Promise<Look> {
  const { clock, sponsor, sponsorships } = ports;
  const seen = await attempt(sponsor.pursue(sponsorship, until.known && isPastExecution(sponsorship, until.value)));
  const relay: Relay = seen.known ? seen.value : { status: 'pending' };
  const { status, neverMined, ...known } = relay;
  const outcome = await attempt(outcomeOf(ports, sponsorship, relay, until));
  if (outcome.known && outcome.value !== undefined) {
    await sponsorships.settle(sponsorship.id, outcome.value, clock.now());
    if (outcome.value.end === 'failed') await tellFailure(ports, sponsorship, outcome.value);
    return 'ended';
  }
  const isRelayed = status === 'submitted' || (status === 'pending' && known.reference !== undefined);
  await sponsorships.note(sponsorship.id, { isRelayed, ...known }, clock.now());
  return seen.known && outcome.known ? 'open' : 'unknown';
}

/** Decided by the chain alone. The sponsor only provides the hash, and reports when to stop waiting. */
async function outcomeOf(
  ports: FollowPorts,
  sponsorship: Sponsorship,
  relay: Relay,
  until: Attempt<Date>,
): Promise<SponsorshipOutcome | undefined> {
  const { forwarders } = ports;
  const hash = relay.hash ?? sponsorship.hash;
  const known = hash === undefined ? {} : { hash };
  const confirmations = confirmationsOf(ports.transferPolicy.confirmations, sponsorship.chainId);
  const seen = hash === undefined ? 'absent' : await forwarders.outcomeOf(sponsorship, hash, confirmations);
  if (seen === 'unconfirmed') return undefined;
  if (seen !== 'absent') {
    const isLate = seen.minedAt !== undefined && isMinedLate(sponsorship, seen.minedAt);
    return { ...known, end: seen.end, isRevert: seen.isRevert && !isLate, ...realCost(sponsorship, seen) };
  }
  if (relay.status !== 'gone' && relay.status !== 'unknown') return undefined;
  const isBroadcast = relay.status !== 'gone' || hash !== undefined;
  // Any node may have kept what was broadcast, and have it mined until its deadline.
  if (isBroadcast && !isPastExecution(sponsorship, answerIn(until))) return undefined;
  const { from, nonce } = sponsorship.request;
  const end = (await forwarders.nonceOf(sponsorship, from)) > nonce ? 'executed' : 'lapsed';
  // A revert past the deadline would still cost gas: the estimate stays as long as a transaction could be mined.
  const isFree = !isBroadcast || relay.neverMined === true;
  return { ...known, end, isDeduced: true, ...(isFree && { cost: 0n as Usd }) };
}

const realCost = ({ nativeUsd }: Sponsorship, { paidWei }: Readonly<{ paidWei?: bigint }>) =>
  paidWei === undefined || nativeUsd === undefined ? {} : { cost: costOfGas(paidWei, nativeUsd) };

const tellFailure = (
  { alarms }: FollowPorts,
  { id, chainId, request }: Sponsorship,
  { isRevert: suspended = false }: SponsorshipOutcome,
) =>
  alarms.raise({
    name: 'sponsored-request-failed',
    message: 'A sponsored request failed although its simulation had succeeded. The sponsor paid its gas.',
    facts: { id, chainId, target: request.to, suspended },
  });

const DAY_MS = 24 * 60 * 60 * 1000;
/** The period of the alarm's limit. */
const PERIOD_DAYS = 30;

/** Writes off fees that are overdue. Raises an alarm when the amount written off in the period exceeds the configured limit. */
export const writeOffFees =
  ({
    alarms,
    clock,
    sponsorPolicy,
    sponsorships,
  }: Pick<Ports, 'alarms' | 'clock' | 'sponsorPolicy' | 'sponsorships'>) =>
  async (): Promise<readonly OwedFee[]> => {
    const { writeOffDays, writtenOffLimit } = sponsorPolicy.fees;
    const now = clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const fees = await sponsorships.writeOff(daysAgo(writeOffDays), now);
    const recent = await sponsorships.writtenOffSince(daysAgo(PERIOD_DAYS));
    if (fees.length > 0 && recent > writtenOffLimit)
      await alarms.raise({
        name: 'sponsor-fees-written-off',
        message: `More fees of sponsored requests were written off within ${PERIOD_DAYS} days than SPONSOR_WRITE_OFF_ALARM allows.`,
        facts: {
          recentUsd: usdNumber(recent, 2),
          limitUsd: usdNumber(writtenOffLimit, 2),
          now: feesByToken(fees).map(({ path, message }) => `${path} ${message}`),
        },
      });
    return fees;
  };
