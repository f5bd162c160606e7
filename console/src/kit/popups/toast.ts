import type { Tone } from '../classes.ts';

export type Toast = Readonly<{ id: number; title: string; text?: string; tone?: Tone }>;

const SHOWN_MS = 8_000;
let toasts: readonly Toast[] = [];
let last = 0;
const watchers = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const watcher of watchers) watcher();
};

export const dismissToast = (id: number): void => change(toasts.filter((shown) => shown.id !== id));

/** Says that something was done, for eight seconds. What needs an answer belongs into the page instead. */
export function toast(said: Omit<Toast, 'id'>): void {
  last += 1;
  const id = last;
  change([...toasts.slice(-2), { id, ...said }]);
  setTimeout(() => dismissToast(id), SHOWN_MS);
}

export const watchToasts = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const currentToasts = (): readonly Toast[] => toasts;
