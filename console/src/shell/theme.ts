import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

/** Also read by `public/theme.js` before the first paint. */
const KEY = 'console.theme';
const watchers = new Set<() => void>();

const chosen = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    delete dataset.theme;
    localStorage.removeItem(KEY);
  } else {
    dataset.theme = theme;
    localStorage.setItem(KEY, theme);
  }
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useTheme = (): Theme => useSyncExternalStore(watch, chosen);
