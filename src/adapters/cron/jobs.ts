import type { MessagingUseCases } from '../../application/messaging/index.ts';
import type { Leases } from '../../application/ports/leases.ts';
import type { Random } from '../../application/ports/random.ts';
import type { SaleUseCases } from '../../application/sale/index.ts';
import type { UpkeepUseCases } from '../../application/upkeep/index.ts';

/** Work that runs by the clock. `schedule` is a cron expression with seconds, in UTC. */
export type Job = Readonly<{ name: string; schedule: string; run(): Promise<unknown> }>;
type SlottedJob = Job & Readonly<{ slotMs: number }>;

type Rooms = Readonly<{
  sale: SaleUseCases;
  /** Undefined while messaging is off. */
  messaging: MessagingUseCases | undefined;
  upkeep: UpkeepUseCases;
}>;

/** Every process has the same jobs; of all of them one runs each slot. */
export function jobs({ sale, messaging, upkeep }: Rooms, slots: Slots): readonly Job[] {
  const all: readonly SlottedJob[] = [
    { name: 'index-purchases', schedule: '*/15 * * * * *', slotMs: 14_000, run: sale.indexPurchases },
    ...(messaging === undefined
      ? []
      : [{ name: 'drain-messages', schedule: '*/5 * * * * *', slotMs: 4_000, run: messaging.drain }]),
    { name: 'purge-expired', schedule: '0 17 * * * *', slotMs: 30 * 60_000, run: upkeep.purgeExpired },
  ];
  return all.map((job) => onceASlot(job, slots));
}

type Slots = Readonly<{ leases: Leases; random: Pick<Random, 'uuid'> }>;

/** Takes the slot for a little less than the time to the next one, and never gives it back: a fast run must not be run again. */
const onceASlot = ({ name, schedule, slotMs, run }: SlottedJob, { leases, random }: Slots): Job => ({
  name,
  schedule,
  run: async () => ((await leases.acquire(`slot ${name}`, random.uuid(), slotMs)) ? await run() : undefined),
});
