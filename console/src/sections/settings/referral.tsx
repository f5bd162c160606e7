import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import {
  Absent,
  Address,
  Amount,
  type Column,
  CopyButton,
  EmptyState,
  Grid,
  Loaded,
  Row,
  Section,
  Stack,
  Stat,
  Table,
  Time,
} from '../../kit/index.ts';
import { wholeNumber } from '../../values/numbers.ts';
import { Referrer } from './referrer.tsx';
import css from './settings.module.css';
import { t } from './texts/index.ts';

type Statistics = Data<'viewReferralStatistics'>;
type Purchase = Statistics['recentReferrals'][number];

/** The person's own code, and what came of it. */
export function Referral({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const user = useOperation('viewUser', { query: { wallet } });
  const statistics = useOperation('viewReferralStatistics', { query: { wallet } });
  return (
    <Stack>
      <Section title={t('code.title')} lead={t('code.lead')}>
        <Loaded query={user} failed={t('code.failed')}>
          {({ profile: { referralCode } }) => (
            <Row>
              <code className={css.code}>{referralCode}</code>
              <CopyButton value={referralCode} label={t('code.copy')} />
            </Row>
          )}
        </Loaded>
      </Section>
      <Loaded query={statistics} failed={t('referral.failed')}>
        {(data) => <Results statistics={data} />}
      </Loaded>
      <Referrer wallet={wallet} />
    </Stack>
  );
}

function Results({ statistics }: Readonly<{ statistics: Statistics }>) {
  const { data: rules } = useOperation('viewSaleRules');
  const paidWith = rules?.paymentTokens[0];
  const paid = (units: string) =>
    paidWith === undefined ? <Absent /> : <Amount units={units} decimals={paidWith.decimals} symbol="USD" places={2} />;
  const columns: readonly Column<Purchase>[] = [
    { id: 'who', title: t('wallet'), cell: ({ wallet }) => <Address value={wallet} /> },
    { id: 'when', title: t('referral.bought'), cell: ({ date }) => <Time value={date} /> },
    { id: 'amount', title: t('amount'), numeric: true, cell: ({ amount }) => paid(amount) },
  ];
  return (
    <>
      <Grid>
        <Stat label={t('referral.wallets')} note={t('referral.wallets.note')}>
          {wholeNumber(statistics.totalReferrals)}
        </Stat>
        <Stat label={t('referral.paid')}>{paid(statistics.totalAmountReferred)}</Stat>
        <Stat label={t('referral.reward')} note={rewardNote(statistics)}>
          {wholeNumber(BigInt(statistics.totalFreedEarned))}
        </Stat>
      </Grid>
      <Section title={t('referral.recent')} lead={t('referral.recent.lead')}>
        <Table
          label={t('referral.table')}
          columns={columns}
          rows={statistics.recentReferrals}
          rowKey={({ wallet, date }) => `${wallet}-${date}`}
          empty={<EmptyState title={t('referral.none')}>{t('referral.none.text')}</EmptyState>}
        />
      </Section>
    </>
  );
}

const rewardNote = ({ totalFreedEarned, totalTokensReferred }: Statistics) => {
  if (totalFreedEarned !== '0') return t('referral.units');
  return totalTokensReferred === '0' ? undefined : t('referral.noReward');
};
