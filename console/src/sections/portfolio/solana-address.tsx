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
import { usdText } from '../../values/money.ts';
import { t } from './texts/index.ts';

type Token = Data<'viewSolana'>['tokens'][number];

const DECIMALS = 9;

const columns = (): readonly Column<Token>[] => [
  {
    id: 'token',
    title: t('token'),
    cell: ({ symbol }) => (symbol === null ? t('solana.unknown') : <strong>{symbol}</strong>),
  },
  {
    id: 'balance',
    title: t('balance'),
    numeric: true,
    cell: ({ amount, decimals }) => <Amount units={amount} decimals={decimals} />,
  },
  { id: 'value', title: t('value'), numeric: true, cell: ({ usd }) => <Money usd={usdText(usd)} /> },
  { id: 'mint', title: t('contract'), cell: ({ mint }) => <Address value={mint} /> },
];

/** The coin and the tokens of one account. */
export function SolanaAddress({ address }: Readonly<{ address: string }>) {
  const account = useOperation('viewSolana', { query: { address } });
  return (
    <Loaded query={account} failed={t('addressFailed')} skeleton={<Skeleton lines={5} />}>
      {({ lamports, balanceUSD, tokens, asOf, degraded }) => (
        <>
          <Degraded sources={degraded} />
          <KeyValueList
            pairs={[
              { name: t('address'), value: <Address value={address} /> },
              { name: t('balance'), value: <Amount units={lamports} decimals={DECIMALS} symbol="SOL" places={9} /> },
              { name: t('solana.value'), value: <Money usd={usdText(balanceUSD)} /> },
              { name: t('read'), value: <Time value={asOf} /> },
            ]}
          />
          {tokens.length > 0 && (
            <Table label={t('solana.tokens')} columns={columns()} rows={tokens} rowKey={({ mint }) => mint} />
          )}
        </>
      )}
    </Loaded>
  );
}
