import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Absent, Amount, Badge, EmptyState, KeyValueList, Progress, Table } from '../../../kit/index.ts';
import { TIERS, tierName } from '../../../values/tiers.ts';
import css from '../frame/operations.module.css';
import { refusalOf } from '../frame/rule-words.ts';
import { usePaymentToken } from '../frame/use-payment-token.ts';
import { KYC } from '../frame/words.ts';
import { counted, Unread } from './counted.tsx';

type Overview = Schemas['OperatorOverview'];

export function KycFunnel({ users }: Readonly<{ users: Overview['users'] }>) {
  if (users === null) return <Unread />;
  const step = (label: string, part: number) => (
    <Progress
      label={label}
      part={BigInt(part)}
      whole={BigInt(users.total)}
      text={`${counted(part)} of ${counted(users.total)}`}
    />
  );
  const { kyc, tiers } = users;
  return (
    <div className={css.bars}>
      {step('Signed in', users.signedIn)}
      {step('Verification opened', kyc.pending + kyc.approved + kyc.rejected)}
      {step('Approved', kyc.approved)}
      <KeyValueList
        pairs={[
          { name: KYC.pending.text, value: <People search={{ kyc: 'pending' }}>{counted(kyc.pending)}</People> },
          { name: KYC.rejected.text, value: <People search={{ kyc: 'rejected' }}>{counted(kyc.rejected)}</People> },
          ...TIERS.map((tier) => ({
            name: tierName(tier),
            value: <People search={{ tier }}>{counted(tiers[tier])}</People>,
          })),
        ]}
      />
    </div>
  );
}

type PeopleProps = Readonly<{ search: Readonly<Record<string, string>>; children: ReactNode }>;

const People = ({ search, children }: PeopleProps) => (
  <Link to="/operations/people" search={search} className={css.link}>
    {children}
  </Link>
);

/** In the words of the page Buy. */
const PHASES = {
  upcoming: { tone: 'accent', text: 'Not started' },
  active: { tone: 'good', text: 'Open' },
  paused: { tone: 'warn', text: 'Paused' },
  ended: { tone: 'neutral', text: 'Ended' },
} as const;

/** The sale contract counts in 18 decimals. */
const SALE_DECIMALS = 18;

export function SaleProgress({ contract }: Pick<Overview, 'contract'>) {
  const token = usePaymentToken();
  if (contract === null) return <Unread />;
  const { phase, tokensSold, tokensForSale, price } = contract;
  return (
    <div className={css.bars}>
      <Progress
        label="Sold"
        part={BigInt(tokensSold)}
        whole={BigInt(tokensForSale)}
        text={
          <>
            <Amount units={tokensSold} decimals={SALE_DECIMALS} places={0} /> of{' '}
            <Amount units={tokensForSale} decimals={SALE_DECIMALS} places={0} />
          </>
        }
      />
      <KeyValueList
        pairs={[
          { name: 'State', value: <Badge tone={PHASES[phase].tone}>{PHASES[phase].text}</Badge> },
          {
            name: 'Token price',
            value: token === undefined ? <Absent /> : <Amount units={price} {...token} />,
          },
        ]}
      />
    </div>
  );
}

export const Refusals = ({ refusals, since }: Pick<Overview, 'refusals' | 'since'>) =>
  refusals === null ? (
    <Unread />
  ) : (
    <Table
      label="Refusals"
      columns={[
        {
          id: 'reason',
          title: 'Reason',
          value: ({ code }) => refusalOf(code),
          cell: ({ code }) => (
            <span className={css.wide}>
              <Link
                to="/operations/decisions"
                search={{ outcome: 'refused', code, from: since.slice(0, 10) }}
                className={css.link}
                title={code}
              >
                {refusalOf(code)}
              </Link>
            </span>
          ),
        },
        {
          id: 'count',
          title: 'Refused',
          numeric: true,
          value: ({ count }) => count,
          cell: ({ count }) => counted(count),
        },
      ]}
      rows={refusals}
      rowKey={({ code }) => code}
      empty={<EmptyState title="None">Nobody was refused in this time.</EmptyState>}
    />
  );
