import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import {
  Absent,
  Address,
  Badge,
  type Column,
  EmptyState,
  Grid,
  Hash,
  KeyValueList,
  LinkButton,
  Loaded,
  Money,
  Notice,
  Section,
  Stack,
  Stat,
  Table,
  Time,
} from '../../kit/index.ts';
import { ConsentForm } from './consent-form.tsx';

type Account = Data<'viewMppConsent'>;
type Payment = Account['recentPayments'][number];

/** What the wallet agreed to, and what was spent. */
export function MachinePayments() {
  const account = useOperation('viewMppConsent');
  return (
    <Loaded query={account} failed="The machine payments could not be read">
      {(data) => (
        <Stack>
          {!data.mppEnabled && (
            <Notice title="This service takes no machine payments">
              Its operator has not configured a payment rail. A consent is stored, and has no effect until then.
            </Notice>
          )}
          <Spent spend={data.spend} />
          <Section
            title="Consent"
            lead="Agents pay for single requests from an account on the payment rail. The consent moves nothing by itself."
          >
            <Standing consent={data.consent} />
            <ConsentForm key={data.consent?.consentGrantedAt ?? 'none'} consent={data.consent} />
          </Section>
          <Payments payments={data.recentPayments} />
        </Stack>
      )}
    </Loaded>
  );
}

const Spent = ({ spend: { today, allTime } }: Readonly<{ spend: Account['spend'] }>) => (
  <Grid>
    <Stat label="Spent today" note={counted(today.payments)}>
      <Money usd={String(today.total)} />
    </Stat>
    <Stat label="Spent in all" note={counted(allTime.payments)}>
      <Money usd={String(allTime.total)} />
    </Stat>
  </Grid>
);

const counted = (payments: number) => (payments === 1 ? '1 payment' : `${payments.toLocaleString('en')} payments`);

function Standing({ consent }: Readonly<{ consent: Account['consent'] }>) {
  if (consent === null || consent.consentGrantedAt === null)
    return (
      <Notice title="You have not consented yet">Choose whether the account may be topped up, then consent.</Notice>
    );
  return (
    <KeyValueList
      pairs={[
        { name: 'Consented', value: <Time value={consent.consentGrantedAt} /> },
        {
          name: 'Account on the rail',
          value:
            consent.railAddress === null ? (
              <Absent why="embedded wallets have one" />
            ) : (
              <Address value={consent.railAddress} />
            ),
        },
        {
          name: 'Its balance, smallest units',
          value:
            consent.cachedRailBalance === null ? <Absent /> : BigInt(consent.cachedRailBalance).toLocaleString('en'),
        },
        { name: 'Balance read', value: <Time value={consent.balanceUpdatedAt} /> },
      ]}
    />
  );
}

const Payments = ({ payments }: Readonly<{ payments: readonly Payment[] }>) => (
  <Section title="Recent payments">
    <Table
      label="Machine payments"
      columns={COLUMNS}
      rows={payments}
      rowKey={({ challengeId }) => challengeId}
      empty={
        <EmptyState
          title="No payments yet"
          action={
            <LinkButton to="/developer" size="small">
              See how an agent pays
            </LinkButton>
          }
        >
          They appear here once an agent has paid for a request with this wallet’s account.
        </EmptyState>
      }
    />
  </Section>
);

const COLUMNS: readonly Column<Payment>[] = [
  { id: 'paid', title: 'Paid', cell: ({ paidAt }) => <Time value={paidAt} /> },
  { id: 'for', title: 'For', cell: ({ resource }) => resource },
  {
    id: 'amount',
    title: 'Smallest units',
    numeric: true,
    cell: ({ amount }) => BigInt(amount).toLocaleString('en'),
  },
  { id: 'currency', title: 'Token', cell: ({ currency }) => <Address value={currency} /> },
  {
    id: 'status',
    title: 'State',
    cell: ({ status }) =>
      status === 'delivered' ? <Badge tone="good">Delivered</Badge> : <Badge tone="warn">Paid, not delivered</Badge>,
  },
  { id: 'reference', title: 'Transaction', cell: ({ reference }) => <Hash value={reference} /> },
];
