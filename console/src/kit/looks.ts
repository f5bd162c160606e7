import { useSyncExternalStore } from 'react';

/** How the console looks in this browser. The first value of each is the usual one. */
const VALUES = {
  theme: ['system', 'light', 'dark'],
  sidebar: ['wide', 'narrow', 'none'],
  charts: ['shown', 'hidden'],
} as const;

export type LookName = keyof typeof VALUES;
export type Looks = Readonly<{ [Name in LookName]: (typeof VALUES)[Name][number] }>;

export const LOOK_NAMES = Object.keys(VALUES) as readonly LookName[];
export const USUAL_LOOKS: Looks = { theme: 'system', sidebar: 'wide', charts: 'shown' };

/** Also read by `public/theme.js` before the first paint, so that nothing moves or flashes. */
const keyOf = (name: LookName) => `console.${name}`;
const watchers = new Set<() => void>();

const lookNow = <Name extends LookName>(name: Name): Looks[Name] =>
  (document.documentElement.dataset[name] as Looks[Name] | undefined) ?? USUAL_LOOKS[name];

export function setLook<Name extends LookName>(name: Name, value: Looks[Name]): void {
  const { dataset } = document.documentElement;
  if (value === USUAL_LOOKS[name]) {
    delete dataset[name];
    localStorage.removeItem(keyOf(name));
  } else {
    dataset[name] = value;
    localStorage.setItem(keyOf(name), value);
  }
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useLook = <Name extends LookName>(name: Name): Looks[Name] =>
  useSyncExternalStore(watch, () => lookNow(name));

export const isLook = (name: LookName, value: string): boolean => (VALUES[name] as readonly string[]).includes(value);
