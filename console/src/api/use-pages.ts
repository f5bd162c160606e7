import type { Data, Input, OperationId } from '@institutional-defi/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { freshness } from './freshness.ts';

/** The operations that answer a page and the cursor of the next one. */
export type PagedId = { [Id in OperationId]: Data<Id> extends { nextCursor: string | null } ? Id : never }[OperationId];

type Call<Id extends PagedId> = (input: unknown, options: Readonly<{ signal: AbortSignal }>) => Promise<Data<Id>>;

export type PagedOptions = Readonly<{ enabled?: boolean; refetchEvery?: number | false }>;

/** Reads page after page: `usePages('viewPurchases', { query: { wallet } }, (page) => page.purchases)`. `list` is for `<Loaded>`. */
export function usePages<Id extends PagedId, Item>(
  id: Id,
  input: Input<Id>,
  itemsOf: (page: Data<Id>) => readonly Item[],
  { enabled = true, refetchEvery = false }: PagedOptions = {},
) {
  const { query: asked = {} } = input as Readonly<{ query?: object }>;
  const pages = useInfiniteQuery({
    queryKey: [id, input, 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === undefined ? asked : { ...asked, cursor: pageParam };
      return (api[id] as unknown as Call<Id>)({ ...input, query }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Data<Id>) => (page as Readonly<{ nextCursor: string | null }>).nextCursor ?? undefined,
    enabled,
    ...freshness(id, refetchEvery),
  });
  const items = pages.data?.pages.flatMap(itemsOf);
  return {
    ...pages,
    items,
    /** Reads the pages that are missing. Rejects when there are more than `most` items. */
    readAll: async (most: number): Promise<readonly Item[]> => {
      let known: Pick<typeof pages, 'data' | 'error' | 'hasNextPage'> = pages;
      for (;;) {
        if (known.error !== null) throw known.error;
        const all = known.data?.pages.flatMap(itemsOf) ?? [];
        if (!known.hasNextPage) return all;
        if (all.length >= most)
          throw new Error(`There are more than ${most.toLocaleString('en')}. Narrow the filters.`);
        known = await pages.fetchNextPage();
      }
    },
    list: { data: items, error: pages.error, refetch: pages.refetch, failureReason: pages.failureReason },
  };
}
