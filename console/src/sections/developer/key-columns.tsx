import { Absent, Badge, Button, type Column, Time, type Tone, Tooltip } from '../../kit/index.ts';
import css from './developer.module.css';
import { type ApiKey, type KeyState, stateOf } from './key-state.ts';
import { allows } from './scopes.ts';

const STATE: Readonly<Record<KeyState, Readonly<{ tone: Tone; label: string }>>> = {
  active: { tone: 'good', label: 'Active' },
  expired: { tone: 'neutral', label: 'Expired' },
  revoked: { tone: 'bad', label: 'Revoked' },
};

export const keyColumns = (onRevoke: (key: ApiKey) => void): readonly Column<ApiKey>[] => [
  { id: 'label', title: 'Label', cell: ({ label }) => <strong>{label}</strong> },
  {
    id: 'key',
    title: 'Key',
    cell: ({ prefix, lastFour }) => (
      <code>
        {prefix}…{lastFour}
      </code>
    ),
  },
  {
    id: 'scopes',
    title: 'Scopes',
    cell: ({ scopes }) => (
      <div className={css.tags}>
        {scopes.map((scope) => (
          <Tooltip key={scope} text={allows(scope)}>
            <Badge>{scope}</Badge>
          </Tooltip>
        ))}
      </div>
    ),
  },
  { id: 'created', title: 'Created', cell: ({ createdAt }) => <Time value={createdAt} /> },
  {
    id: 'used',
    title: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? <Absent why="never used" /> : <Time value={lastUsedAt} />),
  },
  {
    id: 'expires',
    title: 'Ends',
    cell: ({ expiresAt, revokedAt }) =>
      expiresAt === null && revokedAt === null ? 'No end' : <Time value={revokedAt ?? expiresAt} />,
  },
  {
    id: 'state',
    title: 'State',
    cell: (key) => {
      const { tone, label } = STATE[stateOf(key, new Date())];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: 'revoke',
    title: 'Act',
    cell: (key) =>
      stateOf(key, new Date()) === 'active' ? (
        <Button size="small" variant="danger" aria-label={`Revoke ${key.label}`} onClick={() => onRevoke(key)}>
          Revoke
        </Button>
      ) : (
        <Absent why="ended" />
      ),
  },
];
