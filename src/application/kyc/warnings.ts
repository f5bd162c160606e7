import type { KycSession } from '../../domain/kyc/kyc-session.ts';
import { lostTier } from '../../domain/kyc/kyc-standing.ts';
import { firstOwn, type Verifications } from '../../domain/kyc/verifications.ts';
import { isOfTwoPersons } from '../../domain/kyc/verified-identities.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { countLive, type LivePorts } from '../shared/count-live.ts';

type RiskPorts = LivePorts & Pick<Ports, 'alarms' | 'clock'>;
export type WarningPorts = RiskPorts & Pick<Ports, 'kycs'>;

/** A signed authorization cannot be revoked, so an alarm is raised when its buyer is no longer approved. */
export async function warnOfLiveAuthorizations(ports: RiskPorts, wallet: WalletAddress): Promise<void> {
  const { alarms, clock } = ports;
  const live = await countLive(ports, wallet, clock.now());
  if (live === 0) return;
  await alarms.raise({
    name: 'authorization-at-risk',
    message: 'A wallet that lost its verification still holds usable authorizations to buy or bid',
    facts: { wallet, live },
  });
}

/**
 * After the owner opened or adopted this verification. If it is his first, those that others opened no longer count, and an approval
 * among them is lost.
 */
export async function warnOfOwnVerification(ports: WarningPorts, { id, wallet }: KycSession): Promise<void> {
  const { kycs, clock } = ports;
  const [verifications, rulings] = await Promise.all([kycs.verificationsOf(wallet), kycs.rulingsOf(wallet)]);
  if (firstOwn(verifications)?.id === id && lostTier(verifications, rulings, clock.now()) !== undefined)
    await warnOfLiveAuthorizations(ports, wallet);
}

export async function warnOfTwoPersons(
  { alarms }: Pick<Ports, 'alarms'>,
  wallet: WalletAddress,
  verifications: Verifications,
): Promise<void> {
  if (!isOfTwoPersons(verifications)) return;
  await alarms.raise({
    name: 'wallet-of-two-persons',
    message: 'Different persons were verified for one wallet',
    facts: { wallet },
  });
}
