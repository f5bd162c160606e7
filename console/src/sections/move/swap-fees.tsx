import type { Data } from '@institutional-defi/client';
import type { ReactNode } from 'react';
import { Amount, type Column, Money, Table } from '../../kit/index.ts';
import { usdText } from '../../values/money.ts';
import { feesIn, networkFeeIn, type QuotedFee } from '../../values/swap-price.ts';
import { t } from './texts/index.ts';

type Fee = Readonly<{ id: string; name: string; amount: ReactNode; usd: string | null }>;

const columns = (): readonly Column<Fee>[] => [
  { id: 'name', title: t('fees.fee'), cell: ({ name }) => name },
  { id: 'amount', title: t('amount'), numeric: true, cell: ({ amount }) => amount },
  {
    id: 'usd',
    title: t('fees.usd'),
    numeric: true,
    cell: ({ usd }) => (usd === null ? t('fees.unknown') : <Money usd={usd} />),
  },
];

const Quoted = ({ fee: { amount, symbol, decimals } }: Readonly<{ fee: QuotedFee }>) => (
  <Amount units={amount} decimals={decimals} symbol={symbol} places={8} />
);

/** Who takes what. The provider's fees are in its quote already, and are not paid twice. */
export function SwapFees({ answer: { data, svcFee, gasless } }: Readonly<{ answer: Data<'quoteSwap'> }>) {
  const gas = networkFeeIn(data);
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
      amount: gasless ? t('fees.networkSponsored') : gas === undefined ? t('fees.networkOwn') : <Quoted fee={gas} />,
      usd: gasless ? '0' : (gas?.usd ?? null),
    },
    ...feesIn(data).map(({ id, ...fee }) => ({
      id,
      name: t(`fees.${id}`),
      amount: <Quoted fee={fee} />,
      usd: fee.usd ?? null,
    })),
  ];
  return <Table label={t('fees.table')} columns={columns()} rows={rows} rowKey={({ id }) => id} />;
}
