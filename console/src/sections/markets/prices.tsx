import type { Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import {
  Absent,
  Button,
  Change,
  type Column,
  EmptyState,
  Loaded,
  Section,
  Skeleton,
  Table,
  TextField,
  Time,
} from '../../kit/index.ts';
import { Usd } from './figures.tsx';

type Row = Readonly<{ symbol: string; price: Schemas['TokenPrice'] | null }>;

const USUAL = 'ETH, BTC, SOL, POL, USDC, USDT';
const HALF_A_MINUTE = 30_000;

const COLUMNS: readonly Column<Row>[] = [
  { id: 'symbol', title: 'Token', cell: ({ symbol }) => <strong>{symbol}</strong> },
  { id: 'price', title: 'Price', numeric: true, cell: ({ price }) => <Usd value={price?.usd} /> },
  { id: 'change', title: '24 hours', numeric: true, cell: ({ price }) => <Change percent={price?.change24h} /> },
  { id: 'source', title: 'Source', cell: ({ price }) => price?.source ?? <Absent why="no price known" /> },
  { id: 'age', title: 'Age', cell: ({ price }) => <Time value={price?.asOf} /> },
];

const symbolsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((symbol) => symbol.toUpperCase())
      .filter((symbol) => /^[A-Z0-9.$_-]{1,20}$/.test(symbol)),
  ),
];

/** Prices by symbol, as the service uses them for fees and limits. */
export function Prices() {
  const [typed, setTyped] = useState(USUAL);
  const [asked, setAsked] = useState(USUAL);
  const symbols = symbolsIn(asked);
  const prices = useOperation(
    'viewTokenPrices',
    { query: { symbols: symbols.join(',') } },
    { enabled: symbols.length > 0, refetchEvery: HALF_A_MINUTE, keepPrevious: true },
  );
  return (
    <Section title="Prices of the service" lead="The prices with which the service calculates fees and limits.">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed);
        }}
      >
        <TextField
          label="Symbols"
          value={typed}
          onChange={setTyped}
          hint="Up to 100, separated by commas."
          end={
            <Button type="submit" size="small" variant="quiet">
              Show
            </Button>
          }
        />
      </form>
      {symbols.length === 0 ? (
        <EmptyState title="No symbols">Enter symbols such as ETH or USDC.</EmptyState>
      ) : (
        <Loaded query={prices} failed="The prices could not be read" skeleton={<Skeleton lines={8} />}>
          {({ prices: known }) => (
            <Table
              label="Prices of the service"
              columns={COLUMNS}
              rows={Object.entries(known).map(([symbol, price]) => ({ symbol, price }))}
              rowKey={({ symbol }) => symbol}
            />
          )}
        </Loaded>
      )}
    </Section>
  );
}
