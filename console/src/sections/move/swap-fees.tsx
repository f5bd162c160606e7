import type { Data } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { Absent, Amount, type Column, Money, Table } from '../../kit/index.ts';
import { usdText } from '../../values/money.ts';
import { feesIn } from '../../values/swap-price.ts';
import { t } from './texts/index.ts';

type Fee = Readonly<{ id: string; name: string; amount: ReactNode; usd: string | null }>;

const columns = (): readonly Column<Fee>[] => [
  { id: 'name', title: t('fees.fee'), cell: ({ name }) => name },
  { id: 'amount', title: t('amount'), numeric: true, cell: ({ amount }) => amount },
  {
    id: 'usd',
    title: t('fees.usd'),
    numeric: true,
    cell: ({ usd }) => (usd === null ? <Absent why={t('fees.unknown')} /> : <Money usd={usd} />),
  },
];

/** Who takes what. The provider's fees are in its quote already, and are not paid twice. */
export function SwapFees({ answer: { data, svcFee, gasless } }: Readonly<{ answer: Data<'quoteSwap'> }>) {
  const rows: readonly Fee[] = [
    {
      id: 'service',
      name: t('fees.service'),
      amount: gasless ? (
        <Amount units={svcFee.fee} decimals={svcFee.tokenDecimals} symbol="USDC" />
      ) : (
        t('fees.serviceNone')
      ),
      usd: gasless ? usdText(svcFee.feeUsd) : '0',
    },
    {
      id: 'network',
      name: t('fees.network'),
      amount: t(gasless ? 'fees.networkSponsored' : 'fees.networkOwn'),
      usd: gasless ? '0' : null,
    },
    ...feesIn(data).map(({ id, amount, symbol, decimals, usd }) => ({
      id,
      name: t(`fees.${id}`),
      amount: <Amount units={amount} decimals={decimals} symbol={symbol} />,
      usd: usd ?? null,
    })),
  ];
  return <Table label={t('fees.table')} columns={columns()} rows={rows} rowKey={({ id }) => id} />;
}
