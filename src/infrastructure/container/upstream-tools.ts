import type { UpstreamTools } from '../../adapters/upstream/upstream.ts';
import type { Clock } from '../../application/ports/system/clock.ts';
import { upstreamSharingOn } from '../shared-store/upstream-sharing.ts';
import type { Tools } from './tools.ts';

/** What adapters of providers are given; `who` gives trouble, in the log. */
export function upstreamToolsOf({ logger, sharedStore }: Tools, clock: Clock, who: string): UpstreamTools {
  return {
    clock,
    onTrouble: (err) => logger.warn({ err }, `${who} gives trouble`),
    ...(sharedStore && { sharing: upstreamSharingOn(sharedStore, clock) }),
  };
}

/** For answers that decide about people: their calls are counted together, but what is believed was said to this process. */
export function ownAnswersOnly({ sharing, ...tools }: UpstreamTools): UpstreamTools {
  return sharing === undefined ? tools : { ...tools, sharing: { budgetOf: sharing.budgetOf } };
}
