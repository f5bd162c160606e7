import type { IndexedPurchase } from '../../../domain/sale/purchase.ts';
import { requestInvalid } from '../../../domain/shared/failures.ts';
import type { Page } from '../../../domain/shared/page.ts';

const encoded = (place: string): string => Buffer.from(place).toString('base64url');

/** Throws VALIDATION_FAILED for a cursor that is not a place of this form, exactly as it is encoded. */
function placeIn(cursor: string, form: RegExp): readonly number[] {
  const place = Buffer.from(cursor, 'base64url').toString();
  const numbers = form.exec(place);
  if (numbers !== null && encoded(place) === cursor) return numbers.slice(1).map(Number);
  throw requestInvalid({ issues: [{ path: 'cursor', message: 'must be a nextCursor returned by this endpoint' }] });
}

/** The first `limit` of what was found, which includes one more if there is a next page. */
function pageOf<T>(found: readonly T[], limit: number, placeOf: (last: T) => string): Page<T> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return last !== undefined && found.length > limit ? { items, nextCursor: encoded(placeOf(last)) } : { items };
}

/** The position at which a page of a list ended, or one beyond all. */
export const positionIn = (cursor: string | undefined): number =>
  cursor === undefined ? Number.MAX_SAFE_INTEGER : (placeIn(cursor, /^#(0|[1-9]\d{0,14})$/)[0] as number);

export function pageByPosition<T>(found: readonly Readonly<{ position: number; item: T }>[], limit: number): Page<T> {
  const { items, ...next } = pageOf(found, limit, ({ position }) => `#${position}`);
  return { items: items.map(({ item }) => item), ...next };
}

/** Block and place in it at which a page of the purchase history ended. */
export function placeOfPurchase(cursor: string): Readonly<{ blockNumber: number; logIndex: number }> {
  const [blockNumber, logIndex] = placeIn(cursor, /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,8})$/) as [number, number];
  return { blockNumber, logIndex };
}

export const pageOfPurchases = (found: readonly IndexedPurchase[], limit: number): Page<IndexedPurchase> =>
  pageOf(found, limit, ({ blockNumber, logIndex }) => `${blockNumber}.${logIndex}`);
