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
import { Referrer } from './referrer.tsx';
import css from './settings.module.css';

type Statistics = Data<'viewReferralStatistics'>;
type Purchase = Statistics['recentReferrals'][number];

/** The person's own code, and what came of it. */
export function Referral({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const user = useOperation('viewUser', { query: { wallet } });
  const statistics = useOperation('viewReferralStatistics', { query: { wallet } });
  return (
    <Stack>
      <Section
        title="Your referral code"
        lead="Give it to somebody who is going to buy. Letter case does not matter, and it does not expire."
      >
        <Loaded query={user} failed="The referral code could not be read">
          {({ profile: { referralCode } }) => (
            <Row>
              <code className={css.code}>{referralCode}</code>
              <CopyButton value={referralCode} label="Copy the referral code" />
            </Row>
          )}
        </Loaded>
      </Section>
      <Loaded query={statistics} failed="The statistics could not be read">
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
    { id: 'when', title: 'Bought', cell: ({ date }) => <Time value={date} /> },
    { id: 'who', title: 'Wallet', cell: ({ wallet }) => <Address value={wallet} /> },
    { id: 'amount', title: 'Amount', numeric: true, cell: ({ amount }) => paid(amount) },
  ];
  return (
    <>
      <Grid>
        <Stat label="Wallets that bought" note="With your code, in confirmed blocks">
          {statistics.totalReferrals.toLocaleString('en')}
        </Stat>
        <Stat label="What they paid">{paid(statistics.totalAmountReferred)}</Stat>
        <Stat label="Your reward" note={rewardNote(statistics)}>
          {BigInt(statistics.totalFreedEarned).toLocaleString('en')}
        </Stat>
      </Grid>
      <Section title="Recent purchases" lead="The newest 20.">
        <Table
          label="Referred purchases"
          columns={columns}
          rows={statistics.recentReferrals}
          rowKey={({ wallet, date }) => `${wallet}-${date}`}
          empty={
            <EmptyState title="Nobody has bought with your code yet">
              A purchase counts when it names you as referrer and its block is confirmed.
            </EmptyState>
          }
        />
      </Section>
    </>
  );
}

const rewardNote = ({ totalFreedEarned, totalTokensReferred }: Statistics) =>
  totalFreedEarned === '0' && totalTokensReferred !== '0'
    ? 'This service grants no share of referred tokens'
    : 'Smallest units of the sale token';
