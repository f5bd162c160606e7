const URL_OF_EVENTS = '/api/operator/events';
const JOINING = 'joining';
/** After an answer that is not a stream, after which the browser does not try again. */
const RETRY_MS = 10_000;

export type Feed = Readonly<{
  onChange: (topics: readonly string[]) => void;
  /** The stream was opened again: anything may have changed since the page last heard of it. */
  onMissed: () => void;
  /** The operator is admitted no more; this is the last event. */
  onEnd: () => void;
  onState: (isConnected: boolean) => void;
  /** Asked before a stream is opened that was not answered by one: its answer says nothing to a page. */
  isAdmitted: () => Promise<boolean>;
}>;

/** When the stream was opened (ms), which names it; null while there is none. */
type State = Readonly<{ openedAt: number | null }>;
type Told = State | Readonly<{ topics: readonly string[] }> | 'ended';
type Tell = (told: Told) => void;

/**
 * Follows which of the operators' data changes (server-sent events). Returns how to stop. A browser opens few connections to a host over
 * HTTP/1.1, so one tab holds the stream and tells the others of the same session; a page that is left gives it up at once.
 */
export function followChanges(session: string, feed: Feed): () => void {
  let known: State | undefined;
  const hear = (told: Told) => {
    if (told === 'ended') {
      stop();
      feed.onEnd();
    } else if ('topics' in told) feed.onChange(told.topics);
    else {
      const { openedAt } = told;
      if (known !== undefined && openedAt !== null && openedAt !== known.openedAt) feed.onMissed();
      known = told;
      feed.onState(openedAt !== null);
    }
  };
  const start = () => follow(`console.operator-events.${session}`, hear, feed.isAdmitted);
  let stop = start();
  const onHide = () => stop();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = start();
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    stop();
  };
}

/** `name` is that of the lock, and of the channel between tabs. */
function follow(name: string, hear: Tell, isAdmitted: Feed['isAdmitted']): () => void {
  const tabs = new BroadcastChannel(name);
  const left = new AbortController();
  const hold = (tell: Tell) => holdStream(tell, isAdmitted, left.signal);
  // Browsers have locks between tabs on https and localhost only; elsewhere each tab holds a stream of its own.
  if (navigator.locks === undefined) void hold(hear);
  else {
    tabs.onmessage = ({ data }: MessageEvent<Told | typeof JOINING>) => {
      if (data !== JOINING) hear(data);
    };
    tabs.postMessage(JOINING);
    navigator.locks.request(name, { signal: left.signal }, () => hold(tellAll(tabs, hear))).catch(unlessLeft);
  }
  return () => {
    left.abort();
    tabs.close();
  };
}

const unlessLeft = (error: Error) => {
  if (error.name !== 'AbortError') throw error;
};

/** Tells a tab that joins whether the stream is connected, too. */
function tellAll(tabs: BroadcastChannel, hear: Tell): Tell {
  let state: State | undefined;
  tabs.addEventListener('message', ({ data }) => {
    if (data === JOINING && state !== undefined) tabs.postMessage(state);
  });
  return (told) => {
    if (told !== 'ended' && 'openedAt' in told) state = told;
    tabs.postMessage(told);
    hear(told);
  };
}

/** Until the page leaves it. */
const holdStream = (tell: Tell, isAdmitted: Feed['isAdmitted'], left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(URL_OF_EVENTS);
      source.addEventListener('open', () => tell({ openedAt: Date.now() }));
      source.addEventListener('error', () => {
        tell({ openedAt: null });
        if (source.readyState === EventSource.CLOSED) again = setTimeout(retry, RETRY_MS);
      });
      source.addEventListener('changed', ({ data }: MessageEvent<string>) => tell(JSON.parse(data)));
      source.addEventListener('ended', () => tell('ended'));
    };
    const retry = async () => {
      const isStillAdmitted = await isAdmitted();
      if (left.aborted) return;
      if (isStillAdmitted) open();
      else tell('ended');
    };
    left.addEventListener('abort', () => {
      clearTimeout(again);
      source.close();
      resolve();
    });
    open();
  });
