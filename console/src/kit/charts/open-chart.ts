import { createChart, type IChartApi, TickMarkType, type Time, type UTCTimestamp } from 'lightweight-charts';
import { locale } from '../../values/language.ts';
import { exactTime } from '../../values/time.ts';
import type { ChartColors } from './chart-colors.ts';

export const secondsOf = (at: string) => Math.floor(Date.parse(at) / 1000) as UTCTimestamp;

const DAY_S = 86_400;

type Wanted = Readonly<{ format: (value: number) => string; times: readonly number[] }>;

/** A chart without series. Days are UTC days, as the service counts them; other times are the reader's. */
export function openChart(box: HTMLElement, colors: ChartColors, { format, times }: Wanted): IChartApi {
  const areDays = times.every((time) => time % DAY_S === 0);
  const zone = areDays ? { timeZone: 'UTC' } : {};
  const texts = Object.fromEntries(
    Object.entries(MARKS).map(([type, parts]) => [type, new Intl.DateTimeFormat(locale(), { ...parts, ...zone })]),
  );
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', ...zone });
  return createChart(box, {
    autoSize: true,
    // The library's own logo inserts a <style>, which the policy refuses; the figures beneath the chart name it instead.
    layout: { attributionLogo: false, background: { color: 'transparent' }, textColor: colors.soft },
    grid: { vertLines: { visible: false }, horzLines: { color: colors.edge } },
    rightPriceScale: { borderVisible: false },
    timeScale: {
      borderColor: colors.edge,
      timeVisible: !areDays,
      tickMarkFormatter: (time: Time, type: TickMarkType) => texts[type]?.format(momentOf(time)) ?? '',
    },
    localization: {
      priceFormatter: format,
      timeFormatter: (time: Time) => (areDays ? day.format(momentOf(time)) : exactTime(momentOf(time))),
    },
  });
}

const momentOf = (time: Time) => new Date(Number(time) * 1000);

const MARKS: Readonly<Record<TickMarkType, Intl.DateTimeFormatOptions>> = {
  [TickMarkType.Year]: { year: 'numeric' },
  [TickMarkType.Month]: { month: 'short' },
  [TickMarkType.DayOfMonth]: { day: 'numeric', month: 'short' },
  [TickMarkType.Time]: { hour: '2-digit', minute: '2-digit' },
  [TickMarkType.TimeWithSeconds]: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
};
