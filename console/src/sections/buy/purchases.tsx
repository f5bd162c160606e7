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
import { t } from './texts/index.ts';
import { usePurchases } from './use-purchases.ts';
import { useSoldToken } from './use-wallet-reads.ts';

type Purchase = Data<'viewPurchases'>['purchases'][number];
type Nft = Data<'viewPurchases'>['nfts'][number];
type Rules = Data<'viewSaleRules'>;

/** As many as the service lists. */
const MOST_NFTS = 100;
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
  const nfts = pages.data?.pages[0]?.nfts;
  const hasNfts = rules.nftSaleContract !== null || (nfts !== undefined && nfts.length > 0);
  const isRecorded = pages.items?.some(({ txHash }) => txHash === awaited) === true;
  return (
    <>
      <Section title={t(hasNfts ? 'yourTokenPurchases' : 'yourPurchases')} lead={t('purchasesLead')}>
        {awaited !== undefined && !isRecorded && <p role="status">{t('awaited')}</p>}
        <Loaded query={pages.list} failed={t('purchasesFailed')} skeleton={<Skeleton lines={4} />}>
          {(purchases) => <List purchases={purchases} rules={rules} pages={pages} isAwaited={awaited !== undefined} />}
        </Loaded>
      </Section>
      {hasNfts && (
        <Section title={t('boughtNfts')} lead={leadOf(nfts?.length)}>
          <Loaded
            query={{ ...pages.list, data: nfts }}
            failed={t('boughtNftsFailed')}
            skeleton={<Skeleton lines={2} />}
          >
            {(known) => <Nfts nfts={known} rules={rules} />}
          </Loaded>
        </Section>
      )}
    </>
  );
}

const leadOf = (count = 0) =>
  count === 0
    ? undefined
    : [count === MOST_NFTS && t('newestNfts', { count }), t('nftAppears')].filter(Boolean).join(' ');

type NftsProps = Readonly<{ nfts: readonly Nft[]; rules: Rules }>;

/** One that was sold on and bought again is in two rows. */
const Nfts = ({ nfts, rules }: NftsProps) => (
  <Table
    label={t('boughtNfts')}
    columns={[
      { id: 'nft', title: t('nft'), cell: ({ tokenId }) => t('nftNumber', { id: tokenId }) },
      { id: 'series', title: t('nftSeries'), cell: ({ tierId }) => tierId },
      { id: 'paid', title: t('paid'), numeric: true, cell: (one) => <Paid purchase={one} rules={rules} /> },
      {
        id: 'contract',
        title: t('saleContract'),
        cell: ({ contract }) => <Address value={contract} chainId={rules.chainId} />,
      },
    ]}
    rows={nfts.map((nft, index) => ({ ...nft, index }))}
    rowKey={({ index }) => String(index)}
    empty={<EmptyState title={t('noBoughtNfts')}>{t('nftAppears')}</EmptyState>}
  />
);

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
    { id: 'paid', title: t('paid'), cell: (one) => <Paid purchase={one} rules={rules} /> },
    { id: 'time', title: t('time'), cell: ({ timestamp }) => <Time value={timestamp} /> },
    {
      id: 'tokens',
      title: t('received'),
      numeric: true,
      cell: ({ tokens }) =>
        sold === undefined ? (
          <Absent why={t('connectToSee')} />
        ) : (
          <Amount units={tokens} decimals={sold.decimals} symbol={sold.symbol} places={2} />
        ),
    },
    {
      id: 'state',
      title: t('state'),
      cell: ({ confirmed }) =>
        confirmed ? <Badge tone="good">{t('isFinal')}</Badge> : <Badge tone="warn">{t('notFinal')}</Badge>,
    },
    { id: 'tx', title: t('transaction'), cell: ({ txHash }) => <Hash value={txHash} chainId={rules.chainId} /> },
    {
      id: 'referrer',
      title: t('referrer'),
      cell: ({ referrer }) => (referrer === NOBODY ? t('none') : <Address value={referrer} />),
    },
    {
      id: 'receipt',
      title: t('receipt'),
      cell: ({ txHash }) => <Receipt decision={decisions[txHash.toLowerCase()]} />,
    },
  ];
  if (isAwaited && purchases.length === 0) return null;
  return (
    <>
      <Table
        label={t('purchases')}
        columns={columns}
        rows={purchases}
        rowKey={({ txHash, logIndex }) => `${txHash}-${logIndex}`}
        empty={<EmptyState title={t('noPurchases')}>{t('noPurchasesText')}</EmptyState>}
      />
      {purchases.length > 0 && <LoadMore pages={pages} shown={t('purchaseCount', { count: purchases.length })} />}
    </>
  );
}

const Paid = ({ purchase, rules }: Readonly<{ purchase: Pick<Purchase, 'amount' | 'paymentToken'>; rules: Rules }>) => {
  const token = rules.paymentTokens.find(({ address }) => address === purchase.paymentToken);
  return token === undefined ? (
    t.rich('unitsOf', { units: purchase.amount, token: <Address value={purchase.paymentToken} /> })
  ) : (
    <Amount units={purchase.amount} decimals={token.decimals} symbol={token.symbol} />
  );
};

const Receipt = ({ decision }: Readonly<{ decision: string | undefined }>) =>
  decision === undefined ? (
    <Absent why={t('receiptElsewhere')} />
  ) : (
    <a href={receiptUrl(decision)} download={`decision-${decision}.json`}>
      {t('download')}
    </a>
  );
