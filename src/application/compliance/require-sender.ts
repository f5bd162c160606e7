import { senderSanctioned } from '../../domain/compliance/screening.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { requireUnblocked } from './require-unblocked.ts';

export type SenderPorts = Pick<Ports, 'addressScreening' | 'users'>;

/** Rejects with WALLET_BLOCKED, with SENDER_SANCTIONED, and with AML_UNAVAILABLE when the wallet cannot be screened. */
export const requireSender = (ports: SenderPorts) => {
  const unblocked = requireUnblocked(ports);
  return async (wallet: WalletAddress): Promise<void> => {
    await unblocked(wallet);
    if ((await ports.addressScreening.screen(wallet)).sanctioned) throw senderSanctioned();
  };
};
