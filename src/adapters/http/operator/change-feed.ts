import { setTimeout as wait } from 'node:timers/promises';
import { type Marks, TOPICS, type Topic } from '../../../application/ports/operator.ts';
import { tooManyStreams } from '../../../domain/operator/errors.ts';
import { attempt } from '../../../domain/shared/attempt.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { flat, Streamed } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { Text } from './records.schemas.ts';

type FeedTiming = Readonly<{
  /** How often the marks are read while somebody listens. */
  pollMs: number;
  /** A comment after this long without an event: proxies keep the connection, and the listener's admission is checked again. */
  heartbeatMs: number;
}>;

const TIMING: FeedTiming = { pollMs: 2_000, heartbeatMs: 2_500 };
const MOST_OF_A_WALLET = 20;

/** Tells listeners which data changed, whichever process changed it. All listeners of a process share one reader of the marks. */
export class ChangeFeed {
  readonly #read: () => Promise<Marks>;
  readonly #timing: FeedTiming;
  readonly #listeners = new Map<object, { wallet: string; wake: (topics: readonly Topic[]) => void }>();
  readonly #closing = new AbortController();
  #reading: Promise<void> | undefined;

  constructor(read: () => Promise<Marks>, timing: FeedTiming = TIMING) {
    this.#read = read;
    this.#timing = timing;
  }

  /** Ends every stream, and refuses new ones. */
  close(): void {
    this.#closing.abort();
    for (const { wake } of this.#listeners.values()) wake([]);
  }

  /** Server-sent events for the wallet, until it leaves or the feed closes. Rejects with TOO_MANY_STREAMS. */
  async *listen(wallet: string): AsyncGenerator<string> {
    if ([...this.#listeners.values()].filter((one) => one.wallet === wallet).length >= MOST_OF_A_WALLET)
      throw tooManyStreams();
    const key = {};
    const changed = new Set<Topic>();
    let notify = () => {};
    const wake = (topics: readonly Topic[]) => {
      for (const topic of topics) changed.add(topic);
      notify();
    };
    this.#listeners.set(key, { wallet, wake });
    this.#reading ??= this.#watch();
    try {
      yield 'retry: 3000\n\n';
      while (!this.#closing.signal.aborted) {
        if (changed.size === 0) await this.#pause((resolve) => (notify = resolve));
        if (this.#closing.signal.aborted) return;
        yield eventOf([...changed]);
        changed.clear();
      }
    } finally {
      this.#listeners.delete(key);
    }
  }

  /** Until a change, or the heartbeat's time. */
  async #pause(onNotify: (resolve: () => void) => void): Promise<void> {
    const done = new AbortController();
    onNotify(() => done.abort());
    await wait(this.#timing.heartbeatMs, undefined, { signal: done.signal }).catch((error: Error) => {
      if (error.name !== 'AbortError') throw error;
    });
  }

  /** Reads the marks while there are listeners. Changes made while the marks could not be read are reported when they can be read again. */
  async #watch(): Promise<void> {
    let before: Marks | undefined;
    while (this.#listeners.size > 0 && !this.#closing.signal.aborted) {
      const marks = await attempt(this.#read());
      if (marks.known) {
        const known = before;
        const topics = known === undefined ? [] : TOPICS.filter((topic) => marks.value[topic] !== known[topic]);
        if (topics.length > 0) for (const { wake } of this.#listeners.values()) wake(topics);
        before = marks.value;
      }
      await wait(this.#timing.pollMs, undefined, { ref: false });
    }
    this.#reading = undefined;
  }
}

const eventOf = (topics: readonly Topic[]): string =>
  topics.length === 0 ? ': heartbeat\n\n' : `event: changed\ndata: ${JSON.stringify({ topics })}\n\n`;

const ENDED = 'event: ended\ndata: {"reason":"NOT_ADMITTED"}\n\n';

export const eventRoutes = (feed: ChangeFeed) => [
  route({
    method: 'get',
    path: '/api/operator/events',
    operationId: 'followChanges',
    tag: 'Operator',
    summary: 'Follow which of the operators’ data changes',
    description:
      'Server-sent events: `changed` with `{ topics }`, comments as heartbeat, and `ended` when the operator is no longer admitted. Read the data itself again from its endpoint.',
    access: 'operator',
    limit: 'read',
    reply: { ...flat(Text, 'A stream of events'), mediaType: 'text/event-stream' },
    fails: [tooManyStreams, storeUnavailable],
    handle: ({ caller }) => new Streamed(feed.listen(caller.wallet), ENDED),
  }),
];
