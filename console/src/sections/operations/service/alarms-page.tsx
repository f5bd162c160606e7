import type { Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { useAction, usePages } from '../../../api/index.ts';
import {
  Absent,
  Badge,
  Button,
  type Column,
  EmptyState,
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
import { FilterBar } from '../lists/filter-bar.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { ALARMS, AlarmFacts } from './alarm-facts.tsx';

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
      lead="What needs an operator, once for each cause: how often it was raised, first and last."
    >
      {(operator) => <Alarms operator={operator} />}
    </OperationsPage>
  );
}

function Alarms({ operator }: Readonly<{ operator: Operator }>) {
  const { filters, setFilters } = useFilters(['state']);
  const [acknowledged, setAcknowledged] = useState<Alarm>();
  const chosen = CHOICES.find(({ value }) => value === filters.state)?.value ?? 'open';
  const pages = usePages('listAlarms', { query: chosen === 'all' ? {} : { state: chosen } }, (page) => page.alarms);
  return (
    <Section>
      <Stack>
        <FilterBar label="Filter the alarms">
          <Select label="State" value={chosen} onChange={(state) => setFilters({ state })} choices={CHOICES} />
        </FilterBar>
        <RecordList
          label="Alarms"
          pages={pages}
          columns={columnsFor(operator, setAcknowledged)}
          rowKey={({ id }) => id}
          counted={(count) => (count === 1 ? '1 alarm' : `${count.toLocaleString('en')} alarms`)}
          failed="The alarms could not be read"
          empty={
            <EmptyState title={chosen === 'open' ? 'No open alarm' : 'No alarm'}>
              When something needs an operator, the sidebar counts it.
            </EmptyState>
          }
        />
      </Stack>
      {acknowledged !== undefined && <Acknowledge alarm={acknowledged} onClose={() => setAcknowledged(undefined)} />}
    </Section>
  );
}

const columnsFor = (operator: Operator, onAcknowledge: (alarm: Alarm) => void): readonly Column<Alarm>[] => [
  ...COLUMNS,
  {
    id: 'act',
    title: 'Action',
    cell: (alarm) =>
      alarm.state === 'open' && may(operator, 'alarm.acknowledge') ? (
        <Button size="small" onClick={() => onAcknowledge(alarm)}>
          Acknowledge
        </Button>
      ) : (
        <Acknowledged alarm={alarm} />
      ),
  },
];

function Acknowledged({ alarm: { acknowledgement } }: Readonly<{ alarm: Alarm }>) {
  if (acknowledgement === null) return <Absent why="a reviewer acknowledges it" />;
  return (
    <div className={css.note}>
      <Actor name={acknowledgement.by} /> <Time value={acknowledgement.at} />
      <br />
      {acknowledgement.note}
    </div>
  );
}

const COLUMNS: readonly Column<Alarm>[] = [
  {
    id: 'kind',
    title: 'Alarm',
    value: ({ kind, message }) => `${ALARMS[kind]}: ${message}`,
    cell: ({ kind, message, facts }) => (
      <div className={css.wide}>
        <strong title={kind}>{ALARMS[kind]}</strong>
        <div className={css.said}>{message}</div>
        <AlarmFacts facts={facts} />
      </div>
    ),
  },
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => (
      <Badge tone={state === 'open' ? 'bad' : 'neutral'}>{state === 'open' ? 'Open' : 'Acknowledged'}</Badge>
    ),
  },
  {
    id: 'count',
    title: 'Times',
    numeric: true,
    value: ({ count }) => count,
    cell: ({ count }) => count.toLocaleString('en'),
  },
  { id: 'first', title: 'First', value: ({ firstAt }) => firstAt, cell: ({ firstAt }) => <Time value={firstAt} /> },
  { id: 'last', title: 'Last', value: ({ lastAt }) => lastAt, cell: ({ lastAt }) => <Time value={lastAt} /> },
];

function Acknowledge({ alarm, onClose }: Readonly<{ alarm: Alarm; onClose: () => void }>) {
  const acknowledge = useAction('acknowledgeAlarm', {
    changes: ['listAlarms', 'viewOverview', 'viewOperatorSession'],
    onDone: () => {
      toast({ tone: 'good', title: 'Acknowledged' });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title="Acknowledge the alarm"
      description={alarm.message}
      act="Acknowledge"
      label="What was found or done"
      longest={1_000}
      acting={acknowledge}
      onAct={(note) => acknowledge.mutate({ path: { id: alarm.id }, body: { note } })}
      onClose={onClose}
    >
      {() => (
        <p className={css.note}>Raised again within a day, it stays acknowledged. Raised later, it opens again.</p>
      )}
    </ReasonDialog>
  );
}
