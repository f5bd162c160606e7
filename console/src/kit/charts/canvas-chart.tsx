import { type ReactNode, useEffect, useRef } from 'react';
import { useLook } from '../looks.ts';
import { t } from '../texts/index.ts';
import { type ChartColors, chartColors, useThemeName } from './chart-colors.ts';
import css from './charts.module.css';

export type Draw = (box: HTMLElement, colors: ChartColors) => () => void;

type CanvasChartProps = Readonly<{
  /** What a sighted person reads off the chart: range, last value, direction. */
  label: string;
  height: number;
  /** Draws, and returns what removes the drawing. Must be stable (`useCallback`). */
  draw: Draw;
  /** The same figures as a table. */
  table: ReactNode;
  note?: ReactNode;
}>;

/** A canvas with a text for those who do not see it, and its figures as a table; only the figures for those who want no charts. */
export function CanvasChart({ label, height, draw, table, note }: CanvasChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useThemeName();
  const isShown = useLook('charts') === 'shown';
  useEffect(() => {
    if (box.current === null || theme === '' || !isShown) return;
    return draw(box.current, chartColors(box.current));
  }, [draw, theme, isShown]);
  return (
    <figure className={css.figure}>
      {isShown && <div ref={box} className={css.canvas} role="img" aria-label={label} style={{ blockSize: height }} />}
      <figcaption className={css.caption}>
        {note}
        <details className={css.figures} open={!isShown}>
          <summary>{t('figures')}</summary>
          {table}
          <p className={css.source}>
            {t.rich('chartsBy', {
              link: (words) => (
                <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
                  {words}
                </a>
              ),
            })}
          </p>
        </details>
      </figcaption>
    </figure>
  );
}
