import type { Data } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { Absent, Amount, type Column, Money, Table } from '../../kit/index.ts';
import { feesIn } from '../../values/swap-price.ts';
import { usdText } from '../../values/usd.ts';

type Fee = Readonly<{ id: string; name: string; amount: ReactNode; usd: string | null }>;

const COLUMNS: readonly Column<Fee>[] = [
  { id: 'name', title: 'Fee', cell: ({ name }) => name },
  { id: 'amount', title: 'Amount', numeric: true, cell: ({ amount }) => amount },
  {
    id: 'usd',
    title: 'In US dollars',
    numeric: true,
    cell: ({ usd }) => (usd === null ? <Absent /> : <Money usd={usd} />),
  },
];

const OF_PROVIDER: Readonly<Record<string, string>> = {
  relayer: 'Of the provider, in the quote',
  app: 'Of the application, in the quote',
};

/** Who takes what. The provider's fees are in its quote already, and are not paid twice. */
export function SwapFees({ answer: { data, svcFee, gasless, sponsor } }: Readonly<{ answer: Data<'quoteSwap'> }>) {
  const rows: readonly Fee[] = [
    {
      id: 'service',
      name: 'Of the service',
      amount: gasless ? (
        <Amount units={svcFee.fee} decimals={svcFee.tokenDecimals} symbol="USDC" />
      ) : (
        'None: not sponsored'
      ),
      usd: gasless ? usdText(svcFee.feeUsd) : '0',
    },
    {
      id: 'network',
      name: 'Of the network',
      amount: gasless ? `Paid by the sponsor (${sponsor})` : 'Estimated by your wallet at each signature',
      usd: gasless ? '0' : null,
    },
    ...feesIn(data).map(({ id, amount, symbol, decimals, usd }) => ({
      id,
      name: OF_PROVIDER[id] ?? id,
      amount: <Amount units={amount} decimals={decimals} symbol={symbol} />,
      usd: usd ?? null,
    })),
  ];
  return <Table label="Fees of the swap" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />;
}
