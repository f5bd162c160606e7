import { z } from 'zod';

/** The readable elements of a list, in their order, and the others as they came. */
export type Each<T> = Readonly<{ items: readonly T[]; unread: readonly unknown[] }>;

/** Parses each element on its own: an unreadable one does not fail the rest, and is not left out without a word. */
export function readEach<T>(list: readonly unknown[], element: z.ZodType<T>): Each<T> {
  const items: T[] = [];
  const unread: unknown[] = [];
  for (const one of list) {
    const parsed = element.safeParse(one);
    if (parsed.success) items.push(parsed.data);
    else unread.push(one);
  }
  return { items, unread };
}

/** A list, read as `readEach` does. */
export const eachOf = <T>(element: z.ZodType<T>) => z.array(z.unknown()).transform((list) => readEach(list, element));

/** The number of unreadable elements, for a `Listed`: absent when there are none. */
export const countOf = (unread: readonly unknown[]) => (unread.length === 0 ? {} : { unread: unread.length });
