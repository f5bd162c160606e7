import type { Data } from '@institutional-defi/client';
import {
  Absent,
  Address,
  Amount,
  Badge,
  type Column,
  EmptyState,
  Hash,
  Loaded,
  LoadMore,
  Section,
  Skeleton,
  Table,
  Time,
} from '../../kit/index.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import { knownDecisions, receiptUrl } from './decisions.ts';
import { usePurchases } from './use-purchases.ts';
import { useSoldToken } from './use-wallet-reads.ts';

type Purchase = Data<'viewPurchases'>['purchases'][number];
type Rules = Data<'viewSaleRules'>;

const NOBODY = '0x0000000000000000000000000000000000000000';

type PurchasesProps = Readonly<{
  wallet: Hex;
  rules: Rules;
  /** A purchase that is in a block, and that the service records next. */
  awaited: Hex | undefined;
}>;

/** The wallet's purchases as the service recorded them from the sale contract. */
export function Purchases({ wallet, rules, awaited }: PurchasesProps) {
  const pages = usePurchases(wallet, awaited);
  const isRecorded = pages.items?.some(({ txHash }) => txHash === awaited) === true;
  return (
    <Section title="Your purchases" lead="Recorded from the sale contract; anyone can read the same on the network.">
      {awaited !== undefined && !isRecorded && (
        <p role="status">Your newest purchase is in a block and not recorded yet. It appears here by itself.</p>
      )}
      <Loaded query={pages.list} failed="The purchases could not be read" skeleton={<Skeleton lines={4} />}>
        {(purchases) => <List purchases={purchases} rules={rules} pages={pages} isAwaited={awaited !== undefined} />}
      </Loaded>
    </Section>
  );
}

type ListProps = Readonly<{
  purchases: readonly Purchase[];
  rules: Rules;
  pages: Parameters<typeof LoadMore>[0]['pages'];
  isAwaited: boolean;
}>;

function List({ purchases, rules, pages, isAwaited }: ListProps) {
  const sold = useSoldToken(rules.chainId, rules.saleContract);
  const decisions = knownDecisions();
  const columns: readonly Column<Purchase>[] = [
    { id: 'time', title: 'Time', cell: ({ timestamp }) => <Time value={timestamp} /> },
    { id: 'paid', title: 'Paid', numeric: true, cell: (one) => <Paid purchase={one} rules={rules} /> },
    {
      id: 'tokens',
      title: 'Received',
      numeric: true,
      cell: ({ tokens }) =>
        sold === undefined ? (
          <Absent why="connect the wallet on the network of the sale" />
        ) : (
          <Amount units={tokens} decimals={sold.decimals} symbol={sold.symbol} places={2} />
        ),
    },
    {
      id: 'state',
      title: 'State',
      cell: ({ confirmed }) =>
        confirmed ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">In a block</Badge>,
    },
    { id: 'tx', title: 'Transaction', cell: ({ txHash }) => <Hash value={txHash} chainId={rules.chainId} /> },
    {
      id: 'referrer',
      title: 'Referrer',
      cell: ({ referrer }) => (referrer === NOBODY ? 'None' : <Address value={referrer} />),
    },
    { id: 'receipt', title: 'Receipt', cell: ({ txHash }) => <Receipt decision={decisions[txHash.toLowerCase()]} /> },
  ];
  if (isAwaited && purchases.length === 0) return null;
  return (
    <>
      <Table
        label="Purchases"
        columns={columns}
        rows={purchases}
        rowKey={({ txHash, logIndex }) => `${txHash}-${logIndex}`}
        empty={
          <EmptyState title="No purchases yet">
            Enter an amount above. The purchase appears here once it is in a block.
          </EmptyState>
        }
      />
      {purchases.length > 0 && (
        <LoadMore pages={pages} shown={purchases.length === 1 ? '1 purchase' : `${purchases.length} purchases`} />
      )}
    </>
  );
}

const Paid = ({ purchase, rules }: Readonly<{ purchase: Purchase; rules: Rules }>) => {
  const token = rules.paymentTokens.find(({ address }) => address === purchase.paymentToken);
  return token === undefined ? (
    <>
      {purchase.amount} units of <Address value={purchase.paymentToken} />
    </>
  ) : (
    <Amount units={purchase.amount} decimals={token.decimals} symbol={token.symbol} />
  );
};

const Receipt = ({ decision }: Readonly<{ decision: string | undefined }>) =>
  decision === undefined ? (
    <Absent why="known only in the browser that made the purchase" />
  ) : (
    <a href={receiptUrl(decision)} download={`decision-${decision}.json`}>
      Download
    </a>
  );
