import type { ReactNode } from 'react';
import { useLook } from '../looks.ts';
import css from './day-bars.module.css';

export type DaySeries = Readonly<{
  name: string;
  /** By day, such as `2026-11-29`; a day without a figure had none. */
  figures: ReadonlyMap<string, number>;
  /** `beside`: what the other series is a part of. `bad`: somebody must act on it. */
  look?: 'main' | 'beside' | 'bad';
}>;

type DayBarsProps = Readonly<{
  label: string;
  /** UTC days in order, each without a gap to the next one. */
  days: readonly string[];
  series: readonly DaySeries[];
  /** In the text of a day: `1,204 USDC`. */
  format: (value: number) => string;
  /** Makes a link of a day. */
  way?: (day: string, content: ReactNode) => ReactNode;
}>;

/** With more days, neither figures nor dates fit at each. */
const MOST_NAMED = 10;

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** What is counted by day: bars beside each other, each day with its figures in words, which are shown on hover and alone where no charts are wanted. */
export function DayBars({ label, days, series, format, way = (_day, content) => content }: DayBarsProps) {
  const isDrawn = useLook('charts') === 'shown';
  const figure = (one: DaySeries, day: string) => one.figures.get(day) ?? 0;
  const largest = Math.max(1, ...series.flatMap((one) => days.map((day) => figure(one, day))));
  const areNamed = days.length <= MOST_NAMED;
  return (
    <figure className={css.figure}>
      {isDrawn && !areNamed && <Most figure={largest} />}
      <ol className={isDrawn ? css.days : css.words} aria-label={label}>
        {days.map((day) => (
          <li key={day} className={css.day}>
            {way(
              day,
              <>
                {isDrawn && (
                  <span className={css.bars} aria-hidden="true">
                    {series.map((one) => (
                      <span key={one.name} className={css.column}>
                        {areNamed && figure(one, day) > 0 && compact.format(figure(one, day))}
                        <Bar share={figure(one, day) / largest} look={one.look ?? 'main'} />
                      </span>
                    ))}
                  </span>
                )}
                {isDrawn && areNamed && <Day day={day} />}
                <span className={css.text}>
                  {`${long.format(new Date(day))}: `}
                  {series.map((one) => `${one.name} ${format(figure(one, day))}`).join(', ')}
                </span>
              </>,
            )}
          </li>
        ))}
      </ol>
      {isDrawn && !areNamed && <Ends days={days} />}
      {isDrawn && series.length > 1 && <Legend series={series} />}
    </figure>
  );
}

const Bar = ({ share, look }: Readonly<{ share: number; look: string }>) => (
  <span className={css.bar} data-look={look} data-none={share === 0 || undefined} style={{ flexGrow: share }} />
);

const Day = ({ day }: Readonly<{ day: string }>) => (
  <span className={css.name} aria-hidden="true">
    {short.format(new Date(day))}
  </span>
);

/** Stands for an axis where the bars have no figures of their own. */
const Most = ({ figure }: Readonly<{ figure: number }>) => (
  <div className={css.most} aria-hidden="true">
    {compact.format(figure)}
  </div>
);

const Ends = ({ days }: Readonly<{ days: readonly string[] }>) => (
  <div className={css.ends}>
    {[days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)].map(
      (day) => day !== undefined && <Day key={day} day={day} />,
    )}
  </div>
);

const Legend = ({ series }: Readonly<{ series: readonly DaySeries[] }>) => (
  <ul className={css.legend}>
    {series.map(({ name, look = 'main' }) => (
      <li key={name}>
        <span className={css.key} data-look={look} aria-hidden="true" />
        {name}
      </li>
    ))}
  </ul>
);
