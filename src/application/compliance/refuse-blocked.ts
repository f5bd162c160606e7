import type { DecisionKind } from '../../domain/decision/decision.ts';
import { findingOf, readNow } from '../../domain/decision/rule.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { blockedVerdict } from '../../domain/user/blocked.ts';
import type { Inquiry } from '../decision/inquiry.ts';
import { type MatterPorts, startDecision } from '../decision/matter.ts';
import type { Ports } from '../ports/index.ts';
import { type BuyerFilePorts, buyerFileOf } from './buyer-file.ts';

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
    if (asked.kind !== 'buy' && asked.kind !== 'mint') return await refuse(wallet, asked, inquiry);
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
