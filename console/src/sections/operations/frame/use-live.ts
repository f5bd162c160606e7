import { isApiError } from '@institutional-defi/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followChanges } from '../../../api/follow-changes.ts';
import type { Acting } from '../../../api/use-action.ts';
import { operatorQuery } from '../../../session/index.ts';
import { AUDITED } from '../../../values/audited.ts';
import { ended, missed, NO_NEWS, read, reported, started } from '../../../values/news.ts';

/** The operations whose figures a topic of the feed changes. */
const CHANGED_BY: Readonly<Record<string, readonly string[]>> = {
  users: ['listUsers', 'viewUserFile', 'viewOverview', 'listOperators', 'viewOperatorSession'],
  kyc: ['listUsers', 'viewUserFile', 'viewOverview'],
  proposals: ['listProposals', 'viewUserFile', 'listOperators', 'viewOperatorSession'],
  decisions: ['listDecisions', 'viewUserFile', 'viewOverview'],
  alarms: ['listAlarms', 'viewOverview', 'viewOperatorSession'],
  'dead-letters': ['listDeadLetters', 'viewOverview'],
  audit: ['listAudit'],
};

export type Live = 'connecting' | 'live' | 'interrupted' | 'ended';

const LIVE = [...new Set(Object.values(CHANGED_BY).flat())];
const UNRECORDED = LIVE.filter((id) => !AUDITED.includes(id));

/**
 * Reads again what changed, while the page is shown. A page whose reading the audit log records waits for `readNow`, a click of the
 * operator. Until it is read, `news` says that something changed: `some`, or `maybe` after an interruption. What the operator changed here
 * is read again at once, and is not announced. `session`: another text for each session, so that the end of one does not end another.
 */
export function useLive(session: string, wallet: string) {
  const cache = useQueryClient();
  const [state, setState] = useState<Live>('connecting');
  const [news, setNews] = useState(NO_NEWS);
  useEffect(() => {
    const readUnrecorded = (ids: readonly string[]) => {
      for (const id of ids.filter((one) => UNRECORDED.includes(one))) void cache.invalidateQueries({ queryKey: [id] });
    };
    const shownOf = (ids: readonly string[]) => ids.filter((id) => AUDITED.includes(id) && isShown(cache, id));
    const stop = followChanges(session, {
      onState: (isConnected) => setState(isConnected ? 'live' : 'interrupted'),
      onEnd: () => {
        setState('ended');
        readUnrecorded(['viewOperatorSession']);
      },
      onChange: (topics) => {
        const changed = [...new Set(topics.flatMap((topic) => CHANGED_BY[topic] ?? []))];
        readUnrecorded(changed);
        const shown = shownOf(changed);
        setNews((before) => reported(before, shown, Date.now()));
      },
      onMissed: () => {
        readUnrecorded(LIVE);
        const shown = shownOf(LIVE);
        setNews((before) => missed(before, shown));
      },
      isAdmitted: () => isAdmitted(cache, wallet),
    });
    return () => {
      stop();
      // Nobody says when these change, until the next page of operators is opened.
      for (const id of UNRECORDED) void cache.invalidateQueries({ queryKey: [id], refetchType: 'none' });
    };
  }, [cache, session, wallet]);
  useEffect(
    () =>
      cache.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const [id] = event.query.queryKey;
        setNews((before) => read(before, String(id)));
      }),
    [cache],
  );
  useEffect(
    () =>
      cache.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const { changes = [] } = (event.mutation.meta ?? {}) as Acting;
        const { type } = event.action;
        if (type === 'pending') setNews((before) => started(before, changes));
        if (type === 'success' || type === 'error')
          setNews((before) => ended(before, changes, type === 'success' ? Date.now() : undefined));
      }),
    [cache],
  );
  const maybe = news.unsure.length > 0 ? ('maybe' as const) : undefined;
  return { state, news: news.ids.length > 0 ? ('some' as const) : maybe, readNow: () => readAgain(cache) };
}

/** Only the service's own refusal counts: what cannot be asked now is asked again later. */
async function isAdmitted(cache: QueryClient, wallet: string): Promise<boolean> {
  try {
    return (await cache.fetchQuery({ ...operatorQuery(wallet), staleTime: 0 })) !== null;
  } catch (error) {
    return !(isApiError(error) && [401, 403].includes(error.status));
  }
}

const isShown = (cache: QueryClient, id: string) =>
  cache.getQueryCache().findAll({ queryKey: [id], type: 'active' }).length > 0;

const READ_AGAIN = [...AUDITED, 'viewOverview'];

/** Of a list only its first page: each page that is read is an entry of its own. */
function readAgain(cache: QueryClient): void {
  for (const id of READ_AGAIN) {
    cache.setQueriesData<unknown>({ queryKey: [id], type: 'active' }, firstPage);
    void cache.invalidateQueries({ queryKey: [id] });
  }
}

type Pages = Readonly<{ pages: readonly unknown[]; pageParams: readonly unknown[] }>;

const firstPage = (data: unknown) => {
  if (!(data instanceof Object) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data as Pages;
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
};
