import { Absent, Money } from '../../kit/index.ts';
import { compactUsd, usdText, wholeUsd } from '../../values/money.ts';
import { percent } from '../../values/numbers.ts';
import css from './markets.module.css';

/** US dollars of the API; absent where it has none. */
export const Usd = ({ value }: Readonly<{ value: number | null | undefined }>) => <Money usd={usdText(value)} />;

/** `$1.99tn`, and every digit in its title. */
export const LargeUsd = ({ value }: Readonly<{ value: number | null | undefined }>) =>
  value == null ? (
    <Absent />
  ) : (
    <span className={css.figure} title={wholeUsd(value)}>
      {compactUsd(value)}
    </span>
  );

export const Percent = ({ value }: Readonly<{ value: number | null | undefined }>) =>
  value == null ? <Absent /> : <span className={css.figure}>{percent(value)}</span>;
