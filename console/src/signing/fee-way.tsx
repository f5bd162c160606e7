import { useId } from 'react';
import css from './signing.module.css';
import { t } from './texts/index.ts';

type FeeWayProps = Readonly<{
  isGasless: boolean;
  /** The coin of the network. */
  coin: string;
  onChange: (isGasless: boolean) => void;
}>;

const WAYS = ['coin', 'amount'] as const;

/** How the fee is paid, where the service sponsors the transfer. */
export function FeeWay({ isGasless, coin, onChange }: FeeWayProps) {
  const name = useId();
  return (
    <fieldset className={css.ways}>
      <legend>{t('payFee')}</legend>
      {WAYS.map((way) => (
        <label key={way} className={css.way}>
          <input
            type="radio"
            name={name}
            checked={(way === 'amount') === isGasless}
            onChange={() => onChange(way === 'amount')}
          />
          <span>
            {way === 'coin' ? t('way.coin', { coin }) : t('way.amount')}
            <small>{way === 'coin' ? t('way.coin.text') : t('way.amount.text', { coin })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
