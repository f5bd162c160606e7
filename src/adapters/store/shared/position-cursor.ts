import { requestInvalid } from '../../../domain/shared/failures.ts';
import type { Page } from '../../../domain/shared/page.ts';

const cursorAt = (position: number): string => Buffer.from(`#${position}`).toString('base64url');

/** The position at which a page of a list ended; throws VALIDATION_FAILED for a cursor that `pageByPosition` did not create. */
export function positionIn(cursor: string): number {
  const [, digits] = /^#(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const position = Number(digits);
  if (cursorAt(position) === cursor) return position;
  throw requestInvalid({ issues: [{ path: 'cursor', message: 'must be a nextCursor returned by this endpoint' }] });
}

/** The first `limit` of the given items, which include one more if there is a next page. */
export function pageByPosition<T>(found: readonly Readonly<{ position: number; item: T }>[], limit: number): Page<T> {
  const shown = found.slice(0, limit);
  const items = shown.map(({ item }) => item);
  const last = shown.at(-1);
  return last !== undefined && found.length > limit ? { items, nextCursor: cursorAt(last.position) } : { items };
}
