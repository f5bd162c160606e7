import type { Schemas } from '@institutional-defi/client';
import { Amount, Badge, type Column, EmptyState, Hash, Section, Table, Time } from '../../../kit/index.ts';
import { tierName } from '../../../values/tiers.ts';
import { type PaymentToken, usePaymentToken } from '../frame/use-payment-token.ts';
import { AUTHORIZATIONS } from '../frame/words.ts';

type File = Schemas['UserFile'];

/** What the service authorized, and what was bought with it. */
export function PersonPurchases({ file }: Readonly<{ file: File }>) {
  const token = usePaymentToken();
  return (
    <>
      <Section title="Authorizations">
        <Table
          label="Authorizations"
          columns={authorizations(token)}
          rows={file.authorizations}
          rowKey={({ nonce }) => nonce}
          empty={<EmptyState title="None">The service has signed no purchase for this wallet.</EmptyState>}
        />
      </Section>
      <Section title="Purchases">
        <Table
          label="Purchases"
          columns={purchases(token)}
          rows={file.purchases}
          rowKey={({ txHash, nonce }) => `${txHash} ${nonce}`}
          empty={<EmptyState title="None">This wallet has bought nothing.</EmptyState>}
        />
      </Section>
    </>
  );
}

const paid = (token: PaymentToken | undefined, units: string) =>
  token === undefined ? (
    <code>{units}</code>
  ) : (
    <Amount units={units} decimals={token.decimals} symbol={token.symbol} places={2} />
  );

const authorizations = (token: PaymentToken | undefined): readonly Column<File['authorizations'][number]>[] => [
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => AUTHORIZATIONS[state].text,
    cell: ({ state }) => <Badge tone={AUTHORIZATIONS[state].tone}>{AUTHORIZATIONS[state].text}</Badge>,
  },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    value: ({ amount }) => BigInt(amount),
    cell: ({ amount }) => paid(token, amount),
  },
  { id: 'tier', title: 'Tier', value: ({ tier }) => tierName(tier), cell: ({ tier }) => tierName(tier) },
  {
    id: 'issued',
    title: 'Issued',
    value: ({ issuedAt }) => issuedAt,
    cell: ({ issuedAt }) => <Time value={issuedAt} />,
  },
  { id: 'nonce', title: 'Nonce', cell: ({ nonce }) => <Hash value={nonce} copy="Copy the nonce" /> },
];

const purchases = (token: PaymentToken | undefined): readonly Column<File['purchases'][number]>[] => [
  { id: 'hash', title: 'Transaction', cell: ({ txHash }) => <Hash value={txHash} /> },
  {
    id: 'amount',
    title: 'Paid',
    numeric: true,
    value: ({ amount }) => BigInt(amount),
    cell: ({ amount }) => paid(token, amount),
  },
  {
    id: 'block',
    title: 'Block',
    numeric: true,
    value: ({ blockNumber }) => blockNumber,
    cell: ({ blockNumber }) => blockNumber.toLocaleString('en'),
  },
  {
    id: 'confirmed',
    title: 'State',
    value: ({ confirmed }) => Number(confirmed),
    cell: ({ confirmed }) => (
      <Badge tone={confirmed ? 'good' : 'warn'}>{confirmed ? 'Confirmed' : 'Not confirmed yet'}</Badge>
    ),
  },
  { id: 'at', title: 'Time', value: ({ timestamp }) => timestamp, cell: ({ timestamp }) => <Time value={timestamp} /> },
];
