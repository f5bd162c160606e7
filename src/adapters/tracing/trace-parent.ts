import type { TraceParent } from '../../application/ports/observability.ts';

/** Version 00 of the header (W3C Trace Context, section 3.2). Ids of zeros only are invalid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const SAMPLED = 1;

/** A member of `tracestate` (section 3.3): printable ASCII without commas and equals signs. */
const MEMBER =
  /^([a-z0-9][a-z0-9_\-*/]{0,255}|[a-z0-9][a-z0-9_\-*/]{0,240}@[a-z][a-z0-9_\-*/]{0,13})=[ -+\--<>-~]{0,255}[!-+\--<>-~]$/;
const MOST_MEMBERS = 32;
const LONGEST_STATE = 512;

/** The header `traceparent`; undefined for any other text. An invalid `tracestate` is dropped whole. */
export function readTraceParent(header: unknown, stateHeader?: unknown): TraceParent | undefined {
  const [, traceId, spanId, flags] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  const state = readState(stateHeader);
  const sampled = (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED;
  return { traceId, spanId, sampled, ...(state !== undefined && { state }) };
}

function readState(header: unknown): string | undefined {
  if (typeof header !== 'string' || header.length > LONGEST_STATE) return undefined;
  const members = header.split(',').map((member) => member.trim());
  const keys = members.map((member) => MEMBER.exec(member)?.[1]);
  const isValid = members.length <= MOST_MEMBERS && !keys.includes(undefined) && new Set(keys).size === keys.length;
  return isValid ? members.join(',') : undefined;
}

/** The headers of a request to a system of the operator; none outside of every span. */
export function traceHeaders(current: TraceParent | undefined): Readonly<Record<string, string>> {
  if (current === undefined) return {};
  const { traceId, spanId, sampled, state } = current;
  const traceparent = `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
  return { traceparent, ...(state !== undefined && { tracestate: state }) };
}
