import { requestInvalid } from '../../../domain/shared/failures.ts';
import type { Page } from '../../../domain/shared/page.ts';

const cursorAt = (position: number): string => Buffer.from(`#${position}`).toString('base64url');

/** The place in a list at which a page ended; throws VALIDATION_FAILED when the cursor is not one that `pageByPosition` made. */
export function positionIn(cursor: string): number {
  const [, digits] = /^#(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const position = Number(digits);
  if (cursorAt(position) === cursor) return position;
  throw requestInvalid({ issues: [{ path: 'cursor', message: 'must be a nextCursor returned by this endpoint' }] });
}

/** The first `limit` of what was found, which is one more when there is a next page. */
export function pageByPosition<T>(found: readonly Readonly<{ position: number; item: T }>[], limit: number): Page<T> {
  const shown = found.slice(0, limit);
  const items = shown.map(({ item }) => item);
  const last = shown.at(-1);
  return last !== undefined && found.length > limit ? { items, nextCursor: cursorAt(last.position) } : { items };
}
