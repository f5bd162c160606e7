import type { Data } from '@institutional-defi/client';
import { Address, KeyValueList } from '../../kit/index.ts';
import { chainName } from '../../values/chains.ts';
import css from './buy.module.css';
import type { SoldToken } from './wallet/sale-reads.ts';

type SaleFactsProps = Readonly<{ rules: Data<'viewSaleRules'>; sold: SoldToken | undefined }>;

/** Where the sale is, for those who check it. */
export const SaleFacts = ({ rules: { paymentTokens, chainId, saleContract }, sold }: SaleFactsProps) => (
  <details className={css.facts}>
    <summary>The contract of the sale</summary>
    <KeyValueList
      pairs={[
        { name: 'Paid with', value: paymentTokens.map(({ symbol }) => symbol).join(', ') },
        { name: 'Network', value: chainName(chainId) },
        { name: 'Sale contract', value: <Address value={saleContract} chainId={chainId} /> },
        ...(sold === undefined ? [] : [{ name: 'Token', value: <Address value={sold.address} chainId={chainId} /> }]),
      ]}
    />
  </details>
);
