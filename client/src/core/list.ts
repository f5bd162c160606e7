import type { OperationId } from '../description/types.ts';
import { TransportError } from '../http/transport-error.ts';
import type { Parts } from './arguments.ts';
import type { CallOptions, Connection } from './connection.ts';

export type List = Readonly<{ page: OperationId; items: string }>;

type Page = Readonly<Record<string, unknown>> & Readonly<{ nextCursor: string | null }>;

/** The items of all pages. A page is requested when the items before it were taken, and only once. */
export async function* itemsOf(
  { baseUrl, call }: Connection,
  { page, items }: List,
  { query, ...parts }: Parts = {},
  options?: CallOptions,
): AsyncGenerator<unknown, void, undefined> {
  let asked: object | undefined = query;
  for (;;) {
    const { nextCursor, [items]: list } = (await call(
      page,
      { ...parts, ...(asked && { query: asked }) },
      options,
    )) as Page;
    yield* list as readonly unknown[];
    if (nextCursor === null) return;
    // A service that repeats a cursor would otherwise be asked forever.
    if (asked !== undefined && 'cursor' in asked && asked.cursor === nextCursor)
      throw new TransportError('UNREADABLE', page, baseUrl);
    asked = { ...query, cursor: nextCursor };
  }
}
