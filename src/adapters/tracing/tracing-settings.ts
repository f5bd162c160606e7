/** A receiver of OTLP in JSON over HTTP. */
export type Collector = Readonly<{ url: string; headers: Readonly<Record<string, string>> }>;

export type Sampling = Readonly<{
  /** The share of traces that is recorded, from 0 to 1. */
  ratio: number;
  /** Whether spans below a span of another process follow its decision. */
  followsParent: boolean;
}>;

export type TracingSettings = Readonly<{
  collector: Collector;
  sampling: Sampling;
  /** Attributes of the service, `service.name` among them. */
  resource: Readonly<Record<string, string>>;
}>;

/** `queue-full`: more spans than can be sent; `not-delivered`: the collector failed; `refused`: it accepted the batch without them. */
export const DROP_REASONS = ['queue-full', 'not-delivered', 'refused'] as const;
export type DropReason = (typeof DROP_REASONS)[number];
export type OnDropped = (spans: number, reason: DropReason) => void;
/** `rest`: called once no more spans can be dropped. */
export type LossReport = Readonly<{ dropped: OnDropped; rest(): void }>;
