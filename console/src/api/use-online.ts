import { useSyncExternalStore } from 'react';

const watch = (watcher: () => void) => {
  addEventListener('online', watcher);
  addEventListener('offline', watcher);
  return () => {
    removeEventListener('online', watcher);
    removeEventListener('offline', watcher);
  };
};

/** Whether the browser has a network. True says nothing about the service. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
