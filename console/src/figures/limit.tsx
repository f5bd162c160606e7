import { Amount } from '../kit/index.ts';
import { limitOf } from '../values/purchase/sale-figures.ts';
import { t } from './texts/index.ts';

type LimitProps = Readonly<{ units: string | null | undefined; decimals: number }>;

/** A limit of purchases, in dollars. The API writes 2^256-1, less what was bought, where there is none. */
export const Limit = ({ units, decimals }: LimitProps) => {
  const most = limitOf(units);
  return units != null && most === undefined ? (
    t('noLimit')
  ) : (
    <Amount units={most} decimals={decimals} symbol="USD" places={2} />
  );
};
