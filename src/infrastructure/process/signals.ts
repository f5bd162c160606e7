type Ending = Readonly<{
  /** The process ends this long after the first signal, whatever hangs. */
  limitMs: number;
  /** Ends the process. */
  end: (reason: string) => void;
}>;

/** Resolves at the first SIGTERM or SIGINT. A second one ends the process at once. */
export function untilSignalled({ limitMs, end }: Ending): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let isStopping = false;
    const receive = (signal: NodeJS.Signals) => {
      if (isStopping) return end(`a second signal (${signal}) arrived`);
      isStopping = true;
      setTimeout(() => end(`stopping took longer than ${limitMs} ms`), limitMs).unref();
      resolve(signal);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, receive);
  });
}
