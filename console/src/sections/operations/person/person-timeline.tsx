import type { Schemas } from '@institutional-defi/client';
import { EmptyState, Timeline } from '../../../kit/index.ts';
import { eventsOf } from './person-events.tsx';

/** Everything that happened to the wallet, newest first. */
export function PersonTimeline({ file }: Readonly<{ file: Schemas['UserFile'] }>) {
  const events = eventsOf(file);
  return events.length === 0 ? (
    <EmptyState title="Nothing yet">Events appear when the person verifies, buys, or an operator acts.</EmptyState>
  ) : (
    <Timeline label="Timeline" events={events} />
  );
}
