import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import { advance, type Indexed } from './advance-index.ts';
import { findResumePoint } from './find-resume-point.ts';
import { RangeWidth } from './range-width.ts';
import { reportUnissuedPurchases } from './report-unissued-purchases.ts';

export type IndexingResult = Readonly<{
  eventsProcessed: number;
  /** The first and the last confirmed block that were read; both are the cursor when there was nothing new. */
  fromBlock: number;
  toBlock: number;
  /** Number of indexed blocks that were rolled back because of a reorganization. */
  reorgDepth: number;
  durationMs: number;
}>;

type IndexPorts = Pick<Ports, 'alarms' | 'clock' | 'leases' | 'random' | 'saleEvents' | 'purchaseIndex' | 'salePolicy'>;
type Progress = Omit<IndexingResult, 'durationMs'>;

/** A run stops after this time; the next run continues. */
const BUDGET_MS = 3 * 60_000;
/** How often a run starts again because the chain changed while it was read. */
const ATTEMPTS = 3;

/** Indexes the sale's purchases. One process does it at a time; the others return that nothing was new. */
export const indexPurchases = (ports: IndexPorts) => {
  const width = new RangeWidth();
  return async (): Promise<IndexingResult> => {
    const startedAt = ports.clock.now().getTime();
    const progress = await exclusively(ports, 'index-purchases', async () => {
      const made = await catchUp(ports, width, startedAt + BUDGET_MS);
      await reportUnissuedPurchases(ports)();
      return made;
    });
    const result = progress ?? progressOf({ cursor: await ports.purchaseIndex.cursor(), eventsProcessed: 0 }, 0, ports);
    return { ...result, durationMs: ports.clock.now().getTime() - startedAt };
  };
};

/** Rejects with CHAIN_UNAVAILABLE when the chain changed during every attempt; what was committed before stays. */
async function catchUp(ports: IndexPorts, width: RangeWidth, until: number): Promise<Progress> {
  let indexed: Indexed = { cursor: undefined, eventsProcessed: 0 };
  let reorgDepth = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const head = await ports.saleEvents.head();
    const resumePoint = await findResumePoint(ports);
    reorgDepth += resumePoint.reorgDepth;
    const advanced = await advance(ports, width, head, { ...indexed, cursor: resumePoint.cursor }, until);
    indexed = advanced.indexed;
    if (!advanced.chainChanged) return progressOf(indexed, reorgDepth, ports);
  }
  throw chainUnavailable.because(new Error(`The chain changed during each of ${ATTEMPTS} attempts to read it`));
}

function progressOf({ cursor, eventsProcessed, lowest }: Indexed, reorgDepth: number, { salePolicy }: IndexPorts) {
  const toBlock = cursor?.number ?? salePolicy.startBlock;
  return { eventsProcessed, fromBlock: lowest ?? toBlock, toBlock, reorgDepth };
}
