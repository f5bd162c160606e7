import type { Schemas } from '@institutional-defi/client';
import { Address, Amount, type Column, EmptyState, Progress, Table } from '../../../kit/index.ts';
import { chainName, coinOf } from '../../../values/chains.ts';
import css from '../frame/operations.module.css';
import { SERVICE } from '../frame/words.ts';
import { counted, Unread } from './counted.tsx';

type Overview = Schemas['OperatorOverview'];

const dollars = (usd: number) => `$${usd.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const cents = (usd: number) => BigInt(Math.round(usd * 100));

const BUDGETS = [
  ['all', 'All wallets'],
  ['wallet', 'Wallet with the most'],
  ['network', 'Network with the most'],
] as const;

export const FeeBudgets = ({ sponsorship }: Pick<Overview, 'sponsorship'>) =>
  sponsorship === null ? (
    <Unread />
  ) : (
    <div className={css.bars}>
      {BUDGETS.map(([name, label]) => (
        <Progress
          key={name}
          label={label}
          part={cents(sponsorship.spentUsd[name])}
          whole={cents(sponsorship.budgetUsd[name])}
          text={`${dollars(sponsorship.spentUsd[name])} of ${dollars(sponsorship.budgetUsd[name])}`}
        />
      ))}
    </div>
  );

export const FeeAccounts = ({ relayers }: Pick<Overview, 'relayers'>) =>
  relayers === null ? (
    <Unread />
  ) : (
    <Table
      label={SERVICE.feeAccounts.title}
      columns={ACCOUNTS}
      rows={relayers}
      rowKey={({ chainId, address }) => `${chainId} ${address}`}
      empty={<EmptyState title="None">{SERVICE.feeAccounts.none}</EmptyState>}
    />
  );

const ACCOUNTS: readonly Column<NonNullable<Overview['relayers']>[number]>[] = [
  {
    id: 'account',
    title: 'Account',
    cell: ({ address, chainId }) => (
      <>
        <div>{chainName(chainId)}</div>
        <Address value={address} chainId={chainId} />
      </>
    ),
  },
  {
    id: 'balance',
    title: 'Balance',
    numeric: true,
    cell: ({ wei, chainId }) => <Amount units={wei} decimals={18} symbol={coinOf(chainId)} />,
  },
];

export const Payments = ({ payments }: Pick<Overview, 'payments'>) =>
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

/** Networks are named as in CAIP-2: `eip155:8453`. */
const networkName = (network: string) => {
  const [namespace, id] = network.split(':');
  return namespace === 'eip155' ? chainName(Number(id)) : network;
};

const PAYMENTS: readonly Column<NonNullable<Overview['payments']>[number]>[] = [
  {
    id: 'currency',
    title: 'Currency',
    cell: ({ network, currency }) => (
      <>
        <div className={css.wide} title={network}>
          {networkName(network)}
        </div>
        <Address value={currency} />
      </>
    ),
  },
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
