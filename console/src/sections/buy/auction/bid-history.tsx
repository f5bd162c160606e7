import { Absent, Badge, type Column, Hash, Table, Time } from '../../../kit/index.ts';
import type { Bid } from '../../../values/auction.ts';
import { knownDecisions, receiptUrl } from '../decisions.ts';
import { type MyBidsProps, wordsOf } from './bid-words.ts';
import { t } from './texts/index.ts';

type HistoryProps = Omit<MyBidsProps, 'awaited'> & Readonly<{ bids: readonly Bid[] }>;

/** Bids with which nothing is left to do. */
export function BidHistory({ auction, symbol, bids }: HistoryProps) {
  const words = wordsOf(auction, symbol);
  const decisions = knownDecisions();
  const columns: readonly Column<Bid>[] = [
    { id: 'bid', title: t('bid'), cell: (bid) => words.name(bid) },
    { id: 'time', title: t('when'), cell: ({ timestamp }) => <Time value={timestamp} /> },
    { id: 'tokens', title: t('bought'), numeric: true, cell: ({ tokens }) => words.tokens(tokens) },
    {
      id: 'refunded',
      title: t('cameBack'),
      numeric: true,
      cell: ({ refunded }) => (refunded === null ? <Absent /> : words.money(refunded)),
    },
    { id: 'state', title: t('state'), cell: ({ status }) => <Badge>{t(`bid.${status}`)}</Badge> },
    { id: 'tx', title: t('transaction'), cell: ({ txHash }) => <Hash value={txHash} chainId={auction.chainId} /> },
    {
      id: 'receipt',
      title: t('receipt'),
      cell: ({ txHash }) => <Receipt decision={decisions[txHash.toLowerCase()]} />,
    },
  ];
  return <Table label={t('finished')} columns={columns} rows={bids} rowKey={({ bidId }) => bidId} />;
}

const Receipt = ({ decision }: Readonly<{ decision: string | undefined }>) =>
  decision === undefined ? (
    <Absent why={t('unknownReceipt')} />
  ) : (
    <a href={receiptUrl(decision)} download={`decision-${decision}.json`}>
      {t('download')}
    </a>
  );
