const URL_OF_EVENTS = '/api/operator/events';
/** Of the lock, and of the channel between tabs. */
const NAME = 'console.operator-events';
const JOINING = 'joining';
/** After an answer that is not a stream, after which the browser does not try again. */
const RETRY_MS = 10_000;

export type Feed = Readonly<{
  onChange: (topics: readonly string[]) => void;
  /** The operator is admitted no more; this is the last event. */
  onEnd: () => void;
  onState: (isConnected: boolean) => void;
}>;

type Told = Readonly<{ isConnected: boolean }> | Readonly<{ topics: readonly string[] }> | 'ended';

/**
 * Follows which of the operators' data changes (server-sent events). Returns how to stop. A browser opens few connections to a host over
 * HTTP/1.1, so one tab holds the stream and tells the others; a page that is left gives it up at once.
 */
export function followChanges(feed: Feed): () => void {
  let stop = follow(feed);
  const onHide = () => stop();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = follow(feed);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    stop();
  };
}

function follow({ onChange, onEnd, onState }: Feed): () => void {
  const tabs = new BroadcastChannel(NAME);
  const left = new AbortController();
  const stop = () => {
    left.abort();
    tabs.close();
  };
  const hear = (told: Told) => {
    if (told === 'ended') {
      stop();
      onEnd();
    } else if ('topics' in told) onChange(told.topics);
    else onState(told.isConnected);
  };
  // Browsers have locks between tabs on https and localhost only; elsewhere each tab holds a stream of its own.
  if (navigator.locks === undefined) void holdStream(hear, left.signal);
  else {
    tabs.onmessage = ({ data }: MessageEvent<Told | typeof JOINING>) => {
      if (data !== JOINING) hear(data);
    };
    tabs.postMessage(JOINING);
    navigator.locks.request(NAME, { signal: left.signal }, () => holdForAll(tabs, hear, left.signal)).catch(unlessLeft);
  }
  return stop;
}

const unlessLeft = (error: Error) => {
  if (error.name !== 'AbortError') throw error;
};

/** Tells a tab that joins whether the stream is connected. */
function holdForAll(tabs: BroadcastChannel, hear: (told: Told) => void, left: AbortSignal): Promise<void> {
  let state: Told | undefined;
  tabs.addEventListener('message', ({ data }) => {
    if (data === JOINING && state !== undefined) tabs.postMessage(state);
  });
  const tell = (told: Told) => {
    if (told !== 'ended' && 'isConnected' in told) state = told;
    tabs.postMessage(told);
    hear(told);
  };
  return holdStream(tell, left);
}

/** Until the page leaves it. */
const holdStream = (tell: (told: Told) => void, left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(URL_OF_EVENTS);
      source.addEventListener('open', () => tell({ isConnected: true }));
      source.addEventListener('error', () => {
        tell({ isConnected: false });
        if (source.readyState === EventSource.CLOSED) again = setTimeout(open, RETRY_MS);
      });
      source.addEventListener('changed', ({ data }: MessageEvent<string>) => tell(JSON.parse(data)));
      source.addEventListener('ended', () => tell('ended'));
    };
    left.addEventListener('abort', () => {
      clearTimeout(again);
      source.close();
      resolve();
    });
    open();
  });
