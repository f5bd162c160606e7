import { Absent, Money } from '../../kit/index.ts';
import { usdText } from '../../values/usd.ts';
import css from './markets.module.css';

/** US dollars of the API; absent where it has none. */
export const Usd = ({ value }: Readonly<{ value: number | null | undefined }>) => <Money usd={usdText(value)} />;

const COMPACT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
});
const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `$1.99T`, and every digit in its title. */
export const LargeUsd = ({ value }: Readonly<{ value: number | null | undefined }>) =>
  value == null ? (
    <Absent />
  ) : (
    <span className={css.figure} title={WHOLE.format(value)}>
      {COMPACT.format(value)}
    </span>
  );

export const Percent = ({ value }: Readonly<{ value: number | null | undefined }>) =>
  value == null ? <Absent /> : <span className={css.figure}>{value.toFixed(2)} %</span>;
