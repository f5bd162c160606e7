import type { Schemas } from '@institutional-defi/client';
import { Absent, Amount, type Column, Table } from '../../../kit/index.ts';
import { type PaymentToken, usePaymentToken } from '../frame/use-payment-token.ts';
import { AUTHORIZATIONS } from '../frame/words.ts';
import { counted } from './counted.tsx';
import { type ToldSale, toldSales } from './told-sales.ts';

type Overview = Schemas['OperatorOverview'];

/** What was authorized in each sale, and what was bought or bid with it. */
export const Sales = ({ figures }: Readonly<{ figures: Overview }>) => (
  <Table
    label="Sales"
    columns={columns(usePaymentToken())}
    rows={toldSales(figures)}
    rowKey={({ words }) => words.kind}
  />
);

const columns = (token: PaymentToken | undefined): readonly Column<ToldSale>[] => [
  { id: 'sale', title: 'Authorizations of', cell: ({ words }) => words.title },
  ...(['issued', 'used', 'expired'] as const).map((state) => ({
    id: state,
    title: AUTHORIZATIONS[state].text,
    numeric: true,
    cell: ({ figures }: ToldSale) => counted(figures.authorizations[state]),
  })),
  {
    id: 'purchases',
    title: 'Purchases or bids',
    numeric: true,
    cell: ({ figures }) => counted(figures.purchases),
  },
  {
    id: 'volume',
    title: 'Paid, or bid before refunds',
    numeric: true,
    cell: ({ figures }) => (token === undefined ? <Absent /> : <Amount units={figures.volume} {...token} places={2} />),
  },
];
