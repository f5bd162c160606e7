import { useCallback, useMemo, useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}

/** Raised when the stored values change their shape, so that older ones are forgotten. */
const VERSION = 1;

/** A value that stays over reloads, the same in every tab. Undefined while there is none. */
export function useKept<Value>(key: string): readonly [Value | undefined, (next: Value | undefined) => void] {
  const text = useSyncExternalStore(watch, () => localStorage.getItem(key));
  const value = useMemo(() => read<Value>(text), [text]);
  const keep = useCallback((next: Value | undefined) => store(key, next), [key]);
  return [value, keep];
}

/** The value now, for work that began before. */
export const keptNow = <Value>(key: string): Value | undefined => read<Value>(localStorage.getItem(key));

export function store<Value>(key: string, next: Value | undefined): void {
  if (next === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ version: VERSION, value: next }));
  for (const watcher of watchers) watcher();
}

function read<Value>(text: string | null): Value | undefined {
  if (text === null) return undefined;
  try {
    const { version, value } = JSON.parse(text) as Readonly<{ version?: number; value?: Value }>;
    return version === VERSION ? value : undefined;
  } catch {
    return undefined;
  }
}
