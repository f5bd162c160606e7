import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import {
  Address,
  Amount,
  type Column,
  Degraded,
  KeyValueList,
  Loaded,
  Money,
  Skeleton,
  Table,
  Time,
} from '../../kit/index.ts';
import { usdText } from '../../values/usd.ts';

type Token = Data<'viewSolana'>['tokens'][number];

const DECIMALS = 9;

const COLUMNS: readonly Column<Token>[] = [
  {
    id: 'token',
    title: 'Token',
    cell: ({ symbol }) => (symbol === null ? 'In no token list' : <strong>{symbol}</strong>),
  },
  {
    id: 'balance',
    title: 'Balance',
    numeric: true,
    cell: ({ amount, decimals }) => <Amount units={amount} decimals={decimals} />,
  },
  { id: 'value', title: 'Value', numeric: true, cell: ({ usd }) => <Money usd={usdText(usd)} /> },
  { id: 'mint', title: 'Mint', cell: ({ mint }) => <Address value={mint} /> },
];

/** The coin and the tokens of one account. */
export function SolanaAddress({ address }: Readonly<{ address: string }>) {
  const account = useOperation('viewSolana', { query: { address } });
  return (
    <Loaded query={account} failed="The account could not be read" skeleton={<Skeleton lines={5} />}>
      {({ lamports, balanceUSD, tokens, slot, asOf, degraded }) => (
        <>
          <Degraded sources={degraded} />
          <KeyValueList
            pairs={[
              { name: 'Address', value: <Address value={address} /> },
              { name: 'Balance', value: <Amount units={lamports} decimals={DECIMALS} symbol="SOL" places={9} /> },
              { name: 'Value of the coins', value: <Money usd={usdText(balanceUSD)} /> },
              {
                name: 'Read',
                value: (
                  <>
                    <Time value={asOf} /> at slot {slot.toLocaleString('en-US')}
                  </>
                ),
              },
            ]}
          />
          {tokens.length > 0 && (
            <Table label="Tokens of the account" columns={COLUMNS} rows={tokens} rowKey={({ mint }) => mint} />
          )}
        </>
      )}
    </Loaded>
  );
}
