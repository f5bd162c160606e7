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
import { t } from './texts/index.ts';

type Row = Readonly<{ symbol: string; price: Schemas['TokenPrice'] | null }>;

const USUAL = 'ETH, BTC, SOL, POL, USDC, USDT';
const HALF_A_MINUTE = 30_000;

const columns = (): readonly Column<Row>[] => [
  { id: 'symbol', title: t('token'), cell: ({ symbol }) => <strong>{symbol}</strong> },
  { id: 'price', title: t('price'), numeric: true, cell: ({ price }) => <Usd value={price?.usd} /> },
  { id: 'change', title: t('hours'), numeric: true, cell: ({ price }) => <Change percent={price?.change24h} /> },
  { id: 'source', title: t('source'), cell: ({ price }) => price?.source ?? <Absent why={t('noPrice')} /> },
  { id: 'age', title: t('read'), cell: ({ price }) => <Time value={price?.asOf} /> },
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
    <Section title={t('prices')} lead={t('prices.lead')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed);
        }}
      >
        <TextField
          label={t('symbols')}
          value={typed}
          onChange={setTyped}
          hint={t('symbols.hint')}
          end={
            <Button type="submit" size="small" variant="quiet">
              {t('show')}
            </Button>
          }
        />
      </form>
      {symbols.length === 0 ? (
        <EmptyState title={t('noSymbols')}>{t('noSymbols.text')}</EmptyState>
      ) : (
        <Loaded query={prices} failed={t('prices.failed')} skeleton={<Skeleton lines={8} />}>
          {({ prices: known }) => (
            <Table
              label={t('prices')}
              columns={columns()}
              rows={Object.entries(known).map(([symbol, price]) => ({ symbol, price }))}
              rowKey={({ symbol }) => symbol}
            />
          )}
        </Loaded>
      )}
    </Section>
  );
}
