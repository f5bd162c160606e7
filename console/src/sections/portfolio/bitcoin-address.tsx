import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import {
  Absent,
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
import { usdText } from '../../values/usd.ts';

type Output = NonNullable<Data<'viewBitcoin'>['utxos']>[number];

const DECIMALS = 8;

const COLUMNS: readonly Column<Output>[] = [
  {
    id: 'output',
    title: 'Output',
    cell: ({ txid, vout }) => (
      <>
        <Hash value={txid} /> no. {vout}
      </>
    ),
  },
  {
    id: 'value',
    title: 'Amount',
    numeric: true,
    cell: ({ valueSats }) => <Amount units={valueSats} decimals={DECIMALS} symbol="BTC" places={8} />,
  },
  {
    id: 'state',
    title: 'State',
    cell: ({ confirmed }) => (confirmed ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">Pending</Badge>),
  },
];

/** The balance and the unspent outputs of one address. */
export function BitcoinAddress({ address }: Readonly<{ address: string }>) {
  const account = useOperation('viewBitcoin', { query: { address } });
  return (
    <Loaded query={account} failed="The address could not be read" skeleton={<Skeleton lines={5} />}>
      {({ balanceSats, pendingSats, balanceUSD, utxos, asOf, degraded }) => (
        <>
          <Degraded sources={degraded} />
          <KeyValueList
            pairs={[
              { name: 'Address', value: <Address value={address} /> },
              { name: 'Confirmed', value: <Amount units={balanceSats} decimals={DECIMALS} symbol="BTC" places={8} /> },
              { name: 'Pending', value: <Amount units={pendingSats} decimals={DECIMALS} symbol="BTC" places={8} /> },
              { name: 'Value', value: <Money usd={usdText(balanceUSD)} /> },
              { name: 'Read', value: <Time value={asOf} /> },
            ]}
          />
          {utxos === null ? (
            <p>
              Unspent outputs: <Absent why="more than the provider lists" /> (more than the provider lists)
            </p>
          ) : (
            utxos.length > 0 && (
              <Table
                label="Unspent outputs"
                columns={COLUMNS}
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
