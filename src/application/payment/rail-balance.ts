import { BALANCE_FRESH_MS, type RailBalance } from '../../domain/payment/consent.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

type BalanceNeeds = Pick<Ports, 'paymentNetwork' | 'mppConsents' | 'clock'>;

/**
 * Returns the stored balance while it is fresh, otherwise reads a new one. If the network does not respond, returns the
 * stored balance with its age.
 */
export async function railBalance(
  { paymentNetwork, mppConsents, clock }: BalanceNeeds,
  network: string,
  account: WalletAddress,
): Promise<RailBalance | undefined> {
  const remembered = await mppConsents.balanceOf(network, account);
  const asOf = clock.now();
  if (remembered !== undefined && asOf.getTime() - remembered.asOf.getTime() < BALANCE_FRESH_MS) return remembered;
  const units = await attempt(paymentNetwork.balanceOf(account));
  if (!units.known) return remembered;
  const balance = { units: units.value, asOf };
  await mppConsents.rememberBalance(network, account, balance);
  return balance;
}
