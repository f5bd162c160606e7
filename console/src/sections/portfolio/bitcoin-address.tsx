import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import {
  Address,
  Amount,
  Badge,
  type Column,
  Degraded,
  Hash,
  KeyValueList,
  Loaded,
  Money,
  Skeleton,
  Table,
  Time,
} from '../../kit/index.ts';
import { usdText } from '../../values/money.ts';
import { t } from './texts/index.ts';

type Output = NonNullable<Data<'viewBitcoin'>['utxos']>[number];

const DECIMALS = 8;

const columns = (): readonly Column<Output>[] => [
  {
    id: 'value',
    title: t('amount'),
    cell: ({ valueSats }) => <Amount units={valueSats} decimals={DECIMALS} symbol="BTC" places={8} />,
  },
  {
    id: 'output',
    title: t('bitcoin.payment'),
    cell: ({ txid, vout }) => t.rich('bitcoin.number', { hash: <Hash value={txid} />, number: String(vout) }),
  },
  {
    id: 'state',
    title: t('status'),
    cell: ({ confirmed }) => (
      <Badge tone={confirmed ? 'good' : 'warn'}>{t(confirmed ? 'bitcoin.confirmed' : 'bitcoin.pending')}</Badge>
    ),
  },
];

/** The balance and the unspent outputs of one address. */
export function BitcoinAddress({ address }: Readonly<{ address: string }>) {
  const account = useOperation('viewBitcoin', { query: { address } });
  return (
    <Loaded query={account} failed={t('addressFailed')} skeleton={<Skeleton lines={5} />}>
      {({ balanceSats, pendingSats, balanceUSD, utxos, asOf, degraded }) => (
        <>
          <Degraded sources={degraded} />
          <KeyValueList
            pairs={[
              { name: t('address'), value: <Address value={address} /> },
              {
                name: t('bitcoin.confirmed'),
                value: <Amount units={balanceSats} decimals={DECIMALS} symbol="BTC" places={8} />,
              },
              {
                name: t('bitcoin.pending'),
                value: <Amount units={pendingSats} decimals={DECIMALS} symbol="BTC" places={8} />,
              },
              { name: t('value'), value: <Money usd={usdText(balanceUSD)} /> },
              { name: t('read'), value: <Time value={asOf} /> },
            ]}
          />
          {utxos === null ? (
            <p>{t('bitcoin.tooMany')}</p>
          ) : (
            utxos.length > 0 && (
              <Table
                label={t('bitcoin.parts')}
                columns={columns()}
                rows={utxos}
                rowKey={({ txid, vout }) => `${txid}:${vout}`}
              />
            )
          )}
        </>
      )}
    </Loaded>
  );
}
