import type { Data } from '@institutional-defi/client';
import { useMemo, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import {
  Badge,
  Button,
  type Column,
  CopyButton,
  DayBars,
  EmptyState,
  Loaded,
  Section,
  Select,
  Stack,
  Table,
  Time,
} from '../../kit/index.ts';
import css from './developer.module.css';
import { usageByDay, usageDays } from './key-usage.ts';

type Known = Data<'listApiKeys'>;
type Request = Known['requests'][number];

const EVERY_SECONDS = 10;
/** The service stores them in batches. */
const STORED_AFTER_SECONDS = 1;

/** What the keys did in the last seven days. */
export function RequestsSection() {
  const keys = useOperation('listApiKeys', undefined, { refetchEvery: EVERY_SECONDS * 1_000 });
  return (
    <Section
      title="Requests"
      lead="The counts of each key and its newest hundred requests, without bodies, kept for seven days. They are stored once a second; those of a process that crashes before are lost."
    >
      <Loaded query={keys} failed="The requests could not be read">
        {(known) =>
          known.usage.length === 0 ? (
            <EmptyState title="No request in the last seven days">
              Create a key and send the first request below. It appears here within{' '}
              {EVERY_SECONDS + STORED_AFTER_SECONDS} seconds.
            </EmptyState>
          ) : (
            <Requests known={known} />
          )
        }
      </Loaded>
    </Section>
  );
}

/** So many at first: the guides stand below them. */
const FIRST = 10;

const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });

function Requests({ known: { keys, usage, requests } }: Readonly<{ known: Known }>) {
  const [chosen, setChosen] = useState('');
  const [isWhole, setWhole] = useState(false);
  const id = chosen === '' ? undefined : Number(chosen);
  const own = requests.filter(({ keyId }) => id === undefined || keyId === id);
  const { requests: sent, failed } = usageByDay(usage, id);
  const labels = useMemo(() => new Map(keys.map(({ id: key, label }) => [key, label])), [keys]);
  const columns = useMemo(() => columnsFor(labels), [labels]);
  return (
    <Stack>
      <div className={css.key}>
        <Select
          label="Key"
          value={chosen}
          onChange={setChosen}
          choices={[
            { value: '', label: 'All keys' },
            ...keys.map(({ id: key, label, lastFour }) => ({ value: String(key), label: `${label} (…${lastFour})` })),
          ]}
        />
      </div>
      <DayBars
        label="Requests by day"
        days={usageDays(new Date())}
        series={[
          { name: 'Requests', figures: sent },
          { name: 'Failed', figures: failed, look: 'bad' },
        ]}
        format={whole}
      />
      <Table
        label="Newest requests"
        columns={columns}
        rows={isWhole ? own : own.slice(0, FIRST)}
        rowKey={({ id: request, at }) => `${request} ${at}`}
        empty={<EmptyState title="No request of this key">Choose another key, or all of them.</EmptyState>}
      />
      {!isWhole && own.length > FIRST && (
        <div>
          <Button size="small" onClick={() => setWhole(true)}>
            Show all {own.length} requests
          </Button>
        </div>
      )}
    </Stack>
  );
}

const toneOf = (status: number) => (status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good');

const columnsFor = (labels: ReadonlyMap<number, string>): readonly Column<Request>[] => [
  {
    id: 'operation',
    title: 'Operation',
    value: ({ operation }) => operation,
    cell: ({ operation }) => <code>{operation}</code>,
  },
  {
    id: 'status',
    title: 'Status',
    numeric: true,
    value: ({ status }) => status,
    cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
  },
  {
    id: 'ms',
    title: 'Latency',
    numeric: true,
    value: ({ ms }) => ms,
    cell: ({ ms }) => `${ms.toLocaleString('en')} ms`,
  },
  {
    id: 'key',
    title: 'Key',
    value: ({ keyId }) => labels.get(keyId),
    cell: ({ keyId }) => labels.get(keyId) ?? `Key ${keyId}`,
  },
  {
    id: 'id',
    title: 'Request id',
    value: ({ id }) => id,
    cell: ({ id }) => (
      <span className={css.requestId}>
        <code>{id}</code> <CopyButton value={id} label="Copy the request id" />
      </span>
    ),
  },
  { id: 'at', title: 'Time', value: ({ at }) => at, cell: ({ at }) => <Time value={at} /> },
];
