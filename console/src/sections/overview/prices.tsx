import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import {
  Change,
  type Column,
  LinkButton,
  Loaded,
  Money,
  Section,
  Sign,
  Skeleton,
  Table,
  Time,
} from '../../kit/index.ts';
import { usdText } from '../../values/usd.ts';
import { t } from './texts/index.ts';

const SYMBOLS = ['BTC', 'ETH', 'SOL', 'POL', 'USDC', 'USDT'];
const EVERY_MINUTE = 60_000;

type Price = Data<'viewTokenPrices'>['prices'][string];
type Row = Readonly<{ symbol: string; price: Price | undefined }>;

const columns = (): readonly Column<Row>[] => [
  {
    id: 'symbol',
    title: t('coin'),
    cell: ({ symbol }) => (
      <>
        <Sign name={symbol} />
        <strong>{symbol}</strong>
      </>
    ),
  },
  { id: 'price', title: t('price'), numeric: true, cell: ({ price }) => <Money usd={usdText(price?.usd)} /> },
  { id: 'change', title: t('change'), numeric: true, cell: ({ price }) => <Change percent={price?.change24h} /> },
];

/** The prices that everything here is valued with. */
export function Prices() {
  const prices = useOperation(
    'viewTokenPrices',
    { query: { symbols: SYMBOLS.join(',') } },
    { refetchEvery: EVERY_MINUTE },
  );
  return (
    <Section
      title={t('prices')}
      lead={<Oldest prices={prices.data?.prices} />}
      actions={
        <LinkButton to="/markets" size="small">
          {t('markets')}
        </LinkButton>
      }
    >
      <Loaded query={prices} failed={t('pricesFailed')} skeleton={<Skeleton lines={SYMBOLS.length * 2} />}>
        {({ prices: known }) => (
          <Table
            label={t('prices')}
            columns={columns()}
            rows={SYMBOLS.map((symbol) => ({ symbol, price: known[symbol] }))}
            rowKey={({ symbol }) => symbol}
          />
        )}
      </Loaded>
    </Section>
  );
}

/** The age of the oldest of them. */
const Oldest = ({ prices = {} }: Readonly<{ prices: Data<'viewTokenPrices'>['prices'] | undefined }>) => {
  const [oldest] = Object.values(prices)
    .flatMap((price) => (price === null ? [] : [price.asOf]))
    .sort();
  return oldest === undefined ? t('inDollars') : t.rich('inDollarsSince', { time: <Time value={oldest} /> });
};
