import type { Schemas } from '@institutional-defi/client';
import {
  Absent,
  Address,
  Badge,
  type Column,
  EmptyState,
  Hash,
  Section,
  Stack,
  Table,
  Time,
} from '../../../kit/index.ts';
import { tierName } from '../../../values/tiers.ts';
import { Actor } from '../frame/actor.tsx';
import { KYC } from '../frame/words.ts';

type File = Schemas['UserFile'];
type Session = File['kyc']['sessions'][number];
type Ruling = File['kyc']['rulings'][number];
type Acceptance = File['terms']['acceptances'][number];

export const PersonVerification = ({ file: { kyc, terms } }: Readonly<{ file: File }>) => (
  <Stack>
    <Section title="Verifications at the provider">
      <Table
        label="Verifications at the provider"
        columns={SESSIONS}
        rows={kyc.sessions}
        rowKey={({ id }) => id}
        empty={<EmptyState title="None">This person has not opened a verification.</EmptyState>}
      />
    </Section>
    <Section title="Tiers that operators granted or revoked">
      <Table
        label="Granted and revoked tiers"
        columns={RULINGS}
        rows={kyc.rulings}
        rowKey={({ kind, at }) => `${kind} ${at}`}
        empty={<EmptyState title="None">Operators have granted or revoked nothing.</EmptyState>}
      />
    </Section>
    <Section title="Other wallets of this person">
      {kyc.otherWallets.length === 0 ? (
        <Absent why="No other wallet is known" />
      ) : (
        <ul>
          {kyc.otherWallets.map((wallet) => (
            <li key={wallet}>
              <Address value={wallet} />
            </li>
          ))}
        </ul>
      )}
    </Section>
    <Section title="Terms" lead={`The current version is ${terms.currentVersion}.`}>
      <Table
        label="Accepted terms"
        columns={ACCEPTANCES}
        rows={terms.acceptances}
        rowKey={({ version, acceptedAt }) => `${version} ${acceptedAt}`}
        empty={<EmptyState title="Not accepted">This person has not accepted the terms.</EmptyState>}
      />
    </Section>
  </Stack>
);

const SESSIONS: readonly Column<Session>[] = [
  { id: 'tier', title: 'Tier', value: ({ tier }) => tierName(tier), cell: ({ tier }) => tierName(tier) },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status, revokedAt }) =>
      revokedAt === null ? <Badge tone={KYC[status].tone}>{KYC[status].text}</Badge> : <Badge>Revoked</Badge>,
  },
  {
    id: 'country',
    title: 'Country',
    cell: ({ countryCode, region }) => [countryCode, region].filter(Boolean).join('-') || <Absent />,
  },
  { id: 'opened', title: 'Opened', cell: ({ createdAt }) => <Time value={createdAt} /> },
  { id: 'changed', title: 'Changed', cell: ({ statusAt }) => <Time value={statusAt} /> },
  { id: 'id', title: 'Session', cell: ({ id }) => <code>{id}</code> },
];

const RULINGS: readonly Column<Ruling>[] = [
  { id: 'kind', title: 'Change', cell: ({ kind }) => (kind === 'grant' ? 'Granted' : 'Revoked') },
  { id: 'tier', title: 'Tier', cell: ({ tier }) => (tier === null ? 'All tiers' : tierName(tier)) },
  { id: 'by', title: 'By', cell: ({ by }) => (by === null ? <Absent why="not recorded" /> : <Actor name={by} />) },
  { id: 'reason', title: 'Reason', cell: ({ reason }) => reason ?? <Absent why="not recorded" /> },
  { id: 'at', title: 'Time', cell: ({ at }) => <Time value={at} /> },
  { id: 'ends', title: 'Ends', cell: ({ expiresAt }) => <Time value={expiresAt} /> },
];

const ACCEPTANCES: readonly Column<Acceptance>[] = [
  { id: 'version', title: 'Terms', cell: ({ version }) => `Version ${version}` },
  { id: 'at', title: 'Accepted', cell: ({ acceptedAt }) => <Time value={acceptedAt} /> },
  { id: 'ip', title: 'From', cell: ({ ip }) => <code>{ip}</code> },
  {
    id: 'text',
    title: 'Text fingerprint (SHA-256)',
    cell: ({ textSha256 }) => <Hash value={textSha256} copy="Copy the SHA-256" />,
  },
];
