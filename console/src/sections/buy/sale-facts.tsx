import type { Data } from '@institutional-defi/client';
import { Address, KeyValueList } from '../../kit/index.ts';
import { chainName } from '../../values/chains.ts';
import css from './buy.module.css';
import { t } from './texts/index.ts';
import type { SoldToken } from './wallet/sale-reads.ts';

type SaleFactsProps = Readonly<{ rules: Data<'viewSaleRules'>; sold: SoldToken | undefined }>;

/** Where the sale is, for those who check it. */
export const SaleFacts = ({ rules: { paymentTokens, chainId, saleContract }, sold }: SaleFactsProps) => (
  <details className={css.facts}>
    <summary>{t('contract')}</summary>
    <KeyValueList
      pairs={[
        { name: t('paidWith'), value: paymentTokens.map(({ symbol }) => symbol).join(', ') },
        { name: t('network'), value: chainName(chainId) },
        { name: t('saleContract'), value: <Address value={saleContract} chainId={chainId} /> },
        ...(sold === undefined
          ? []
          : [{ name: t('token'), value: <Address value={sold.address} chainId={chainId} /> }]),
      ]}
    />
  </details>
);
