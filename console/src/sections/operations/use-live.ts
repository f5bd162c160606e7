import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followChanges } from '../../api/follow-changes.ts';

/** The operations whose figures a topic of the feed changes. */
const CHANGED_BY: Readonly<Record<string, readonly string[]>> = {
  users: ['listUsers', 'viewUserFile', 'viewOverview', 'listOperators', 'viewOperatorSession'],
  kyc: ['listUsers', 'viewUserFile', 'viewOverview'],
  proposals: ['listProposals', 'viewUserFile', 'listOperators', 'viewOperatorSession'],
  decisions: ['listDecisions', 'viewUserFile', 'viewOverview'],
  alarms: ['listAlarms', 'viewOverview'],
  'dead-letters': ['listDeadLetters', 'viewOverview'],
  audit: ['listAudit'],
};

export type Live = 'connecting' | 'live' | 'interrupted' | 'ended';

/** Reads again what changed, while the page is shown. */
export function useLive(): Live {
  const cache = useQueryClient();
  const [state, setState] = useState<Live>('connecting');
  useEffect(
    () =>
      followChanges({
        onState: (isConnected) => setState(isConnected ? 'live' : 'interrupted'),
        onEnd: () => {
          setState('ended');
          void cache.invalidateQueries({ queryKey: ['viewOperatorSession'] });
        },
        onChange: (topics) => {
          for (const operation of new Set(topics.flatMap((topic) => CHANGED_BY[topic] ?? [])))
            void cache.invalidateQueries({ queryKey: [operation] });
        },
      }),
    [cache],
  );
  return state;
}
