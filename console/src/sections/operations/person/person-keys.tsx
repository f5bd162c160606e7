import type { Schemas } from '@institutional-defi/client';
import { Absent, Badge, type Column, EmptyState, Section, Table, Time } from '../../../kit/index.ts';

type File = Schemas['UserFile'];

export const PersonKeys = ({ file }: Readonly<{ file: File }>) => (
  <Section title="API keys" lead="The service stores a digest of each secret, and not the secret.">
    <Table
      label="API keys"
      columns={KEYS}
      rows={file.keys}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title="None">This wallet has created no key.</EmptyState>}
    />
  </Section>
);

const KEYS: readonly Column<File['keys'][number]>[] = [
  { id: 'label', title: 'Label', value: ({ label }) => label, cell: ({ label }) => label },
  { id: 'scopes', title: 'Scopes', cell: ({ scopes }) => scopes.join(', ') },
  {
    id: 'state',
    title: 'State',
    value: ({ revokedAt }) => (revokedAt === null ? 'Active' : 'Revoked'),
    cell: ({ revokedAt }) => (
      <Badge tone={revokedAt === null ? 'good' : 'neutral'}>{revokedAt === null ? 'Active' : 'Revoked'}</Badge>
    ),
  },
  {
    id: 'used',
    title: 'Last used',
    value: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? <Absent why="never used" /> : <Time value={lastUsedAt} />),
  },
  {
    id: 'ends',
    title: 'Ends',
    value: ({ expiresAt }) => expiresAt,
    cell: ({ expiresAt }) => (expiresAt === null ? 'never' : <Time value={expiresAt} />),
  },
];
