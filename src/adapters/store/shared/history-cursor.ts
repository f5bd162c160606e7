import type { IndexedPurchase } from '../../../domain/sale/purchase.ts';
import { requestInvalid } from '../../../domain/shared/failures.ts';
import type { Page } from '../../../domain/shared/page.ts';

/** The position at which a page of the purchase history ended. */
type Position = Readonly<{ blockNumber: number; logIndex: number }>;

const POSITION = /^(\d{1,15})\.(\d{1,9})$/;

const cursorAt = ({ blockNumber, logIndex }: Position): string =>
  Buffer.from(`${blockNumber}.${logIndex}`).toString('base64url');

/** Throws VALIDATION_FAILED for a cursor that `pageOf` did not create. */
export function positionOf(cursor: string): Position {
  const [, blockNumber, logIndex] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const position = { blockNumber: Number(blockNumber), logIndex: Number(logIndex) };
  if (cursorAt(position) === cursor) return position;
  throw requestInvalid({ issues: [{ path: 'cursor', message: 'must be a nextCursor returned by this endpoint' }] });
}

/** The first `limit` of the given purchases, which include one more if there is a next page. */
export function pageOf(found: readonly IndexedPurchase[], limit: number): Page<IndexedPurchase> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return last !== undefined && found.length > limit ? { items, nextCursor: cursorAt(last) } : { items };
}
