import type { Data } from '@institutional-defi/client';
import { useMemo } from 'react';
import { useOperation } from '../api/index.ts';
import { type Asset, COIN_DECIMALS, distinct, NATIVE } from '../values/assets.ts';
import { CHAINS, coinOf } from '../values/chains.ts';
import { t } from './texts/index.ts';

const AN_HOUR = 3_600_000;

type Wish = Readonly<{ chainId: number; wallet?: `0x${string}` | undefined }>;

/** What can be moved on a chain: its coin, what the wallet holds, the sale's tokens there, then every listed token. */
export function useAssets({ chainId, wallet }: Wish) {
  const list = useOperation(
    'listTokens',
    { query: { chainId: String(chainId), limit: '500' } },
    { staleTime: AN_HOUR },
  );
  const held = useOperation(
    'viewPortfolio',
    { query: { address: wallet ?? '0x' } },
    { enabled: wallet !== undefined, staleTime: 60_000 },
  );
  const sale = useOperation('viewSaleRules');
  const assets = useMemo(
    () => distinct([...holdings(chainId, held.data), ...saleTokens(chainId, sale.data), ...listed(list.data)]),
    [chainId, held.data, sale.data, list.data],
  );
  return { assets, listed: listed(list.data), list };
}

const isEvm = (chainId: number) => CHAINS.some(({ id }) => id === chainId);

function holdings(chainId: number, portfolio: Data<'viewPortfolio'> | undefined): readonly Asset[] {
  if (!isEvm(chainId)) return [];
  const chain = portfolio?.byChain.find((one) => one.chainId === chainId);
  const coin = { chainId, address: NATIVE, symbol: coinOf(chainId), name: t('coin'), decimals: COIN_DECIMALS };
  if (chain === undefined) return [coin];
  return [{ ...coin, balance: chain.nativeBalance }, ...chain.tokens];
}

const saleTokens = (chainId: number, sale: Data<'viewSaleRules'> | undefined): readonly Asset[] =>
  sale?.chainId === chainId
    ? sale.paymentTokens.map(({ address, symbol, decimals }) => ({ chainId, address, symbol, name: symbol, decimals }))
    : [];

const listed = (list: Data<'listTokens'> | undefined): readonly Asset[] => list?.tokens ?? [];
