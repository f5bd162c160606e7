import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followChanges } from '../../../api/follow-changes.ts';
import type { Acting } from '../../../api/use-action.ts';
import { AUDITED } from '../../../values/audited.ts';
import { ended, NO_NEWS, read, reported, started } from '../../../values/news.ts';

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

/**
 * Reads again what changed, while the page is shown. A reading that the audit log records waits for `readNow`, a click of the operator;
 * until then, or until the page reads it for another reason, `hasNews`. An act of the operator reads again by itself, and is no news.
 */
export function useLive() {
  const cache = useQueryClient();
  const [state, setState] = useState<Live>('connecting');
  const [news, setNews] = useState(NO_NEWS);
  useEffect(
    () =>
      followChanges({
        onState: (isConnected) => setState(isConnected ? 'live' : 'interrupted'),
        onEnd: () => {
          setState('ended');
          void cache.invalidateQueries({ queryKey: ['viewOperatorSession'] });
        },
        onChange: (topics) => {
          const changed = [...new Set(topics.flatMap((topic) => CHANGED_BY[topic] ?? []))];
          for (const id of changed.filter((one) => !AUDITED.includes(one)))
            void cache.invalidateQueries({ queryKey: [id] });
          const shown = changed.filter((one) => AUDITED.includes(one) && isShown(cache, one));
          setNews((before) => reported(before, shown, Date.now()));
        },
      }),
    [cache],
  );
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
  return { state, hasNews: news.ids.length > 0, readNow: () => readAgain(cache) };
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
