import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { compose, type Needs } from '../shared/compose.ts';
import { changeProfile } from './change-profile.ts';
import { setPreferences, viewPreferences } from './preferences.ts';
import { viewProfile } from './profile.ts';
import { type Registration, registerUser } from './register-user.ts';
import { addWallet, listWallets, removeWallet } from './wallets.ts';

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
