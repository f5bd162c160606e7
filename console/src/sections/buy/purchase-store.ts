import type { Purchase } from '../../values/purchase/purchase.ts';
import { readPurchase } from '../../values/purchase/stored-purchase.ts';

const watchers = new Set<() => void>();
const read = new Map<string, Readonly<{ text: string | null; purchase: Purchase | undefined }>>();

/** The purchase under way, as every tab of this browser sees it. The same object until it changes. */
export function storedPurchase(key: string): Purchase | undefined {
  const text = localStorage.getItem(key);
  const known = read.get(key);
  if (known !== undefined && known.text === text) return known.purchase;
  const purchase = readPurchase(text);
  read.set(key, { text, purchase });
  return purchase;
}

/** Undefined removes it. */
export function storePurchase(key: string, purchase: Purchase | undefined): void {
  if (purchase === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(purchase));
  for (const watcher of watchers) watcher();
}

/** Runs when this tab or another one changed a purchase. Returns a function that ends it. */
export function watchPurchases(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}
