import { useOperation } from '../api/index.ts';
import { Address, Amount } from '../kit/index.ts';
import { sameAddress } from '../values/address.ts';
import { coinOf } from '../values/chains.ts';
import type { Moved as MovedAmount } from '../values/movements.ts';
import { wholeNumber } from '../values/numbers.ts';
import { t } from './texts/index.ts';

const COIN_DECIMALS = 18;
const AN_HOUR = 3_600_000;

/** What a transaction moved. A token's decimals come from the sale or the token list; without them its smallest units are shown, and named so. */
export function Moved({ value, token, symbol, chainId, decimals: known }: MovedAmount) {
  const sold = useSaleToken(chainId, token);
  const listed = useListedDecimals(chainId, sold === undefined && known === undefined ? token : null, symbol);
  const decimals = known ?? sold?.decimals ?? listed;
  if (token === null) return <Amount units={value} decimals={COIN_DECIMALS} symbol={coinOf(chainId)} />;
  if (decimals !== undefined)
    return <Amount units={value} decimals={decimals} symbol={symbol ?? sold?.symbol ?? t('tokens')} />;
  return t.rich('smallestUnits', {
    count: wholeNumber(BigInt(value)),
    token: symbol ?? <Address value={token} chainId={chainId} />,
  });
}

/** The payment token of the sale at this address. A chain of one's own has no token list. */
function useSaleToken(chainId: number, token: string | null) {
  const { data: sale } = useOperation('viewSaleRules', undefined, { enabled: token !== null, staleTime: AN_HOUR });
  return sale?.chainId === chainId ? sale.paymentTokens.find(({ address }) => sameAddress(address, token)) : undefined;
}

function useListedDecimals(chainId: number, token: string | null, symbol: string | null): number | undefined {
  const { data } = useOperation(
    'listTokens',
    { query: { chainId: String(chainId), search: symbol ?? '', limit: '100' } },
    { enabled: token !== null && symbol !== null, staleTime: AN_HOUR },
  );
  return data?.tokens.find(({ address }) => sameAddress(address, token))?.decimals;
}
