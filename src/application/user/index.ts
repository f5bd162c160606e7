import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { changeProfile } from './change-profile.ts';
import { setPreferences, viewPreferences } from './preferences.ts';
import { viewProfile } from './profile.ts';
import { type Registration, registerUser } from './register-user.ts';
import { addWallet, listWallets, removeWallet } from './wallets.ts';

type UserPorts = Pick<Ports, 'clock' | 'kycs' | 'preferences' | 'random' | 'users' | 'userWallets'>;

/** Registers, and shows the viewer as much of the profile as is theirs to see. */
const registerAndView =
  (ports: UserPorts) =>
  async (wallet: WalletAddress, registration: Registration, viewer: WalletAddress | undefined) => {
    const { created } = await registerUser(ports)(wallet, registration);
    return { created, profile: (await viewProfile(ports)(wallet, viewer)).profile };
  };

export const userUseCases = (ports: UserPorts) => ({
  register: registerAndView(ports),
  viewProfile: viewProfile(ports),
  changeProfile: changeProfile(ports),
  viewPreferences: viewPreferences(ports),
  setPreferences: setPreferences(ports),
  listWallets: listWallets(ports),
  addWallet: addWallet(ports),
  removeWallet: removeWallet(ports),
});

export type UserUseCases = ReturnType<typeof userUseCases>;
