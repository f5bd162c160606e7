import type { CspViolation } from '../../domain/csp/csp-violation.ts';

/** The place of a span in a trace. */
export type TraceParent = Readonly<{
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  /** Whether the span is recorded. */
  sampled: boolean;
  /** What other systems noted about the trace, as the header `tracestate` carries it. */
  state?: string;
}>;

/** Names, codes and counts only: never a value that a person sent, an address, a credential or a URL. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export type SpanSettings = Readonly<{
  /** `client`: a call to another system, recorded only below another span. `internal` unless set. */
  kind?: 'internal' | 'server' | 'client' | 'consumer';
  facts?: SpanFacts;
  /** The span of another process above this one; without it, the current span. */
  parent?: TraceParent | undefined;
  /** Spans of other traces that led to this one. */
  links?: readonly TraceParent[];
}>;

/** A piece of work that takes time. */
export interface Span {
  /** Undefined when nothing is traced. */
  readonly place: TraceParent | undefined;
  rename(name: string): void;
  add(facts: SpanFacts): void;
  /** Marks the work as failed. `reason` is a code or the name of an error, never a message. */
  fail(reason: string): void;
  /** Ends the span; what is added later is ignored. */
  end(): void;
}

/** Records which work led to which other work, and how long each took. No method throws, or waits for what receives the spans. */
export interface Tracer {
  /** False: nothing is recorded, whatever is called. */
  readonly isOn: boolean;
  /** Begins a span below the current one, or a new trace. */
  begin(name: string, settings?: SpanSettings): Span;
  /** Runs the work, and everything that it leads to, with the span as the current one. */
  within<T>(span: Span, work: () => T): T;
  /** The current span; undefined outside of every span. */
  current(): TraceParent | undefined;
  /** Sends what waits to be sent, and then nothing more. Resolves within about a second, whether or not it was received. */
  close(): Promise<void>;
}

/** An error that nobody expected, or work that failed for good; never an expected refusal. */
export type TrackedError = Readonly<{
  /** What failed: a request that received status 500, a run of a job, something queued, or the whole process. */
  source: 'request' | 'job' | 'message' | 'notice' | 'process';
  /** The method and the template of the path, the name of the job, or the channel: a constant of the service. */
  place: string;
  error: unknown;
  /** The code of the response. */
  code?: string | undefined;
  requestId?: string | undefined;
  /** The span in which it happened. */
  trace?: TraceParent | undefined;
}>;

/** A service that collects errors of users' browsers, and of this service. */
export interface ErrorTracker {
  /** Sends the violation in the background and returns immediately. A violation that cannot be delivered is logged and dropped. */
  report(violation: CspViolation): void;
  /**
   * Sends the error in the background and returns immediately. Of equal errors within a minute only the first is sent, and then how many
   * more there were. What could be a secret or personal in messages is replaced. An error that cannot be delivered is logged and dropped.
   */
  track(error: TrackedError): void;
  /** Sends counts that wait. Resolves once nothing is being sent. */
  flush(): Promise<void>;
}
