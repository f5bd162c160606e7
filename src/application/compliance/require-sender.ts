import { senderSanctioned } from '../../domain/compliance/screening.ts';
import { screeningFact } from '../../domain/compliance/screening-fact.ts';
import { readNow } from '../../domain/decision/rule.ts';
import type { CanonicalValue } from '../../domain/shared/canonical-json.ts';
import { throwIf } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Inquiry } from '../decision/inquiry.ts';
import { startDecision } from '../decision/matter.ts';
import { examined, Trail } from '../decision/trail.ts';
import type { Ports } from '../ports/index.ts';
import type { BlockPorts } from './refuse-blocked.ts';
import { requireUnblocked } from './require-unblocked.ts';

export type SenderPorts = BlockPorts & Pick<Ports, 'addressScreening'>;

const POLICY = 'senders@1';

/**
 * Rejects with WALLET_BLOCKED, with SENDER_SANCTIONED, and with AML_UNAVAILABLE when the wallet cannot be screened; the refusal is
 * recorded as a decision.
 */
export const requireSender =
  (ports: SenderPorts) =>
  async (wallet: WalletAddress, request: Readonly<Record<string, CanonicalValue>>, inquiry: Inquiry): Promise<void> => {
    const matter = startDecision(ports, { kind: 'refuse', wallet, request, policy: POLICY }, inquiry);
    const trail = new Trail(['notBlocked', 'sanctions'] as const);
    await examined(matter, trail, async () => {
      await trail.step('notBlocked', () => requireUnblocked(ports)(wallet), readNow('user record'));
      const screening = await trail.step('sanctions', () => ports.addressScreening.screen(wallet));
      const fact = screeningFact(screening, ports.clock.now());
      trail.check('sanctions', () => throwIf(screening.sanctioned ? senderSanctioned() : undefined), fact);
    });
  };
