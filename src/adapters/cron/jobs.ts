import type { AuditUseCases } from '../../application/audit/index.ts';
import type { IdempotencyUseCases } from '../../application/idempotency/index.ts';
import type { KycUseCases } from '../../application/kyc/index.ts';
import type { MessagingUseCases } from '../../application/messaging/index.ts';
import type { NoticeUseCases } from '../../application/notice/index.ts';
import type { PaymasterUseCases } from '../../application/paymaster/index.ts';
import type { PaymentUseCases } from '../../application/payment/index.ts';
import type { PortfolioUseCases } from '../../application/portfolio/index.ts';
import type { Leases, Random } from '../../application/ports/system.ts';
import type { ReconciliationUseCases } from '../../application/reconciliation/index.ts';
import type { RetentionUseCases } from '../../application/retention/index.ts';
import type { SaleUseCases } from '../../application/sale/index.ts';
import type { Stopping } from '../../application/shared/stopping.ts';
import type { SwapUseCases } from '../../application/swap/index.ts';
import type { TransferUseCases } from '../../application/transfer/index.ts';
import { paidBy } from '../upstream/payer.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY = 24 * HOUR_S;

/** The seconds between two runs of a cron expression with seconds. Throws for one whose runs have different distances. */
export function intervalOf(schedule: string): number {
  const [second = '', minute = '', hour = '', ...days] = schedule.split(' ');
  if (days.length !== 3 || days.some((field) => field !== '*')) throw unsupported(schedule);
  for (const [field, unit, coarser] of [
    [second, 1, [minute, hour]],
    [minute, MINUTE_S, [hour]],
    [hour, HOUR_S, []],
  ] as const) {
    if (/^\d+$/.test(field)) continue;
    const every = field === '*' ? 1 : Number(/^\*\/(\d+)$/.exec(field)?.[1]);
    const whole = unit === HOUR_S ? 24 : MINUTE_S;
    if (!(every > 0 && whole % every === 0) || coarser.some((value) => value !== '*')) throw unsupported(schedule);
    return every * unit;
  }
  return DAY;
}

const unsupported = (schedule: string) => new Error(`The schedule ${schedule} has no fixed interval`);

type Rooms = Readonly<{
  audit: AuditUseCases;
  idempotency: IdempotencyUseCases;
  kyc: KycUseCases;
  /** Undefined when messaging is off. */
  messaging: MessagingUseCases | undefined;
  notice: NoticeUseCases;
  paymaster: PaymasterUseCases;
  payment: PaymentUseCases;
  portfolio: PortfolioUseCases;
  reconciliation: ReconciliationUseCases;
  retention: RetentionUseCases;
  sale: SaleUseCases;
  swap: SwapUseCases;
  transfer: TransferUseCases;
}>;

/** The result of a run that another process does. */
export const SKIPPED = Symbol('skipped');

/** A scheduled job. `schedule` is a cron expression with seconds, in UTC. A long run ends early once the process stops. */
export type Job = Readonly<{ name: string; schedule: string; run(stopping?: Stopping): Promise<unknown> }>;
type SlottedJob = Job & Readonly<{ slotMs: number }>;

const MINUTE_MS = 60_000;
/** Anyone can send a message, so messages have a caller's share of the providers' quotas, not the service's own. */
const MESSAGES = { network: 'job:drain-messages', wallet: 'job:drain-messages' };

/** Every process schedules the same jobs; a lease ensures that only one process runs each occurrence. */
export function jobs(
  {
    audit,
    idempotency,
    kyc,
    messaging,
    notice,
    paymaster,
    payment,
    portfolio,
    reconciliation,
    retention,
    sale,
    swap,
    transfer,
  }: Rooms,
  slots: Slots,
): readonly Job[] {
  const all: readonly SlottedJob[] = [
    { name: 'index-purchases', schedule: '*/15 * * * * *', slotMs: 14_000, run: sale.indexPurchases },
    { name: 'index-auctions', schedule: '*/15 * * * * *', slotMs: 14_000, run: sale.indexAuctions },
    { name: 'check-signers', schedule: '10 * * * * *', slotMs: 50_000, run: sale.checkSigners },
    { name: 'settle-mints', schedule: '40 * * * * *', slotMs: 50_000, run: sale.settleMints },
    { name: 'seal-audit-log', schedule: '*/2 * * * * *', slotMs: 1_500, run: audit.sealLog },
    { name: 'forget-answers', schedule: '0 57 * * * *', slotMs: 30 * MINUTE_MS, run: idempotency.forgetAnswers },
    { name: 'resync-kyc', schedule: '30 * * * * *', slotMs: 50_000, run: kyc.resyncOpenSessions },
    { name: 'reconcile-payments', schedule: '*/30 * * * * *', slotMs: 28_000, run: payment.reconcilePayments },
    { name: 'portfolio-snapshots', schedule: '0 */5 * * * *', slotMs: 4 * MINUTE_MS, run: portfolio.takeSnapshots },
    { name: 'follow-transactions', schedule: '*/10 * * * * *', slotMs: 9_000, run: transfer.followTransactions },
    { name: 'follow-sponsorships', schedule: '*/5 * * * * *', slotMs: 4_000, run: paymaster.followSponsorships },
    { name: 'send-notices', schedule: '*/5 * * * * *', slotMs: 4_000, run: notice.send },
    { name: 'announce-terms', schedule: '0 52 * * * *', slotMs: 30 * MINUTE_MS, run: notice.announceTerms },
    { name: 'purge-old', schedule: '0 7 * * * *', slotMs: 30 * MINUTE_MS, run: retention.purgeOld },
    { name: 'purge-shared', schedule: '50 * * * * *', slotMs: 50_000, run: retention.purgeShared },
    { name: 'reconcile', schedule: '20 */15 * * * *', slotMs: 14 * MINUTE_MS, run: reconciliation.reconcile },
    { name: 'compare-swap-contracts', schedule: '0 37 * * * *', slotMs: 30 * MINUTE_MS, run: swap.compareContracts },
    { name: 'check-treasuries', schedule: '45 */5 * * * *', slotMs: 4 * MINUTE_MS, run: paymaster.checkTreasuries },
    { name: 'write-off-fees', schedule: '15 57 * * * *', slotMs: 30 * MINUTE_MS, run: paymaster.writeOffFees },
    ...(messaging === undefined ? [] : messagingJobs(messaging)),
  ];
  return all.map((job) => onceASlot(job, slots));
}

const messagingJobs = (messaging: MessagingUseCases): readonly SlottedJob[] => [
  { name: 'drain-messages', schedule: '*/5 * * * * *', slotMs: 4_000, run: () => paidBy(MESSAGES, messaging.drain) },
];

type Slots = Readonly<{ leases: Leases; random: Pick<Random, 'uuid'> }>;

/** Holds the lease for slightly less than the interval and never releases it, so that no other process repeats a fast run. */
const onceASlot = ({ name, schedule, slotMs, run }: SlottedJob, { leases, random }: Slots): Job => ({
  name,
  schedule,
  run: async (stopping) =>
    (await leases.acquire(`slot ${name}`, random.uuid(), slotMs)) ? await run(stopping) : SKIPPED,
});
