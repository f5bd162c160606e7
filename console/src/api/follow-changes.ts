const URL_OF_EVENTS = '/api/operator/events';
const NAME = 'console.operator-events';

export type Feed = Readonly<{
  onChange: (topics: readonly string[]) => void;
  /** The operator is admitted no more; this is the last event. */
  onEnd: () => void;
  onState: (isConnected: boolean) => void;
}>;

/** What the tab that is connected tells the others; `asks`: another one begins. */
type Said = Readonly<{ topics?: readonly string[]; isConnected?: boolean; isOver?: true; asks?: true }>;

/**
 * Follows which of the operators' data changes (server-sent events). The browser reconnects by itself. A browser has few connections to a
 * service, so one tab has the feed and tells the others, and a page that is left has none. Returns how to stop.
 */
export function followChanges(feed: Feed): () => void {
  let stop = follow(feed);
  const leave = () => stop();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = follow(feed);
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    stop();
  };
}

function follow({ onChange, onEnd, onState }: Feed): () => void {
  const tabs = new BroadcastChannel(NAME);
  const life = new AbortController();
  let isConnected: boolean | undefined;
  let leads = false;
  const stop = () => {
    life.abort();
    tabs.close();
  };
  const hear = ({ topics, isConnected: now, isOver }: Said) => {
    if (now !== undefined) {
      isConnected = now;
      onState(now);
    }
    if (topics !== undefined) onChange(topics);
    if (isOver === true) {
      stop();
      onEnd();
    }
  };
  const tell = (said: Said) => {
    tabs.postMessage(said);
    hear(said);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.asks !== true) hear(data);
    else if (leads && isConnected !== undefined) tabs.postMessage({ isConnected });
  });
  tabs.postMessage({ asks: true });
  inTurn(life.signal, () => {
    leads = true;
    return listen(tell, life.signal);
  });
  return stop;
}

/** One tab after the other; each by itself where the browser has no locks, as on a page without TLS. */
function inTurn(signal: AbortSignal, work: () => Promise<void>): void {
  if (navigator.locks === undefined) return void work();
  navigator.locks.request(NAME, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** Resolves when the signal ends it. */
const listen = (tell: (said: Said) => void, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const source = new EventSource(URL_OF_EVENTS);
    source.addEventListener('open', () => tell({ isConnected: true }));
    source.addEventListener('error', () => tell({ isConnected: false }));
    source.addEventListener('changed', (event: MessageEvent<string>) => {
      const { topics } = JSON.parse(event.data) as Readonly<{ topics: readonly string[] }>;
      tell({ topics });
    });
    source.addEventListener('ended', () => tell({ isOver: true }));
    signal.addEventListener('abort', () => {
      source.close();
      resolve();
    });
  });
