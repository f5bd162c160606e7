import type { Schemas } from '@institutional-defi/client';
import { usePages } from '../../../api/index.ts';
import { Absent, Badge, Button, type Column, EmptyState, Section, Select, Stack, Time } from '../../../kit/index.ts';
import { TIERS, tierName } from '../../../values/tiers.ts';
import { OperationsPage } from '../frame/operators-only.tsx';
import { PersonLink } from '../frame/person-link.tsx';
import { useRoleOf } from '../frame/use-role-of.ts';
import { KYC, ROLES } from '../frame/words.ts';
import { DayFields, FilterBar, rangeOf, SearchField } from '../lists/filter-bar.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { useFilters } from '../lists/use-filters.ts';

type User = Schemas['UserEntry'];

const NAMES = ['query', 'kyc', 'tier', 'blocked', 'from', 'to'] as const;
const ANY = { value: '', label: 'Any' } as const;

export default function PeoplePage() {
  return (
    <OperationsPage title="People" lead="Find a person by wallet, name, e-mail address or referral code.">
      {() => <People />}
    </OperationsPage>
  );
}

function People() {
  const { filters, setFilters, clear } = useFilters(NAMES);
  const { from: _from, to: _to, ...rest } = filters;
  // The service says which value of a filter it does not know.
  const query = { ...rest, ...rangeOf(filters) } as NonNullable<
    Parameters<typeof usePages<'listUsers', User>>[1]['query']
  >;
  const pages = usePages('listUsers', { query }, (page) => page.users);
  return (
    <Section>
      <Stack>
        <FilterBar label="Find people">
          <SearchField
            label="Search"
            hint="How it begins, or a whole referral code"
            value={filters.query ?? ''}
            onSettled={(text) => setFilters({ query: text })}
            placeholder="0x1234…"
          />
          <Select
            label="Verification"
            value={filters.kyc ?? ''}
            onChange={(kyc) => setFilters({ kyc })}
            choices={[ANY, ...Object.entries(KYC).map(([value, { text }]) => ({ value, label: text }))]}
          />
          <Select
            label="Tier"
            value={filters.tier ?? ''}
            onChange={(tier) => setFilters({ tier })}
            choices={[ANY, ...TIERS.map((tier) => ({ value: tier, label: tierName(tier) }))]}
          />
          <Select
            label="Blocked"
            value={filters.blocked ?? ''}
            onChange={(blocked) => setFilters({ blocked })}
            choices={[ANY, { value: 'true', label: 'Blocked' }, { value: 'false', label: 'Not blocked' }]}
          />
          <DayFields days={filters} onChange={setFilters} />
        </FilterBar>
        <RecordList
          label="People"
          pages={pages}
          columns={COLUMNS}
          rowKey={({ wallet }) => wallet}
          counted={(count) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`)}
          failed="The people could not be read"
          empty={
            <EmptyState title="Nobody found" action={<Button onClick={clear}>Clear the filters</Button>}>
              A search finds how a wallet, name or e-mail address begins. For a mistyped wallet, open its page: it names
              the nearest ones.
            </EmptyState>
          }
        />
      </Stack>
    </Section>
  );
}

const Wallet = ({ wallet }: Pick<User, 'wallet'>) => {
  const role = useRoleOf()(wallet);
  return (
    <>
      <PersonLink wallet={wallet} /> {role != null && <Badge tone="accent">{ROLES[role]}</Badge>}
    </>
  );
};

const COLUMNS: readonly Column<User>[] = [
  {
    id: 'wallet',
    title: 'Wallet',
    value: ({ wallet }) => wallet,
    cell: ({ wallet }) => <Wallet wallet={wallet} />,
  },
  {
    id: 'name',
    title: 'Name',
    value: ({ name, username }) => name ?? username,
    cell: ({ name, username }) => name ?? username ?? <Absent why="no name" />,
  },
  {
    id: 'email',
    title: 'E-mail',
    value: ({ email }) => email,
    cell: ({ email }) => email ?? <Absent why="no e-mail address" />,
  },
  {
    id: 'kyc',
    title: 'Verification',
    value: ({ kycStatus }) => KYC[kycStatus].text,
    cell: ({ kycStatus }) => <Badge tone={KYC[kycStatus].tone}>{KYC[kycStatus].text}</Badge>,
  },
  {
    id: 'tier',
    title: 'Tier',
    value: ({ tier }) => tier && tierName(tier),
    cell: ({ tier }) => (tier === null ? <Absent why="no tier" /> : tierName(tier)),
  },
  {
    id: 'blocked',
    title: 'State',
    value: ({ isBlocked }) => (isBlocked ? 'Blocked' : 'Active'),
    cell: ({ isBlocked }) => (isBlocked ? <Badge tone="warn">Blocked</Badge> : <Badge>Active</Badge>),
  },
  {
    id: 'signed-in',
    title: 'First sign-in',
    value: ({ siweVerifiedAt }) => siweVerifiedAt,
    cell: ({ siweVerifiedAt }) => <Time value={siweVerifiedAt} />,
  },
  {
    id: 'created',
    title: 'Registered',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Time value={createdAt} />,
  },
];
