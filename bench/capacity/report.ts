import { FIGURES, provenance } from './figures.ts';
import { type QueueSettings, simulate } from './queue.ts';

const REQUESTS = 200_000;
const SEED = 20_261_122;
const AIM_MS = 50;
/** An instance that works more than this has no room for a burst, or for the work of a neighbour that stopped. */
const MOST_UTILISATION = 0.7;

const line = (cells: readonly (string | number)[]) =>
  cells
    .map((cell) => String(cell).padStart(14))
    .join('')
    .trimEnd();
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
const ms = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : 'grows');

const queue = (perSecond: number, processes: number, assignment: QueueSettings['assignment']) =>
  simulate({
    ...{ perSecond, processes, assignment, requests: REQUESTS, seed: SEED },
    service: { ms: FIGURES.authorizeMs.value, variation: FIGURES.variation.value },
  });

/** One process, from idle to full. */
function oneProcess(): readonly string[] {
  const full = 1_000 / FIGURES.authorizeMs.value;
  const rows = [0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95].map((share) => {
    const { utilisation, latency } = queue(full * share, 1, 'shared');
    return line([(full * share).toFixed(0), percent(utilisation), ms(latency.p50), ms(latency.p99)]);
  });
  return ['One process: authorizations', line(['a second', 'utilisation', 'p50 ms', 'p99 ms']), ...rows];
}

/** The fewest processes at which the tail and the utilisation are within their aims, over kept connections. */
export function processesFor(perSecond: number): number {
  const least = Math.ceil((perSecond * FIGURES.authorizeMs.value) / 1_000 / MOST_UTILISATION);
  for (let processes = least; ; processes += 1)
    if (queue(perSecond, processes, 'fixed').latency.p99 <= AIM_MS) return processes;
}

/** Connections in use at once: the rate times how long a request holds one. Twice that leaves room for bursts. */
export const connectionsFor = (perSecond: number): number =>
  Math.ceil((2 * perSecond * FIGURES.authorizeTrips.value * FIGURES.tripMs.value) / 1_000);

function manyProcesses(): readonly string[] {
  const rows = [100, 300, 1_000, 3_000, 10_000, 30_000].map((perSecond) => {
    const processes = processesFor(perSecond);
    const [fixed, shared] = [queue(perSecond, processes, 'fixed'), queue(perSecond, processes, 'shared')];
    const databaseCores = (perSecond * FIGURES.databaseMs.value) / 1_000;
    return line([
      ...[perSecond, processes, percent(fixed.utilisation), ms(fixed.latency.p99), ms(shared.latency.p99)],
      ...[connectionsFor(perSecond), databaseCores.toFixed(1)],
      percent(perSecond / FIGURES.sealedPerSecond.value),
    ]);
  });
  return [
    `Processes for authorizations: p99 at most ${AIM_MS} ms of computing and waiting, utilisation at most ${percent(MOST_UTILISATION)}`,
    line(['a second', 'processes', 'utilisation', 'p99 kept', 'p99 shared', 'connections', 'db cores', 'sealing']),
    ...rows,
  ];
}

/** From commit to signed checkpoint, at most: the wait for the next run, and the time to seal what has gathered since the last one. */
export function sealingDelayMs(perSecond: number): number {
  const { sealEveryMs, sealedPerSecond } = FIGURES;
  const load = perSecond / sealedPerSecond.value;
  return load >= 1 ? Number.POSITIVE_INFINITY : sealEveryMs.value * (1 + load);
}

function sealing(): readonly string[] {
  const rows = [100, 500, 1_000, 2_000, 3_000, 4_000, 4_700].map((perSecond) =>
    line([perSecond, percent(perSecond / FIGURES.sealedPerSecond.value), ms(sealingDelayMs(perSecond))]),
  );
  return ['The audit log, one writer for all processes', line(['entries/s', 'utilisation', 'longest ms']), ...rows];
}

/** What the measured figures allow, by a model. The same on every machine. */
export const capacity = async (): Promise<string> =>
  [['', 'Capacity, by a model', provenance()], oneProcess(), manyProcesses(), sealing()]
    .map((part) => part.join('\n'))
    .join('\n\n');
