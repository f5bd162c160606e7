import { useSyncExternalStore } from 'react';

const KEY = 'console.signed-in-wallet';
const CHANNEL = 'console.session';

type Address = `0x${string}`;
const watchers = new Set<() => void>();
const otherTabs = new BroadcastChannel(CHANNEL);

const tellHere = () => {
  for (const watcher of watchers) watcher();
};

/** Which wallet was signed in here, or had been until its session ended, and which one is now. */
export type Change = Readonly<{ before: Address | undefined; now: Address | undefined }>;

/** Runs when another tab signed in or out. Returns a function that ends it. */
export function onOtherTab(act: (change: Change) => void): () => void {
  const listener = ({ data }: MessageEvent<Change>) => {
    tellHere();
    act(data);
  };
  otherTabs.addEventListener('message', listener);
  return () => otherTabs.removeEventListener('message', listener);
}

const remembered = () => (localStorage.getItem(KEY) as Address | null) ?? undefined;

/** Keeps which wallet signed in here (undefined: it signed out), and informs the other tabs. */
export function remember(wallet: Address | undefined): Change {
  const change: Change = { before: remembered(), now: wallet };
  if (wallet === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, wallet);
  tellHere();
  otherTabs.postMessage(change);
  return change;
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** The wallet that signed in here and has not signed out; its session may have ended since. */
export const useRemembered = (): Address | undefined => useSyncExternalStore(watch, remembered);
