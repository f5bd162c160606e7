import { useRef } from 'react';

/** Runs one after the other only: a second press before React has rendered the first starts nothing. `end` is for its end. */
export function useOneAtATime(): Readonly<{ start: (run: () => void) => void; end: () => void }> {
  const isRunning = useRef(false);
  return {
    start: (run) => {
      if (isRunning.current) return;
      isRunning.current = true;
      run();
    },
    end: () => {
      isRunning.current = false;
    },
  };
}
