import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { DEFAULT_PREFERENCES, type PreferenceKind, type Preferences } from '../../domain/user/preferences.ts';
import type { Ports } from '../ports/index.ts';

/** The user's choices, with defaults for the rest. */
export const viewPreferences =
  ({ preferences }: Pick<Ports, 'preferences'>) =>
  async <K extends PreferenceKind>(wallet: ProvedWallet, kind: K): Promise<Preferences[K]> => ({
    ...DEFAULT_PREFERENCES[kind],
    ...(await preferences.choices(wallet, kind)),
  });

/** Changes the given preferences and keeps the others. */
export const setPreferences =
  ({ preferences }: Pick<Ports, 'preferences'>) =>
  async <K extends PreferenceKind>(
    wallet: ProvedWallet,
    kind: K,
    choices: Partial<Preferences[K]>,
  ): Promise<Preferences[K]> => ({
    ...DEFAULT_PREFERENCES[kind],
    ...(await preferences.choose(wallet, kind, choices)),
  });
