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
  Table,
  Time,
  toast,
} from '../../../kit/index.ts';
import { ActError } from '../frame/act-error.tsx';
import css from '../frame/operations.module.css';
import { OperationsPage, type Operator } from '../frame/operators-only.tsx';
import { may } from '../frame/roles.ts';
import { Upstreams } from './upstreams.tsx';

type DeadLetter = Schemas['DeadLetter'];

export default function QueuePage() {
  return (
    <OperationsPage
      title="Queue"
      lead="Messages that wait, messages that could not be answered, and the systems outside."
    >
      {(operator) => (
        <>
          <Figures />
          <DeadLetters operator={operator} />
          <UpstreamSection />
        </>
      )}
    </OperationsPage>
  );
}

function Figures() {
  const overview = useOperation('viewOverview', undefined, { refetchEvery: 30_000 });
  return (
    <Loaded query={overview} failed="The figures could not be read">
      {({ queue: { waiting, dead } }) => (
        <Grid>
          <Stat label="Waiting">{waiting === null ? <Absent /> : waiting.toLocaleString('en')}</Stat>
          <Stat label="Could not be answered">{dead === null ? <Absent /> : dead.toLocaleString('en')}</Stat>
        </Grid>
      )}
    </Loaded>
  );
}

function DeadLetters({ operator }: Readonly<{ operator: Operator }>) {
  const letters = useOperation('listDeadLetters');
  const replay = useAction('replayDeadLetter', {
    changes: ['listDeadLetters', 'viewOverview'],
    onDone: () => toast({ tone: 'good', title: 'Replayed', text: 'The message waits in the queue again.' }),
  });
  const columns: readonly Column<DeadLetter>[] = [
    ...COLUMNS,
    {
      id: 'replay',
      title: 'Act',
      cell: ({ id }) =>
        may(operator, 'dead-letter.replay') ? (
          <Button
            size="small"
            busy={replay.isPending && replay.variables.path.id === id}
            onClick={() => replay.mutate({ path: { id } })}
          >
            Replay
          </Button>
        ) : (
          <Absent why="a reviewer can replay it" />
        ),
    },
  ];
  return (
    <Section title="Dead letters" lead="Mend the cause that the error names, then replay.">
      <ActError error={replay.error} title="Not replayed" />
      <Loaded query={letters} failed="The dead letters could not be read">
        {({ deadLetters }) => (
          <Table
            label="Dead letters"
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
  { id: 'platform', title: 'Platform', value: ({ platform }) => platform, cell: ({ platform }) => platform },
  { id: 'message', title: 'Message', cell: ({ messageId }) => <code>{messageId}</code> },
  { id: 'error', title: 'Error', cell: ({ error }) => <span className={css.wide}>{error}</span> },
  {
    id: 'attempts',
    title: 'Attempts',
    numeric: true,
    value: ({ attempts }) => attempts,
    cell: ({ attempts }) => attempts,
  },
  { id: 'at', title: 'Given up', value: ({ diedAt }) => diedAt, cell: ({ diedAt }) => <Time value={diedAt} /> },
];

function UpstreamSection() {
  const overview = useOperation('viewOverview', undefined, { refetchEvery: 30_000 });
  return (
    <Section title="Upstreams" lead="As the process that answered sees them.">
      <Loaded query={overview} failed="The upstreams could not be read">
        {({ upstreams }) => <Upstreams upstreams={upstreams} />}
      </Loaded>
    </Section>
  );
}
