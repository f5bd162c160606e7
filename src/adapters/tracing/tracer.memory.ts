import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Span, SpanFacts, SpanSettings, TraceParent, Tracer } from '../../application/ports/observability.ts';
import { noSpan } from './tracer.none.ts';

/** A span that ended. */
export type RecordedSpan = Readonly<{
  name: string;
  kind: NonNullable<SpanSettings['kind']>;
  facts: SpanFacts;
  place: TraceParent;
  /** The id of the span above. */
  parent: string | undefined;
  links: readonly TraceParent[];
  failure: string | undefined;
}>;

const KEPT = 10_000;

/** Keeps the newest spans, in the order in which they ended. */
export class InMemoryTracer implements Tracer {
  readonly isOn = true;
  readonly #recorded: RecordedSpan[] = [];
  readonly #current = new AsyncLocalStorage<Span>();

  get recorded(): readonly RecordedSpan[] {
    return structuredClone(this.#recorded);
  }

  begin(name: string, settings: SpanSettings = {}): Span {
    const { kind = 'internal', parent = this.current(), links = [] } = settings;
    if (kind === 'client' && parent === undefined) return noSpan;
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex');
    const place = { ...parent, traceId, spanId: randomBytes(8).toString('hex'), sampled: true };
    const kept = { name, kind, facts: { ...settings.facts }, place, parent: parent?.spanId, links: [...links] };
    return this.#spanOf({ ...kept, failure: undefined });
  }

  within<T>(span: Span, work: () => T): T {
    return span === noSpan ? work() : this.#current.run(span, work);
  }

  current(): TraceParent | undefined {
    return this.#current.getStore()?.place;
  }

  async close(): Promise<void> {}

  #spanOf(begun: RecordedSpan): Span {
    let kept = begun;
    let hasEnded = false;
    const change = (changed: Partial<RecordedSpan>) => {
      if (!hasEnded) kept = { ...kept, ...changed };
    };
    return {
      place: begun.place,
      rename: (name) => change({ name }),
      add: (facts) => change({ facts: { ...kept.facts, ...facts } }),
      fail: (failure) => change({ failure }),
      end: () => {
        if (hasEnded) return;
        hasEnded = true;
        this.#recorded.push(kept);
        if (this.#recorded.length > KEPT) this.#recorded.shift();
      },
    };
  }
}
