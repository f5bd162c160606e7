import { useSyncExternalStore } from 'react';

export type ChartColors = Readonly<{
  ink: string;
  soft: string;
  edge: string;
  surface: string;
  good: string;
  bad: string;
  series: readonly string[];
}>;

const SERIES = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'];

/** A canvas needs the colours themselves: each custom property is resolved by an element that has it. */
export function chartColors(box: HTMLElement): ChartColors {
  const probe = document.createElement('span');
  box.append(probe);
  const resolve = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colors = {
    ink: resolve('--ink'),
    soft: resolve('--ink-soft'),
    edge: resolve('--edge'),
    surface: resolve('--surface'),
    good: resolve('--good'),
    bad: resolve('--bad'),
    series: SERIES.map(resolve),
  };
  probe.remove();
  return colors;
}

/** The same colour, see-through. */
export const faded = (color: string, part: number): string =>
  color.replace(/^rgba?\(([^,]+),([^,]+),([^,)]+).*$/, `rgba($1,$2,$3, ${part})`);

const system = () => matchMedia('(prefers-color-scheme: dark)');

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const media = system();
  media.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', changed);
  };
};

/** Changes with the theme, so that a chart is drawn again in the new colours. */
export const useThemeName = (): string =>
  useSyncExternalStore(watch, () => document.documentElement.dataset.theme ?? (system().matches ? 'dark' : 'light'));
