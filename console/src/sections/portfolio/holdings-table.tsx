import { Address, Amount, type Column, Money, Section, Sign, Table } from '../../kit/index.ts';
import { NATIVE } from '../../values/assets.ts';
import { type Holding, placesOf } from '../../values/holdings.ts';
import { usdText } from '../../values/money.ts';
import { t } from './texts/index.ts';

const columns = (): readonly Column<Holding>[] => [
  {
    id: 'token',
    title: t('token'),
    cell: ({ symbol, name }) => (
      <>
        <Sign name={symbol} />
        <strong>{symbol}</strong> {name !== symbol && name}
      </>
    ),
  },
  {
    id: 'network',
    title: t('network'),
    cell: ({ chainName }) => (
      <>
        <Sign name={chainName} />
        {chainName}
      </>
    ),
  },
  {
    id: 'balance',
    title: t('balance'),
    numeric: true,
    cell: (held) => <Amount units={held.balance} decimals={held.decimals} places={placesOf(held).balance} />,
  },
  {
    id: 'price',
    title: t('price'),
    numeric: true,
    cell: (held) => <Money usd={usdText(held.priceUSD)} places={placesOf(held).price} />,
  },
  { id: 'value', title: t('value'), numeric: true, cell: ({ valueUSD }) => <Money usd={usdText(valueUSD)} /> },
  {
    id: 'contract',
    title: t('contract'),
    cell: ({ address, chainId }) => (address === NATIVE ? t('coin') : <Address value={address} chainId={chainId} />),
  },
];

/** Every coin and token on every network, the most valuable first. */
export const HoldingsTable = ({ holdings }: Readonly<{ holdings: readonly Holding[] }>) => (
  <Section title={t('holdings')} lead={t('holdings.lead')}>
    <Table
      label={t('holdings')}
      columns={columns()}
      rows={holdings}
      rowKey={({ chainId, address }) => `${chainId} ${address}`}
    />
  </Section>
);
