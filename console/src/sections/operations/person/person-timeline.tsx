import type { Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { EmptyState, Select, Stack, Timeline } from '../../../kit/index.ts';
import { usePaymentToken } from '../frame/use-payment-token.ts';
import { eventsOf, SUBJECTS, type Subject } from './events/events-of.ts';
import css from './person.module.css';

const CHOICES = [
  { value: 'all', label: 'Everything' },
  ...Object.entries(SUBJECTS).map(([value, label]) => ({ value: value as Subject, label })),
] as const;

/** Everything that happened to the wallet, newest first. */
export function PersonTimeline({ file }: Readonly<{ file: Schemas['UserFile'] }>) {
  const [chosen, setChosen] = useState<Subject | 'all'>('all');
  const events = eventsOf(file, usePaymentToken(), chosen);
  return (
    <Stack>
      <div className={css.show}>
        <Select
          label="Show"
          value={chosen}
          onChange={setChosen}
          choices={CHOICES}
          hint="The newest hundred of each kind."
        />
      </div>
      {events.length === 0 ? (
        <EmptyState title="No events">Events appear when the person verifies, buys, or an operator acts.</EmptyState>
      ) : (
        <Timeline label="Timeline" events={events} />
      )}
    </Stack>
  );
}
