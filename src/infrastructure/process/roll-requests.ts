export type RollRequests = Readonly<{
  /** Calls `onRequest` at each SIGUSR2 from now on, and once for those that arrived before. */
  answer(onRequest: () => void): void;
}>;

/** Receives SIGUSR2, which asks that workers be replaced. Unreceived, it would end the process, so this is called before anything is loaded. */
export function receiveRollRequests(source: Pick<NodeJS.EventEmitter, 'on'> = process): RollRequests {
  let isWaiting = false;
  let respond = () => {
    isWaiting = true;
  };
  source.on('SIGUSR2', () => respond());
  return {
    answer: (onRequest) => {
      respond = onRequest;
      if (isWaiting) onRequest();
    },
  };
}
