import type { Schemas } from '@institutional-defi/client';
import { type Column, EmptyState, Status, Table } from '../../../kit/index.ts';

type Upstream = Schemas['OperatorOverview']['upstreams'][number];

export const Upstreams = ({ upstreams }: Readonly<{ upstreams: readonly Upstream[] }>) => (
  <Table
    label="Upstreams"
    columns={COLUMNS}
    rows={upstreams}
    rowKey={({ name }) => name}
    empty={<EmptyState title="No provider is watched">Nodes of chains are not among them.</EmptyState>}
  />
);

const COLUMNS: readonly Column<Upstream>[] = [
  { id: 'name', title: 'Upstream', cell: ({ name }) => name },
  {
    id: 'state',
    title: 'State',
    cell: ({ state }) => (
      <Status tone={state === 'available' ? 'good' : 'warn'}>
        {state === 'available' ? 'Available' : 'Resting after failures'}
      </Status>
    ),
  },
];
