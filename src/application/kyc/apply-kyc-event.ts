import { afterEvent, type KycEvent } from '../../domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { announceKyc } from '../notice/announce.ts';
import type { Ports } from '../ports/index.ts';

export type KycEventPorts = Pick<
  Ports,
  'kycs' | 'issuedAuthorizations' | 'alarms' | 'clock' | 'noticePolicy' | 'outbox'
>;

/** Applies an event once, whether it came from a webhook or a report. Returns true when it changed the session's status. */
export async function applyKycEvent(ports: KycEventPorts, event: KycEvent): Promise<boolean> {
  const { before, after } = await ports.kycs.apply(event, (session) => afterEvent(session, event));
  if (before?.status === 'approved' && after?.status === 'rejected')
    await warnOfLiveAuthorizations(ports, after.wallet);
  const changed = after !== undefined && before?.status !== after.status;
  if (changed) await announceKyc(ports, after);
  return changed;
}

/** A signed authorization cannot be revoked, so an alarm is raised when its buyer is no longer approved. */
export async function warnOfLiveAuthorizations(
  { issuedAuthorizations, alarms, clock }: Pick<Ports, 'issuedAuthorizations' | 'alarms' | 'clock'>,
  wallet: WalletAddress,
): Promise<void> {
  const live = await issuedAuthorizations.countLive(wallet, clock.now());
  if (live === 0) return;
  await alarms.raise({
    name: 'authorization-at-risk',
    message: 'A wallet whose verification was revoked still holds usable purchase authorizations',
    facts: { wallet, live },
  });
}
