import type { DecisionKind } from '../../domain/decision/decision.ts';
import { findingOf, readNow } from '../../domain/decision/rule.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { blockedVerdict } from '../../domain/user/blocked.ts';
import type { Inquiry } from '../decision/inquiry.ts';
import { type MatterPorts, openMatter } from '../decision/matter.ts';
import type { Ports } from '../ports/index.ts';

/** What the wallet asked for: the operation, and the kind of decision that it leads to. */
export type Asked = Readonly<{ kind: DecisionKind; operation: string }>;

const POLICY = 'blocked-wallets@1';

export type BlockPorts = MatterPorts & Pick<Ports, 'users'>;

/** As `requireUnblocked`, for what a wallet asks for itself: the refusal is recorded as a decision. */
export const refuseBlocked =
  (ports: BlockPorts) =>
  async (wallet: WalletAddress, { kind, operation }: Asked, inquiry: Inquiry): Promise<void> => {
    const user = await ports.users.find(wallet);
    const verdict = blockedVerdict(user?.isBlocked === true);
    if (verdict === undefined) return;
    const matter = openMatter(ports, { kind, wallet, request: { operation }, policy: POLICY }, inquiry);
    await matter.refuse(verdict.failure, [findingOf('notBlocked', verdict, readNow('user record'))]);
  };
