import type { Schemas } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import {
  Absent,
  Address,
  Amount,
  Badge,
  type Column,
  EmptyState,
  Hash,
  Section,
  Table,
  Time,
} from '../../../kit/index.ts';
import { tierName } from '../../../values/tiers.ts';
import { type PaymentToken, priceOf, usePaymentToken } from '../frame/use-payment-token.ts';
import { AUTHORIZATIONS, BIDS, NETWORK } from '../frame/words.ts';

type File = Schemas['UserFile'];

/** What the service authorized, and what was bought and bid with it. */
export function PersonPurchases({ file }: Readonly<{ file: File }>) {
  const token = usePaymentToken();
  return (
    <>
      <Section title="Authorizations">
        <Table
          label="Authorizations"
          columns={authorizations(token)}
          rows={permitsOf(file)}
          rowKey={({ kind, nonce }) => `${kind} ${nonce}`}
          empty={
            <EmptyState title="None">The service has authorized no purchase and no bid of this wallet.</EmptyState>
          }
        />
      </Section>
      <Section title="Purchases" lead="Of the token sale. NFTs that were bought are above, as used authorizations.">
        <Table
          label="Purchases"
          columns={purchases(token)}
          rows={file.purchases}
          rowKey={({ txHash, nonce }) => `${txHash} ${nonce}`}
          empty={<EmptyState title="None">This wallet has bought nothing in the token sale.</EmptyState>}
        />
      </Section>
      <Section title="Bids">
        {file.bids === null ? (
          <Absent why="the auctions cannot be read now" />
        ) : (
          <Table
            label="Bids"
            columns={bids(token)}
            rows={file.bids}
            rowKey={({ auction, bidId }) => `${auction} ${bidId}`}
            empty={<EmptyState title="None">This wallet has bid in no auction.</EmptyState>}
          />
        )}
      </Section>
    </>
  );
}

const paid = (token: PaymentToken | undefined, units: string | null): ReactNode =>
  token === undefined && units !== null ? (
    <>{BigInt(units).toLocaleString('en')} smallest units</>
  ) : (
    <Amount units={units} decimals={token?.decimals ?? 0} symbol={token?.symbol ?? ''} places={2} rounding="nearest" />
  );

type Permit = Readonly<{
  kind: string;
  what: ReactNode;
  amount: string;
  nonce: string;
  issuedAt: string;
  /** Of an NFT after the deadline, until the network shows whether it was bought. */
  state: keyof typeof AUTHORIZATIONS | null;
}>;

const permitsOf = ({ authorizations, nftAuthorizations, bidPermits }: File): readonly Permit[] => [
  ...authorizations.map((one) => ({ ...one, kind: 'Purchase', what: tierName(one.tier) })),
  ...nftAuthorizations.map((one) => ({ ...one, kind: 'NFT purchase', what: `NFT ${one.tokenId}` })),
  ...bidPermits.map((one) => ({ ...one, kind: 'Bid', what: <Address value={one.auction} /> })),
];

const authorizations = (token: PaymentToken | undefined): readonly Column<Permit>[] => [
  { id: 'kind', title: 'For', value: ({ kind }) => kind, cell: ({ kind }) => kind },
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => state && AUTHORIZATIONS[state].text,
    cell: ({ state }) =>
      state === null ? (
        <Absent why="the network has not shown yet whether it was used" />
      ) : (
        <Badge tone={AUTHORIZATIONS[state].tone}>{AUTHORIZATIONS[state].text}</Badge>
      ),
  },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    value: ({ amount }) => BigInt(amount),
    cell: ({ amount }) => paid(token, amount),
  },
  { id: 'what', title: 'Tier, NFT or auction', cell: ({ what }) => what },
  {
    id: 'issued',
    title: 'Issued',
    value: ({ issuedAt }) => issuedAt,
    cell: ({ issuedAt }) => <Time value={issuedAt} />,
  },
  { id: 'nonce', title: 'Nonce', cell: ({ nonce }) => <Hash value={nonce} copy="Copy the nonce" /> },
];

type OnChain = Readonly<{ txHash: string; blockNumber: number; confirmed: boolean; timestamp: string; amount: string }>;

const onChain = <Row extends OnChain>(
  token: PaymentToken | undefined,
  amount: string,
  more: readonly Column<Row>[],
): readonly Column<Row>[] => [
  {
    id: 'amount',
    title: amount,
    value: (row) => BigInt(row.amount),
    cell: (row) => paid(token, row.amount),
  },
  { id: 'at', title: 'Time', value: ({ timestamp }) => timestamp, cell: ({ timestamp }) => <Time value={timestamp} /> },
  ...more,
  {
    id: 'block',
    title: 'Block',
    numeric: true,
    value: ({ blockNumber }) => blockNumber,
    cell: ({ blockNumber }) => blockNumber.toLocaleString('en'),
  },
  {
    id: 'confirmed',
    title: 'Finality',
    value: ({ confirmed }) => Number(confirmed),
    cell: ({ confirmed }) => {
      const { tone, text } = NETWORK[confirmed ? 'confirmed' : 'seen'];
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
  { id: 'hash', title: 'Transaction', cell: ({ txHash }) => <Hash value={txHash} /> },
];

const purchases = (token: PaymentToken | undefined) => onChain<File['purchases'][number]>(token, 'Paid', []);

const bids = (token: PaymentToken | undefined) =>
  onChain<NonNullable<File['bids']>[number]>(token, 'Bid', [
    {
      id: 'status',
      title: 'State',
      value: ({ status }) => BIDS[status].text,
      cell: ({ status }) => <Badge tone={BIDS[status].tone}>{BIDS[status].text}</Badge>,
    },
    {
      id: 'price',
      title: 'Highest price',
      numeric: true,
      value: ({ maxPrice }) => BigInt(maxPrice.q96),
      cell: ({ maxPrice }) => priceOf(maxPrice, token),
    },
    {
      id: 'spent',
      title: 'Spent',
      numeric: true,
      value: ({ spent }) => BigInt(spent),
      cell: ({ spent }) => paid(token, spent),
    },
    {
      id: 'refunded',
      title: 'Refunded',
      numeric: true,
      cell: ({ refunded }) => (refunded === null ? <Absent why="not before it ends" /> : paid(token, refunded)),
    },
  ]);
