import { screeningFact, senderSanctioned } from '../../domain/compliance/screening.ts';
import { type DecisionKind, isOfSale } from '../../domain/decision/decision.ts';
import { findingOf, readNow } from '../../domain/decision/rule.ts';
import type { CanonicalValue } from '../../domain/shared/canonical-json.ts';
import { throwIf } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { blockedVerdict } from '../../domain/user/blocked.ts';
import { type Inquiry, type MatterPorts, startDecision } from '../decision/matter.ts';
import { examined, Trail } from '../decision/trail.ts';
import type { Ports } from '../ports/index.ts';
import { type BuyerFilePorts, buyerFileOf } from './buyer-file.ts';

/** Rejects with WALLET_BLOCKED: a blocked wallet may sign in and read, but not move value, spend a budget or create a key. */
export const requireUnblocked =
  ({ users }: Pick<Ports, 'users'>) =>
  async (wallet: WalletAddress): Promise<void> => {
    const verdict = blockedVerdict((await users.find(wallet))?.isBlocked === true);
    if (verdict !== undefined) throw verdict.failure;
  };

/** What the wallet asked for: the operation, and the kind of decision that it leads to. */
export type Asked = Readonly<{ kind: DecisionKind; operation: string }>;

const POLICY = 'blocked-wallets@1';

export type BlockPorts = MatterPorts & Pick<Ports, 'users'>;
type Refuse = (wallet: WalletAddress, asked: Asked, inquiry: Inquiry) => Promise<void>;

/** As `requireUnblocked`, for what a wallet asks for itself: the refusal is recorded as a decision. */
export const refuseBlocked =
  (ports: BlockPorts): Refuse =>
  async (wallet, asked, inquiry) => {
    await refuseIfBlocked(ports, { wallet, isBlocked: (await ports.users.find(wallet))?.isBlocked }, asked, inquiry);
  };

/** As `refuseBlocked`, before any endpoint or tool. Buyers are read from the buyer's file, so that the rules need not read them again. */
export const refuseBlockedCaller = (ports: BlockPorts & BuyerFilePorts): Refuse => {
  const refuse = refuseBlocked(ports);
  return async (wallet, asked, inquiry) => {
    if (!isOfSale(asked.kind)) return await refuse(wallet, asked, inquiry);
    const isBlocked = (await buyerFileOf(ports)(wallet, inquiry))?.user.isBlocked;
    await refuseIfBlocked(ports, { wallet, isBlocked }, asked, inquiry);
  };
};

async function refuseIfBlocked(
  ports: BlockPorts,
  { wallet, isBlocked }: Readonly<{ wallet: WalletAddress; isBlocked: boolean | undefined }>,
  { kind, operation }: Asked,
  inquiry: Inquiry,
): Promise<void> {
  const verdict = blockedVerdict(isBlocked === true);
  if (verdict === undefined) return;
  const matter = startDecision(ports, { kind, wallet, request: { operation }, policy: POLICY }, inquiry);
  await matter.refuse(verdict.failure, [findingOf('notBlocked', verdict, readNow('user record'))]);
}

export type SenderPorts = BlockPorts & Pick<Ports, 'addressScreening'>;

const SENDER_POLICY = 'senders@1';

/**
 * Rejects with WALLET_BLOCKED, with SENDER_SANCTIONED, and with AML_UNAVAILABLE when the wallet cannot be screened; the refusal is
 * recorded as a decision.
 */
export const requireSender =
  (ports: SenderPorts) =>
  async (wallet: WalletAddress, request: Readonly<Record<string, CanonicalValue>>, inquiry: Inquiry): Promise<void> => {
    const matter = startDecision(ports, { kind: 'refuse', wallet, request, policy: SENDER_POLICY }, inquiry);
    const trail = new Trail(['notBlocked', 'sanctions'] as const);
    await examined(matter, trail, async () => {
      await trail.step('notBlocked', () => requireUnblocked(ports)(wallet), readNow('user record'));
      const screening = await trail.step('sanctions', () => ports.addressScreening.screen(wallet));
      const fact = screeningFact(screening, ports.clock.now());
      trail.check('sanctions', () => throwIf(screening.sanctioned ? senderSanctioned() : undefined), fact);
    });
  };
