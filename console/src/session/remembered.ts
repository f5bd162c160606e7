import { useSyncExternalStore } from 'react';

const KEY = 'console.signed-in-wallet';
const CHANNEL = 'console.session';

type Address = `0x${string}`;
const watchers = new Set<() => void>();
const otherTabs = new BroadcastChannel(CHANNEL);

const tellHere = () => {
  for (const watcher of watchers) watcher();
};

/** Runs when another tab signed in or out. Returns a function that ends it. */
export function onOtherTab(act: () => void): () => void {
  const listener = () => {
    tellHere();
    act();
  };
  otherTabs.addEventListener('message', listener);
  return () => otherTabs.removeEventListener('message', listener);
}

/** Keeps which wallet signed in here (undefined: it signed out), and informs the other tabs. */
export function remember(wallet: Address | undefined): void {
  if (wallet === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, wallet);
  tellHere();
  otherTabs.postMessage('changed');
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** The wallet that signed in here and has not signed out; its session may have ended since. */
export const useRemembered = (): Address | undefined =>
  useSyncExternalStore(watch, () => (localStorage.getItem(KEY) as Address | null) ?? undefined);
