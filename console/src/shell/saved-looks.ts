import type { Data, Schemas } from '@institutional-defi/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operationKey, useAction, useOperation } from '../api/index.ts';
import {
  isLook,
  LOOK_NAMES,
  type LookName,
  type Looks,
  sentenceOf,
  setLook,
  toast,
  USUAL_LOOKS,
} from '../kit/index.ts';
import { useSignedInWallet } from '../session/index.ts';
import { t } from './texts/index.ts';

type Saved = Data<'viewDashboardPreferences'>;

const SEEN = 'console.saved-looks';
const FRESH_MS = 300_000;

/** Applies the looks that the person saved at the service. Mounted once, in the shell. */
export function useSavedLooks(): void {
  const isSignedIn = useSignedInWallet() !== undefined;
  const { data } = useOperation('viewDashboardPreferences', undefined, { enabled: isSignedIn, staleTime: FRESH_MS });
  useEffect(() => {
    if (data !== undefined) adopt(looksOf(data.preferences));
  }, [data]);
}

/** Changes a look here at once, and at the service for a signed-in person. */
export function useChooseLook() {
  const isSignedIn = useSignedInWallet() !== undefined;
  const cache = useQueryClient();
  const save = useAction('setDashboardPreferences', {
    onDone: (saved: Saved) => {
      noteSeen(looksOf(saved.preferences));
      cache.setQueryData<Saved>(operationKey('viewDashboardPreferences'), saved);
    },
  });
  return <Name extends LookName>(name: Name, value: Looks[Name]) => {
    setLook(name, value);
    if (!isSignedIn) return;
    save.mutate(
      { body: { preferences: preferencesOf({ [name]: value }) } },
      {
        onError: (error) => toast({ tone: 'warn', title: t('looksKeptHere'), text: sentenceOf(error) }),
      },
    );
  };
}

/**
 * What was saved elsewhere since this browser last looked wins; everything else stays as it was chosen here. The service
 * returns its defaults for what was never saved, so they must not replace a choice of this browser.
 */
function adopt(saved: Looks): void {
  const seen = seenLooks();
  for (const name of LOOK_NAMES) if (saved[name] !== seen[name]) setLook(name, saved[name]);
  noteSeen(saved);
}

const noteSeen = (looks: Looks) => localStorage.setItem(SEEN, JSON.stringify(looks));

function seenLooks(): Looks {
  const text = localStorage.getItem(SEEN);
  return { ...USUAL_LOOKS, ...(text !== null && (JSON.parse(text) as Partial<Looks>)) };
}

/** Another program can have saved a theme that the console does not have. */
function looksOf({ theme, sidebarEnabled, sidebarCollapsed, showCharts }: Schemas['DashboardPreferences']): Looks {
  const shape = sidebarCollapsed ? 'narrow' : 'wide';
  return {
    theme: isLook('theme', theme) ? (theme as Looks['theme']) : USUAL_LOOKS.theme,
    sidebar: sidebarEnabled ? shape : 'none',
    charts: showCharts ? 'shown' : 'hidden',
  };
}

const preferencesOf = ({ theme, sidebar, charts }: Partial<Looks>) => ({
  ...(theme !== undefined && { theme }),
  ...(sidebar !== undefined && { sidebarEnabled: sidebar !== 'none', sidebarCollapsed: sidebar === 'narrow' }),
  ...(charts !== undefined && { showCharts: charts === 'shown' }),
});
