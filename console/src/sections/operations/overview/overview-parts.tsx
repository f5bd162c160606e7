import type { Schemas } from '@institutional-defi/client';
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
import css from '../frame/operations.module.css';
import { usePaymentToken } from '../frame/use-payment-token.ts';

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
          { name: 'In progress', value: counted(kyc.pending) },
          { name: 'Rejected', value: counted(kyc.rejected) },
          ...(['TIER_1', 'TIER_2', 'TIER_3'] as const).map((tier) => ({ name: tier, value: counted(tiers[tier]) })),
        ]}
      />
    </div>
  );
}

const PHASES = { upcoming: 'accent', active: 'good', paused: 'warn', ended: 'neutral' } as const;

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
          { name: 'Phase', value: <Badge tone={PHASES[phase]}>{phase}</Badge> },
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

export const Refusals = ({ refusals }: Readonly<{ refusals: Overview['refusals'] }>) =>
  refusals === null ? (
    <Unread />
  ) : (
    <Table
      label="Refusals by code"
      columns={REFUSALS}
      rows={refusals}
      rowKey={({ code }) => code}
      empty={<EmptyState title="None">Nobody was refused in this time.</EmptyState>}
    />
  );

const REFUSALS: readonly Column<NonNullable<Overview['refusals']>[number]>[] = [
  { id: 'code', title: 'Code', cell: ({ code }) => <code>{code}</code> },
  { id: 'count', title: 'Refused', numeric: true, cell: ({ count }) => counted(count) },
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
  // The decimals of the currency are not part of the figures.
  { id: 'amount', title: 'Smallest units', numeric: true, cell: ({ amount }) => BigInt(amount).toLocaleString('en') },
];
