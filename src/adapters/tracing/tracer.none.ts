import type { Span, Tracer } from '../../application/ports/observability.ts';

/** A span of which nothing is kept. */
export const noSpan: Span = {
  place: undefined,
  rename: () => {},
  add: () => {},
  fail: () => {},
  end: () => {},
};

/** Tracing that is off. */
export const noTracer: Tracer = {
  isOn: false,
  begin: () => noSpan,
  within: (_span, work) => work(),
  current: () => undefined,
  close: async () => {},
};
