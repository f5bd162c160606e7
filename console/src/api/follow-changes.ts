const URL_OF_EVENTS = '/api/operator/events';

export type Feed = Readonly<{
  onChange: (topics: readonly string[]) => void;
  /** The operator is admitted no more; this is the last event. */
  onEnd: () => void;
  onState: (isConnected: boolean) => void;
}>;

/** Follows which of the operators' data changes (server-sent events). The browser reconnects by itself. Returns how to stop. */
export function followChanges({ onChange, onEnd, onState }: Feed): () => void {
  const source = new EventSource(URL_OF_EVENTS);
  source.addEventListener('open', () => onState(true));
  source.addEventListener('error', () => onState(false));
  source.addEventListener('changed', (event: MessageEvent<string>) => {
    const { topics } = JSON.parse(event.data) as Readonly<{ topics: readonly string[] }>;
    onChange(topics);
  });
  source.addEventListener('ended', () => {
    source.close();
    onEnd();
  });
  return () => source.close();
}
