import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { DEFAULT_PREFERENCES, type PreferenceKind, type Preferences } from '../../domain/user/preferences.ts';
import type { Ports } from '../ports/index.ts';
import { compose, type Needs } from '../shared/compose.ts';
import { changeProfile, viewProfile } from './profile.ts';
import { type Registration, registerUser } from './register-user.ts';
import { addWallet, listWallets, removeWallet } from './wallets.ts';

/** The user's choices, with defaults for the rest. */
const viewPreferences =
  ({ preferences }: Pick<Ports, 'preferences'>) =>
  async <K extends PreferenceKind>(wallet: ProvedWallet, kind: K): Promise<Preferences[K]> => ({
    ...DEFAULT_PREFERENCES[kind],
    ...(await preferences.choices(wallet, kind)),
  });

/** Changes the given preferences and keeps the others. */
const setPreferences =
  ({ preferences }: Pick<Ports, 'preferences'>) =>
  async <K extends PreferenceKind>(
    wallet: ProvedWallet,
    kind: K,
    choices: Partial<Preferences[K]>,
  ): Promise<Preferences[K]> => ({
    ...DEFAULT_PREFERENCES[kind],
    ...(await preferences.choose(wallet, kind, choices)),
  });

/** Registers a user, and returns the profile fields that the viewer may see. */
const registerAndView =
  (ports: Needs<typeof registerUser> & Needs<typeof viewProfile>) =>
  async (wallet: WalletAddress, registration: Registration, viewer: ProvedWallet | undefined) => {
    const { created } = await registerUser(ports)(wallet, registration, viewer);
    return { created, profile: (await viewProfile(ports)(wallet, viewer)).profile };
  };

export const userUseCases = compose({
  register: registerAndView,
  viewProfile,
  changeProfile,
  viewPreferences,
  setPreferences,
  listWallets,
  addWallet,
  removeWallet,
});

export type UserUseCases = ReturnType<typeof userUseCases>;
