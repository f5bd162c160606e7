import { Absent, Badge, Button, type Column, Time, type Tone, Tooltip } from '../../kit/index.ts';
import css from './developer.module.css';
import { type ApiKey, type KeyState, stateOf } from './key-state.ts';
import { type KeyUsage, totalOf } from './key-usage.ts';
import { allows } from './scopes.ts';

const STATE: Readonly<Record<KeyState, Readonly<{ tone: Tone; label: string }>>> = {
  active: { tone: 'good', label: 'Active' },
  expired: { tone: 'neutral', label: 'Expired' },
  revoked: { tone: 'neutral', label: 'Revoked' },
};

type OfKey = Readonly<{ apiKey: ApiKey }>;

const Named = ({ apiKey: { label, createdAt } }: OfKey) => (
  <>
    <strong>{label}</strong>
    <div className={css.text}>
      Created <Time value={createdAt} />
    </div>
  </>
);

const Requests = ({ requests, failed }: ReturnType<typeof totalOf>) => (
  <>
    {requests.toLocaleString('en')}
    {failed > 0 && <div className={css.text}>Failed: {failed.toLocaleString('en')}</div>}
  </>
);

const Ends = ({ apiKey: { expiresAt, revokedAt } }: OfKey) =>
  expiresAt === null && revokedAt === null ? (
    <span className={css.text}>No end</span>
  ) : (
    <span className={css.text}>
      {revokedAt === null && 'Ends '}
      <Time value={revokedAt ?? expiresAt} />
    </span>
  );

export const keyColumns = (usage: KeyUsage, onRevoke: (key: ApiKey) => void): readonly Column<ApiKey>[] => [
  { id: 'label', title: 'Label', value: ({ label }) => label, cell: (key) => <Named apiKey={key} /> },
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
  {
    id: 'requests',
    title: 'Requests, 7 days',
    numeric: true,
    value: ({ id }) => totalOf(usage, id).requests,
    cell: ({ id }) => <Requests {...totalOf(usage, id)} />,
  },
  {
    id: 'used',
    title: 'Last used',
    value: ({ lastUsedAt }) => lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? <Absent why="never used" /> : <Time value={lastUsedAt} />),
  },
  {
    id: 'state',
    title: 'State',
    cell: (key) => {
      const { tone, label } = STATE[stateOf(key, new Date())];
      return (
        <>
          <Badge tone={tone}>{label}</Badge> <Ends apiKey={key} />
        </>
      );
    },
  },
  {
    id: 'revoke',
    title: 'Action',
    cell: (key) =>
      stateOf(key, new Date()) === 'active' ? (
        <Button size="small" aria-label={`Revoke ${key.label}`} onClick={() => onRevoke(key)}>
          Revoke
        </Button>
      ) : (
        <Absent why="ended" />
      ),
  },
];
