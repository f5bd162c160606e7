import type { Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction, usePages } from '../../../api/index.ts';
import {
  Badge,
  Button,
  EmptyState,
  Loaded,
  LoadMore,
  Row,
  Section,
  Select,
  Stack,
  Time,
  toast,
} from '../../../kit/index.ts';
import { Actor } from '../frame/actor.tsx';
import css from '../frame/operations.module.css';
import { OperationsPage, type Operator } from '../frame/operators-only.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { may } from '../frame/roles.ts';
import { useFilters } from '../lists/use-filters.ts';

type Alarm = Schemas['Alarm'];

const CHOICES = [
  { value: 'open', label: 'Open' },
  { value: 'acknowledged', label: 'Acknowledged' },
  { value: 'all', label: 'All' },
] as const;

export default function AlarmsPage() {
  return (
    <OperationsPage
      title="Alarms"
      lead="What needs an operator. One alarm a condition, with its first and last time and its count."
    >
      {(operator) => <Alarms operator={operator} />}
    </OperationsPage>
  );
}

function Alarms({ operator }: Readonly<{ operator: Operator }>) {
  const { filters, setFilters } = useFilters(['state']);
  const chosen = CHOICES.find(({ value }) => value === filters.state)?.value ?? 'open';
  const pages = usePages('listAlarms', { query: chosen === 'all' ? {} : { state: chosen } }, (page) => page.alarms);
  return (
    <Stack>
      <Section>
        <Select label="State" value={chosen} onChange={(state) => setFilters({ state })} choices={CHOICES} />
      </Section>
      <Loaded query={pages.list} failed="The alarms could not be read">
        {(alarms) =>
          alarms.length === 0 ? (
            <EmptyState title={chosen === 'open' ? 'No open alarm' : 'No alarm'}>
              When something needs an operator, the line above says that something has changed.
            </EmptyState>
          ) : (
            <>
              {alarms.map((alarm) => (
                <AlarmCard key={alarm.id} alarm={alarm} operator={operator} />
              ))}
              <LoadMore pages={pages} shown={`${alarms.length} ${alarms.length === 1 ? 'alarm' : 'alarms'}`} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function AlarmCard({ alarm, operator }: Readonly<{ alarm: Alarm; operator: Operator }>) {
  const [isOpen, setOpen] = useState(false);
  const { kind, subject, message, facts, state, firstAt, lastAt, count, acknowledgement } = alarm;
  const known = Object.entries(facts);
  return (
    <Section
      title={message}
      lead={
        <>
          <code>{kind}</code> {subject}
        </>
      }
      actions={
        <>
          <Badge tone={state === 'open' ? 'bad' : 'neutral'}>{state}</Badge>
          {state === 'open' && may(operator, 'alarm.acknowledge') && (
            <Button size="small" onClick={() => setOpen(true)}>
              Acknowledge
            </Button>
          )}
        </>
      }
    >
      <Row>
        <span>
          First <Time value={firstAt} />
        </span>
        <span>
          Last <Time value={lastAt} />
        </span>
        <span>{count === 1 ? 'once' : `${count.toLocaleString('en')} times`}</span>
      </Row>
      {known.length > 0 && (
        <ul className={css.facts}>
          {known.map(([name, value]) => (
            <li key={name}>
              {name}: {String(value)}
            </li>
          ))}
        </ul>
      )}
      {acknowledgement !== null && (
        <p className={css.note}>
          <Actor name={acknowledgement.by} /> <Time value={acknowledgement.at} />: {acknowledgement.note}
        </p>
      )}
      {isOpen && <Acknowledge alarm={alarm} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function Acknowledge({ alarm, onClose }: Readonly<{ alarm: Alarm; onClose: () => void }>) {
  const acknowledge = useAction('acknowledgeAlarm', {
    changes: ['listAlarms', 'viewOverview'],
    onDone: () => {
      toast({ tone: 'good', title: 'Acknowledged' });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title="Acknowledge the alarm"
      description={`${alarm.message}. Raised again within a day, it stays acknowledged; later, it opens again.`}
      act="Acknowledge"
      label="What was found or done"
      longest={1_000}
      acting={acknowledge}
      onAct={(note) => acknowledge.mutate({ path: { id: alarm.id }, body: { note } })}
      onClose={onClose}
    />
  );
}
