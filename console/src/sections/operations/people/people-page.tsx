import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import { usePages } from '../../../api/index.ts';
import {
  Absent,
  Badge,
  Button,
  type Column,
  EmptyState,
  Loaded,
  LoadMore,
  Section,
  Select,
  Stack,
  Table,
  Time,
} from '../../../kit/index.ts';
import { checksummed, shortened } from '../../../values/address.ts';
import { FilterBar, SearchField } from '../lists/filter-bar.tsx';
import css from '../frame/operations.module.css';
import { OperationsPage } from '../frame/operators-only.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { KYC_TONES } from '../frame/words.ts';

type User = Schemas['UserEntry'];

const NAMES = ['query', 'kyc', 'tier', 'blocked'] as const;
const ANY = { value: '', label: 'Any' } as const;

export default function PeoplePage() {
  return (
    <OperationsPage title="People" lead="Find a person by wallet, name, e-mail address or referral code.">
      {() => <People />}
    </OperationsPage>
  );
}

function People() {
  const { filters, setFilters } = useFilters(NAMES);
  return (
    <Section>
      <Stack>
        <FilterBar label="Find people">
          <SearchField
            label="Search"
            hint="How it begins, or a whole referral code"
            value={filters.query ?? ''}
            onSettled={(query) => setFilters({ query })}
            placeholder="0x1234…"
          />
          <Select
            label="Verification"
            value={filters.kyc ?? ''}
            onChange={(kyc) => setFilters({ kyc })}
            choices={[
              ANY,
              { value: 'none', label: 'Not verified' },
              { value: 'pending', label: 'In progress' },
              { value: 'approved', label: 'Approved' },
              { value: 'rejected', label: 'Rejected' },
            ]}
          />
          <Select
            label="Tier"
            value={filters.tier ?? ''}
            onChange={(tier) => setFilters({ tier })}
            choices={[ANY, ...(['TIER_1', 'TIER_2', 'TIER_3'] as const).map((tier) => ({ value: tier, label: tier }))]}
          />
          <Select
            label="Blocked"
            value={filters.blocked ?? ''}
            onChange={(blocked) => setFilters({ blocked })}
            choices={[ANY, { value: 'true', label: 'Blocked' }, { value: 'false', label: 'Not blocked' }]}
          />
        </FilterBar>
        <Found filters={filters} onClear={() => setFilters({ query: '', kyc: '', tier: '', blocked: '' })} />
      </Stack>
    </Section>
  );
}

type Filters = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

function Found({ filters, onClear }: Readonly<{ filters: Filters; onClear: () => void }>) {
  // The service says which value of a filter it does not know.
  const query = filters as NonNullable<Parameters<typeof usePages<'listUsers', User>>[1]['query']>;
  const pages = usePages('listUsers', { query }, (page) => page.users);
  return (
    <Loaded query={pages.list} failed="The people could not be read">
      {(users) => (
        <>
          <Table
            label="People"
            columns={COLUMNS}
            rows={users}
            rowKey={({ wallet }) => wallet}
            empty={
              <EmptyState title="Nobody found" action={<Button onClick={onClear}>Clear the filters</Button>}>
                A search finds how a wallet, name or e-mail address begins. For a mistyped wallet, open its page: it
                names the nearest ones.
              </EmptyState>
            }
          />
          <LoadMore pages={pages} shown={`${users.length} ${users.length === 1 ? 'person' : 'people'}`} />
        </>
      )}
    </Loaded>
  );
}

const COLUMNS: readonly Column<User>[] = [
  {
    id: 'wallet',
    title: 'Wallet',
    cell: ({ wallet }) => (
      <Link
        to="/operations/people/$wallet"
        params={{ wallet }}
        className={css.link}
        title={checksummed(wallet) ?? wallet}
      >
        {shortened(checksummed(wallet) ?? wallet)}
      </Link>
    ),
  },
  { id: 'name', title: 'Name', cell: ({ name, username }) => name ?? username ?? <Absent why="no name" /> },
  { id: 'email', title: 'E-mail', cell: ({ email }) => email ?? <Absent why="no e-mail address" /> },
  {
    id: 'kyc',
    title: 'Verification',
    cell: ({ kycStatus, tier }) => (
      <Badge tone={KYC_TONES[kycStatus]}>{tier === null ? kycStatus : `${kycStatus}, ${tier}`}</Badge>
    ),
  },
  {
    id: 'blocked',
    title: 'State',
    cell: ({ isBlocked }) => (isBlocked ? <Badge tone="bad">Blocked</Badge> : <Badge>Active</Badge>),
  },
  { id: 'signed-in', title: 'First sign-in', cell: ({ siweVerifiedAt }) => <Time value={siweVerifiedAt} /> },
  { id: 'created', title: 'Registered', cell: ({ createdAt }) => <Time value={createdAt} /> },
];
