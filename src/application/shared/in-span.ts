import { Failure } from '../../domain/shared/failure.ts';
import type { Span, SpanSettings, Tracer } from '../ports/observability.ts';

/** Runs the work in a span, which fails when the work rejects. */
export function inSpan<T>(
  tracer: Tracer,
  name: string,
  settings: SpanSettings,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.begin(name, settings);
  return tracer.isOn ? tracer.within(span, () => ended(span, work(span))) : work(span);
}

async function ended<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    span.fail(reasonOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** The code of a failure, the reason that an adapter's error states, or the error's name; never its message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof Failure) return error.code;
  const { reason, code } = error as { reason?: unknown; code?: unknown };
  const stated = [reason, code].find((text) => typeof text === 'string' && PLAIN.test(text));
  return typeof stated === 'string' ? stated : PLAIN.test(error.name) ? error.name : 'Error';
}

const PLAIN = /^[A-Za-z0-9_-]{1,60}$/;
