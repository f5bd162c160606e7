import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  Absent,
  Address,
  Amount,
  Badge,
  type Column,
  EmptyState,
  KeyValueList,
  Progress,
  Table,
} from '../../../kit/index.ts';
import { CHAINS, chainName } from '../../../values/chains.ts';
import { TIERS, tierName } from '../../../values/tiers.ts';
import css from '../frame/operations.module.css';
import { usePaymentToken } from '../frame/use-payment-token.ts';
import { KYC } from '../frame/words.ts';

type Overview = Schemas['OperatorOverview'];

const Unread = () => <Absent why="could not be read" />;
const counted = (figure: number) => figure.toLocaleString('en');

export function KycFunnel({ users }: Readonly<{ users: Overview['users'] }>) {
  if (users === null) return <Unread />;
  const whole = BigInt(users.total);
  const step = (label: string, part: number) => (
    <Progress label={label} part={BigInt(part)} whole={whole} text={`${counted(part)} of ${counted(users.total)}`} />
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

const PHASES = {
  upcoming: { tone: 'accent', text: 'Upcoming' },
  active: { tone: 'good', text: 'Active' },
  paused: { tone: 'warn', text: 'Paused' },
  ended: { tone: 'neutral', text: 'Ended' },
} as const;

export function SaleProgress({ figures: { contract } }: Readonly<{ figures: Overview }>) {
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
          { name: 'Phase', value: <Badge tone={PHASES[phase].tone}>{PHASES[phase].text}</Badge> },
          {
            name: 'Price of a token',
            value:
              token === undefined ? (
                <Unread />
              ) : (
                <Amount units={price} decimals={token.decimals} symbol={token.symbol} />
              ),
          },
        ]}
      />
    </div>
  );
}

/** The sale contract counts in 18 decimals. */
const SALE_DECIMALS = 18;

export const Refusals = ({ figures: { refusals, since } }: Readonly<{ figures: Overview }>) =>
  refusals === null ? (
    <Unread />
  ) : (
    <Table
      label="Refusals by code"
      columns={refusalsSince(since)}
      rows={refusals}
      rowKey={({ code }) => code}
      empty={<EmptyState title="None">Nobody was refused in this time.</EmptyState>}
    />
  );

const refusalsSince = (since: string): readonly Column<NonNullable<Overview['refusals']>[number]>[] => [
  {
    id: 'code',
    title: 'Code',
    value: ({ code }) => code,
    cell: ({ code }) => (
      <span className={css.wide}>
        <Link
          to="/operations/decisions"
          search={{ outcome: 'refused', code, from: since.slice(0, 10) }}
          className={css.link}
        >
          {code}
        </Link>
      </span>
    ),
  },
  { id: 'count', title: 'Refused', numeric: true, value: ({ count }) => count, cell: ({ count }) => counted(count) },
];

const dollars = (usd: number) => `$${usd.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const cents = (usd: number) => BigInt(Math.round(usd * 100));

export function SponsorshipBudgets({ sponsorship }: Readonly<{ sponsorship: Overview['sponsorship'] }>) {
  if (sponsorship === null) return <Unread />;
  const { spentUsd: spent, budgetUsd: budget } = sponsorship;
  const rows = [
    ['All wallets', 'all'],
    ['Largest wallet', 'wallet'],
    ['Largest network', 'network'],
  ] as const;
  return (
    <div className={css.bars}>
      {rows.map(([label, name]) => (
        <Progress
          key={name}
          label={label}
          part={cents(spent[name])}
          whole={cents(budget[name])}
          text={`${dollars(spent[name])} of ${dollars(budget[name])}`}
        />
      ))}
    </div>
  );
}

export const Relayers = ({ relayers }: Readonly<{ relayers: Overview['relayers'] }>) =>
  relayers === null ? (
    <Unread />
  ) : (
    <Table
      label="Relayers"
      columns={RELAYERS}
      rows={relayers}
      rowKey={({ chainId, address }) => `${chainId} ${address}`}
      empty={<EmptyState title="None">This service pays gas by no account of its own.</EmptyState>}
    />
  );

const coinOf = (chainId: number) => CHAINS.find(({ id }) => id === chainId)?.coin;

const RELAYERS: readonly Column<NonNullable<Overview['relayers']>[number]>[] = [
  { id: 'chain', title: 'Network', cell: ({ chainId }) => chainName(chainId) },
  { id: 'account', title: 'Account', cell: ({ address, chainId }) => <Address value={address} chainId={chainId} /> },
  {
    id: 'balance',
    title: 'Balance',
    numeric: true,
    cell: ({ wei, chainId }) => {
      const symbol = coinOf(chainId);
      return <Amount units={wei} decimals={18} {...(symbol !== undefined && { symbol })} />;
    },
  },
];

export const Payments = ({ payments }: Readonly<{ payments: Overview['payments'] }>) =>
  payments === null ? (
    <Unread />
  ) : (
    <Table
      label="Machine payments"
      columns={PAYMENTS}
      rows={payments}
      rowKey={({ network, currency }) => `${network} ${currency}`}
      empty={<EmptyState title="None">No agent has paid in this time.</EmptyState>}
    />
  );

const PAYMENTS: readonly Column<NonNullable<Overview['payments']>[number]>[] = [
  { id: 'network', title: 'Network', cell: ({ network }) => network },
  { id: 'currency', title: 'Currency', cell: ({ currency }) => <Address value={currency} /> },
  { id: 'payments', title: 'Payments', numeric: true, cell: ({ payments }) => counted(payments) },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ amount, decimals }) =>
      decimals === null ? (
        <>{BigInt(amount).toLocaleString('en')} smallest units</>
      ) : (
        <Amount units={amount} decimals={decimals} symbol="USD" />
      ),
  },
];
