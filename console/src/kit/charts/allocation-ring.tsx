import { locale } from '../../values/language.ts';
import { signOf } from '../../values/marks.ts';
import { t } from '../texts/index.ts';
import css from './charts.module.css';

/** Without a name: everything else. */
export type Share = Readonly<{ name: string | undefined; value: number }>;

type AllocationRingProps = Readonly<{ label: string; shares: readonly Share[]; format: (value: number) => string }>;

const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;
/** Of a token or a network: the colour of its sign, the same in every ring. */
const colorOf = (name: string | undefined) =>
  name === undefined ? 'var(--chart-6)' : `hsl(${signOf(name).hue} 55% 42%)`;

/** Parts of a whole as a ring, and as a list with their figures. */
export function AllocationRing({ label, shares, format }: AllocationRingProps) {
  const known = shares.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const whole = known.reduce((sum, { value }) => sum + value, 0);
  const parts = known.map((part, index) => {
    const before = known.slice(0, index).reduce((sum, other) => sum + other.value, 0);
    const { name = t('others'), value } = part;
    return { name, value, share: value / whole, from: before / whole, color: colorOf(part.name) };
  });
  if (parts.length === 0) return <p>{t('nothingPriced')}</p>;
  return (
    <div className={css.allocation}>
      <svg viewBox="0 0 100 100" className={css.ring} aria-hidden="true">
        {parts.map(({ name, share, from, color }) => (
          <circle
            key={name}
            className={css.arc}
            stroke={color}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${share * AROUND} ${AROUND}`}
            strokeDashoffset={-from * AROUND}
            transform="rotate(-90 50 50)"
          />
        ))}
      </svg>
      <ul className={css.shares} aria-label={label}>
        {parts.map(({ name, value, share, color }) => (
          <li key={name}>
            <span className={css.key} style={{ background: color }} aria-hidden="true" />
            <span className={css.shareName}>{name}</span>
            <span className={css.shareFigure}>{percent(share)}</span>
            <span className={css.shareFigure}>{format(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const percent = (share: number) => {
  const { format } = new Intl.NumberFormat(locale(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return share < 0.001 ? `<${format(0.001)}` : format(share);
};
