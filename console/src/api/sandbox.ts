import { useSyncExternalStore } from 'react';

let sandbox = false;
const watchers = new Set<() => void>();

/** The service marks each response while an external system is replaced by an in-memory adapter. */
export function noteSandbox(headers: Headers): void {
  if (!headers.has('X-Sandbox') || sandbox) return;
  sandbox = true;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const isSandbox = (): boolean => sandbox;

export const useSandbox = (): boolean => useSyncExternalStore(watch, isSandbox);
