/** What changed since it was read, by the names of operations. */
export type News = Readonly<{
  ids: readonly string[];
  /** What may have changed: nobody told of changes for a while. */
  unsure: readonly string[];
  /** What own acts change: how many run, how many of these were reported, and until when (ms) the report of one that ended is awaited. */
  awaited: Readonly<Record<string, Awaited>>;
}>;
type Awaited = Readonly<{ running: number; reported: number; until: number }>;

export const NO_NEWS: News = { ids: [], unsure: [], awaited: {} };

/** The service compares every two seconds. A report that comes later is of something else. */
const REPORTED_WITHIN_MS = 10_000;

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id));
const both = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])];

const NOTHING: Awaited = { running: 0, reported: 0, until: 0 };

const changing = (awaited: News['awaited'], ids: readonly string[], change: (one: Awaited) => Awaited) => ({
  ...awaited,
  ...Object.fromEntries(ids.map((id) => [id, change(awaited[id] ?? NOTHING)])),
});

/**
 * The feed says that these changed. The first report after an own act, or while it runs, is of that act. It names no acts: what others
 * changed between two comparisons of the service, one of which reports an own act, is not told apart from it.
 */
export function reported({ ids, unsure, awaited }: News, changed: readonly string[], now: number): News {
  const isOwn = ({ running, reported, until }: Awaited) => running > reported || until > now;
  const own = changed.filter((id) => isOwn(awaited[id] ?? NOTHING));
  return {
    ids: both(ids, without(changed, own)),
    unsure,
    awaited: changing(awaited, own, (one) =>
      one.until > now ? { ...one, until: 0 } : { ...one, reported: one.reported + 1 },
    ),
  };
}

/** Changes of these were not reported for a while. */
export const missed = (news: News, ids: readonly string[]): News => ({ ...news, unsure: both(news.unsure, ids) });

/** An own act runs that changes these. */
export const started = (news: News, changes: readonly string[]): News => ({
  ...news,
  awaited: changing(news.awaited, changes, (one) => ({ ...one, running: one.running + 1 })),
});

/** It has ended: `at` (ms) it had changed these, and what of them is shown had been read again; undefined when it failed. */
export function ended(news: News, changes: readonly string[], at: number | undefined): News {
  const awaited = changing(news.awaited, changes, ({ running, reported, until }) => ({
    running: Math.max(0, running - 1),
    reported: Math.max(0, reported - 1),
    until: at === undefined || reported > 0 ? until : at + REPORTED_WITHIN_MS,
  }));
  return at === undefined ? { ...news, awaited } : { ...known(news, changes), awaited };
}

/** The page has read it again. */
export const read = (news: News, id: string): News =>
  news.ids.includes(id) || news.unsure.includes(id) ? known(news, [id]) : news;

const known = (news: News, ids: readonly string[]): News => ({
  ...news,
  ids: without(news.ids, ids),
  unsure: without(news.unsure, ids),
});
