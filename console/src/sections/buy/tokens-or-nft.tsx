import { Tabs } from '../../kit/index.ts';
import type { Hex } from '../../values/purchase/purchase.ts';
import { NftForm } from './nft-form.tsx';
import { OrderForm, type OrderFormProps } from './order-form.tsx';
import { t } from './texts/index.ts';

export default function TokensOrNft({ sale, ...props }: OrderFormProps & Readonly<{ sale: Hex }>) {
  return (
    <Tabs
      label={t('whatToBuy')}
      tabs={[
        { id: 'tokens', label: t('tokens'), content: <OrderForm {...props} /> },
        { id: 'nft', label: t('nft'), content: <NftForm {...props} sale={sale} /> },
      ]}
    />
  );
}
