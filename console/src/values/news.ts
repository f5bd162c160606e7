/** What changed since it was read, by the names of operations. */
export type News = Readonly<{
  ids: readonly string[];
  /** What an own act changes: until when (ms) its report is awaited, `Infinity` while the act runs. */
  awaited: Readonly<Record<string, number>>;
}>;

export const NO_NEWS: News = { ids: [], awaited: {} };

/** The service compares every two seconds. A report that comes later is of something else. */
const REPORTED_WITHIN_MS = 10_000;

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id));

const awaiting = (awaited: News['awaited'], ids: readonly string[], until: number): News['awaited'] => ({
  ...awaited,
  ...Object.fromEntries(ids.map((id) => [id, until])),
});

/** The feed says that these changed. The first report of each that an own act changes is of that act. */
export function reported({ ids, awaited }: News, changed: readonly string[], now: number): News {
  const own = changed.filter((id) => (awaited[id] ?? 0) > now);
  return { ids: [...new Set([...ids, ...without(changed, own)])], awaited: awaiting(awaited, own, 0) };
}

/** An own act runs that changes these. */
export const started = ({ ids, awaited }: News, changes: readonly string[]): News => ({
  ids,
  awaited: awaiting(awaited, changes, Number.POSITIVE_INFINITY),
});

/** It has ended: `at` (ms) it had changed these, and what of them is shown had been read again; undefined when it failed. */
export function ended({ ids, awaited }: News, changes: readonly string[], at: number | undefined): News {
  if (at === undefined) return { ids, awaited: awaiting(awaited, changes, 0) };
  const unreported = changes.filter((id) => awaited[id] === Number.POSITIVE_INFINITY);
  return { ids: without(ids, changes), awaited: awaiting(awaited, unreported, at + REPORTED_WITHIN_MS) };
}

/** The page has read it again. */
export const read = (news: News, id: string): News =>
  news.ids.includes(id) ? { ...news, ids: without(news.ids, [id]) } : news;
