import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';
import { Address, Amount, type Column, Money, Section, Sign, Table, Time } from '../../kit/index.ts';
import { coinOf } from '../../values/chains.ts';
import { usdText } from '../../values/usd.ts';

type Chain = Data<'viewPortfolio'>['byChain'][number];

/** The coin is a row like a token, without a contract. */
type Held = Readonly<{
  address: string | undefined;
  symbol: string;
  name: string;
  balance: string;
  decimals: number;
  priceUSD: number | null;
  valueUSD: number | null;
}>;

const COLUMNS = (chainId: number): readonly Column<Held>[] => [
  {
    id: 'token',
    title: 'Token',
    cell: ({ symbol, name }) => (
      <>
        <Sign name={symbol} />
        <strong>{symbol}</strong> {name !== symbol && name}
      </>
    ),
  },
  {
    id: 'balance',
    title: 'Balance',
    numeric: true,
    cell: ({ balance, decimals }) => <Amount units={balance} decimals={decimals} />,
  },
  {
    id: 'price',
    title: 'Price',
    numeric: true,
    cell: ({ priceUSD }) => <Money usd={usdText(priceUSD)} />,
  },
  { id: 'value', title: 'Value', numeric: true, cell: ({ valueUSD }) => <Money usd={usdText(valueUSD)} /> },
  {
    id: 'contract',
    title: 'Contract',
    cell: ({ address }) =>
      address === undefined ? 'Coin of the chain' : <Address value={address} chainId={chainId} />,
  },
];

/** The coin and the tokens of one chain, all read at one block. */
export function ChainHoldings({ chain }: Readonly<{ chain: Chain }>) {
  const { chainId, chainName, nativeBalance, nativeBalanceUSD, tokens, blockNumber, asOf, totalUSD } = chain;
  const symbol = coinOf(chainId);
  const { data: prices } = useOperation('viewTokenPrices', { query: { symbols: symbol } });
  const coin: Held = {
    address: undefined,
    symbol,
    name: symbol,
    balance: nativeBalance,
    decimals: 18,
    priceUSD: prices?.prices[symbol]?.usd ?? null,
    valueUSD: nativeBalanceUSD,
  };
  const held = [...tokens].sort((a, b) => (b.valueUSD ?? -1) - (a.valueUSD ?? -1));
  return (
    <Section
      title={
        <>
          <Sign name={chainName} />
          {chainName}
        </>
      }
      lead={
        <>
          Read <Time value={asOf} /> at block {blockNumber.toLocaleString('en-US')}
        </>
      }
      actions={
        <strong>
          <Money usd={usdText(totalUSD)} />
        </strong>
      }
    >
      <Table
        label={`Holdings on ${chainName}`}
        columns={COLUMNS(chainId)}
        rows={[coin, ...held]}
        rowKey={({ address }) => address ?? 'coin'}
      />
    </Section>
  );
}
