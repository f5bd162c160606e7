import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import {
  Absent,
  type Column,
  LinkButton,
  Loaded,
  Money,
  Section,
  Skeleton,
  Status,
  Table,
  Time,
} from '../../kit/index.ts';
import { signedPercent, usdText } from '../../values/usd.ts';

const SYMBOLS = ['BTC', 'ETH', 'SOL', 'POL', 'USDC', 'USDT'];
const EVERY_MINUTE = 60_000;

type Price = Data<'viewTokenPrices'>['prices'][string];
type Row = Readonly<{ symbol: string; price: Price | undefined }>;

const COLUMNS: readonly Column<Row>[] = [
  { id: 'symbol', title: 'Coin', cell: ({ symbol }) => <strong>{symbol}</strong> },
  { id: 'price', title: 'Price', numeric: true, cell: ({ price }) => <Money usd={usdText(price?.usd)} /> },
  { id: 'change', title: '24 hours', numeric: true, cell: ({ price }) => <Change percent={price?.change24h} /> },
  { id: 'source', title: 'Source', cell: ({ price }) => price?.source ?? <Absent /> },
  { id: 'age', title: 'Read', cell: ({ price }) => <Time value={price?.asOf} /> },
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
      title="Prices"
      lead="In US dollars."
      actions={
        <LinkButton to="/markets" size="small">
          Markets
        </LinkButton>
      }
    >
      <Loaded query={prices} failed="The prices could not be read" skeleton={<Skeleton lines={SYMBOLS.length * 2} />}>
        {({ prices: known }) => (
          <Table
            label="Prices"
            columns={COLUMNS}
            rows={SYMBOLS.map((symbol) => ({ symbol, price: known[symbol] }))}
            rowKey={({ symbol }) => symbol}
          />
        )}
      </Loaded>
    </Section>
  );
}

const Change = ({ percent }: Readonly<{ percent: number | null | undefined }>) => {
  if (percent == null) return <Absent />;
  const tone = percent > 0 ? 'good' : percent < 0 ? 'bad' : 'neutral';
  return <Status tone={tone}>{signedPercent(percent)}</Status>;
};
