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
import { wholeNumber } from '../../values/numbers.ts';
import { ConsentForm } from './consent-form.tsx';
import { t } from './texts/index.ts';

type Account = Data<'viewMppConsent'>;
type Payment = Account['recentPayments'][number];

/** What the wallet agreed to, and what was spent. */
export function MachinePayments() {
  const account = useOperation('viewMppConsent');
  return (
    <Loaded query={account} failed={t('pay.failed')}>
      {(data) => (
        <Stack>
          {!data.mppEnabled && <Notice title={t('pay.off')}>{t('pay.off.text')}</Notice>}
          <Spent spend={data.spend} />
          <Section title={t('consent')} lead={t('consent.lead')}>
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
    <Stat label={t('pay.today')} note={t('pay.count', { count: today.payments })}>
      <Money usd={String(today.total)} />
    </Stat>
    <Stat label={t('pay.all')} note={t('pay.count', { count: allTime.payments })}>
      <Money usd={String(allTime.total)} />
    </Stat>
  </Grid>
);

function Standing({ consent }: Readonly<{ consent: Account['consent'] }>) {
  if (consent === null || consent.consentGrantedAt === null)
    return <Notice title={t('consent.none')}>{t('consent.none.text')}</Notice>;
  return (
    <KeyValueList
      pairs={[
        { name: t('consent.given'), value: <Time value={consent.consentGrantedAt} /> },
        {
          name: t('consent.account'),
          value:
            consent.railAddress === null ? (
              <Absent why={t('consent.noAccount')} />
            ) : (
              <Address value={consent.railAddress} />
            ),
        },
        {
          name: t('consent.balance'),
          value: consent.cachedRailBalance === null ? <Absent /> : wholeNumber(BigInt(consent.cachedRailBalance)),
        },
        { name: t('consent.balanceRead'), value: <Time value={consent.balanceUpdatedAt} /> },
      ]}
    />
  );
}

const Payments = ({ payments }: Readonly<{ payments: readonly Payment[] }>) => (
  <Section title={t('payments')}>
    <Table
      label={t('payments.table')}
      columns={columns()}
      rows={payments}
      rowKey={({ challengeId }) => challengeId}
      empty={
        <EmptyState
          title={t('payments.none')}
          action={
            <LinkButton to="/developer" size="small">
              {t('payments.how')}
            </LinkButton>
          }
        >
          {t('payments.none.text')}
        </EmptyState>
      }
    />
  </Section>
);

const columns = (): readonly Column<Payment>[] => [
  { id: 'for', title: t('payments.for'), cell: ({ resource }) => resource },
  { id: 'paid', title: t('payments.paid'), cell: ({ paidAt }) => <Time value={paidAt} /> },
  {
    id: 'amount',
    title: t('payments.units'),
    numeric: true,
    cell: ({ amount }) => wholeNumber(BigInt(amount)),
  },
  { id: 'currency', title: t('payments.token'), cell: ({ currency }) => <Address value={currency} /> },
  {
    id: 'status',
    title: t('state'),
    cell: ({ status }) => (
      <Badge tone={status === 'delivered' ? 'good' : 'warn'}>
        {t(status === 'delivered' ? 'payments.delivered' : 'payments.notDelivered')}
      </Badge>
    ),
  },
  { id: 'reference', title: t('payments.transaction'), cell: ({ reference }) => <Hash value={reference} /> },
];
