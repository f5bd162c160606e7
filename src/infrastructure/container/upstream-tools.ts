import type { UpstreamTools } from '../../adapters/upstream/upstream.ts';
import type { Clock } from '../../application/ports/system.ts';
import { upstreamSharingOn } from '../shared-store/upstream-sharing.ts';
import type { Tools } from './tools.ts';

/** The tools of a provider's adapter. `who` names the provider in the log. */
export function upstreamToolsOf(
  { logger, metrics, quotas, sharedStore, tracer }: Tools,
  clock: Clock,
  who: string,
  watch: NonNullable<UpstreamTools['watch']>,
): UpstreamTools {
  return {
    clock,
    quotas,
    meter: metrics.upstreams,
    tracer,
    watch,
    onTrouble: (err) => logger.warn({ err }, `error from ${who}`),
    ...(sharedStore && { sharing: upstreamSharingOn(sharedStore, clock) }),
  };
}

/** For responses that decide about people: calls count against the shared budget, but responses are not shared between processes. */
export function ownAnswersOnly({ sharing, ...tools }: UpstreamTools): UpstreamTools {
  return sharing === undefined ? tools : { ...tools, sharing: { budgetOf: sharing.budgetOf } };
}
