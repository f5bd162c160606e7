import type { UpstreamTools } from '../../adapters/upstream/upstream.ts';
import type { Clock } from '../../application/ports/system/clock.ts';
import { upstreamSharingOn } from '../shared-store/upstream-sharing.ts';
import type { Tools } from './tools.ts';

/** What adapters of providers are given. `who` names the provider in the log. */
export function upstreamToolsOf({ logger, quotas, sharedStore }: Tools, clock: Clock, who: string): UpstreamTools {
  return {
    clock,
    quotas,
    onTrouble: (err) => logger.warn({ err }, `error from ${who}`),
    ...(sharedStore && { sharing: upstreamSharingOn(sharedStore, clock) }),
  };
}

/** For answers that decide about people: calls count against the shared budget, but answers of other processes are not used. */
export function ownAnswersOnly({ sharing, ...tools }: UpstreamTools): UpstreamTools {
  return sharing === undefined ? tools : { ...tools, sharing: { budgetOf: sharing.budgetOf } };
}
