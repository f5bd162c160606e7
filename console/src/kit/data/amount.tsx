import { boundAmount, formatAmount, nearestAmount, shortAmount } from '../../values/amount.ts';
import { exactUsd, formatUsd } from '../../values/money.ts';
import { Tooltip } from '../popups/tooltip.tsx';
import { Absent } from './absent.tsx';
import css from './data.module.css';

type AmountProps = Readonly<{
  /** Smallest units, as bigint or as the API's decimal text. */
  units: bigint | string | null | undefined;
  decimals: number;
  symbol?: string;
  /** Decimals that are shown; all of them on hover and focus. */
  places?: number;
  /** `up` for what is said to be the most, `nearest` for money that is not held. */
  rounding?: keyof typeof ROUNDINGS;
}>;

const ROUNDINGS = { cut: shortAmount, up: boundAmount, nearest: nearestAmount };

/** An amount of a token, by itself cut to a few decimals; every digit on hover and focus. */
export function Amount({ units, decimals, symbol, places = 4, rounding = 'cut' }: AmountProps) {
  if (units == null) return <Absent />;
  const exact = formatAmount(BigInt(units), decimals);
  const short = ROUNDINGS[rounding](BigInt(units), decimals, places);
  const named = (figure: string) => (symbol === undefined ? figure : `${figure} ${symbol}`);
  return <Figure short={named(short)} exact={named(exact)} />;
}

type MoneyProps = Readonly<{
  usd: string | null | undefined;
  /** At most; two at least. */
  places?: number;
}>;

/** US dollars from the API's decimal text; rounded to the cent unless more is asked for, every digit on hover and focus. */
export function Money({ usd, places }: MoneyProps) {
  const short = usd == null ? undefined : formatUsd(usd, places);
  const exact = usd == null ? undefined : exactUsd(usd);
  if (short === undefined || exact === undefined) return <Absent />;
  return <Figure short={short} exact={exact} />;
}

/** `exact` appears where `short` says less. */
const Figure = ({ short, exact }: Readonly<{ short: string; exact: string }>) => (
  <span className={css.figure}>
    {short === exact ? (
      short
    ) : (
      <Tooltip text={exact} instead>
        {short}
      </Tooltip>
    )}
  </span>
);
