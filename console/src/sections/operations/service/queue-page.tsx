import type { Schemas } from '@institutional-defi/client';
import { useAction, useOperation } from '../../../api/index.ts';
import {
  Absent,
  Button,
  type Column,
  EmptyState,
  Grid,
  Loaded,
  Section,
  Stat,
  Status,
  Table,
  Time,
  toast,
} from '../../../kit/index.ts';
import { ActError } from '../frame/act-error.tsx';
import css from '../frame/operations.module.css';
import { OperationsPage, type Operator } from '../frame/operators-only.tsx';
import { may } from '../frame/roles.ts';
import { platformName, SERVICE } from '../frame/words.ts';

type DeadLetter = Schemas['DeadLetter'];

export default function QueuePage() {
  return (
    <OperationsPage
      title="Messages"
      lead="What chats of WhatsApp and Telegram sent and wait for, and the services of others that this one reads."
    >
      {(operator) => <Service operator={operator} />}
    </OperationsPage>
  );
}

function Service({ operator }: Readonly<{ operator: Operator }>) {
  const overview = useOperation('viewOverview', undefined, { refetchEvery: 30_000 });
  return (
    <Loaded query={overview} failed="The figures could not be read">
      {({ queue: { waiting, dead }, upstreams }) => (
        <>
          <Grid>
            <Stat label="Waiting for an answer">{waiting === null ? <Absent /> : waiting.toLocaleString('en')}</Stat>
            <Stat label="Unanswered">{dead === null ? <Absent /> : dead.toLocaleString('en')}</Stat>
          </Grid>
          <DeadLetters operator={operator} />
          <Section {...SERVICE.providers}>
            <Table
              label={SERVICE.providers.title}
              columns={PROVIDERS}
              rows={upstreams}
              rowKey={({ name }) => name}
              empty={<EmptyState title="None">No data provider is configured.</EmptyState>}
            />
          </Section>
        </>
      )}
    </Loaded>
  );
}

const PROVIDERS: readonly Column<Schemas['OperatorOverview']['upstreams'][number]>[] = [
  { id: 'name', title: 'Provider', cell: ({ name }) => name },
  {
    id: 'state',
    title: 'State',
    cell: ({ state }) => (
      <Status tone={state === 'available' ? 'good' : 'warn'}>
        {state === 'available' ? 'Responds' : 'Does not respond'}
      </Status>
    ),
  },
];

function DeadLetters({ operator }: Readonly<{ operator: Operator }>) {
  const letters = useOperation('listDeadLetters');
  const replay = useAction('replayDeadLetter', {
    changes: ['listDeadLetters', 'viewOverview'],
    onDone: () => toast({ tone: 'good', title: 'Waits again', text: 'The message is answered as soon as possible.' }),
  });
  const columns: readonly Column<DeadLetter>[] = [
    ...COLUMNS,
    {
      id: 'replay',
      title: 'Action',
      cell: ({ id }) =>
        may(operator, 'dead-letter.replay') ? (
          <Button
            size="small"
            busy={replay.isPending && replay.variables.path.id === id}
            onClick={() => replay.mutate({ path: { id } })}
          >
            Try again
          </Button>
        ) : (
          <Absent why="a reviewer can try it again" />
        ),
    },
  ];
  return (
    <Section {...SERVICE.unanswered}>
      <ActError error={replay.error} title="Not tried again" />
      <Loaded query={letters} failed="The messages could not be read">
        {({ deadLetters }) => (
          <Table
            label={SERVICE.unanswered.title}
            columns={columns}
            rows={deadLetters}
            rowKey={({ id }) => id}
            empty={<EmptyState title="None">Every message was answered.</EmptyState>}
          />
        )}
      </Loaded>
    </Section>
  );
}

const COLUMNS: readonly Column<DeadLetter>[] = [
  {
    id: 'platform',
    title: 'Platform',
    value: ({ platform }) => platformName(platform),
    cell: ({ platform }) => platformName(platform),
  },
  { id: 'message', title: 'Message', cell: ({ messageId }) => <code>{messageId}</code> },
  { id: 'error', title: 'Error', cell: ({ error }) => <span className={css.wide}>{error}</span> },
  {
    id: 'attempts',
    title: 'Attempts',
    numeric: true,
    value: ({ attempts }) => attempts,
    cell: ({ attempts }) => attempts,
  },
  { id: 'at', title: 'Since', value: ({ diedAt }) => diedAt, cell: ({ diedAt }) => <Time value={diedAt} /> },
];
