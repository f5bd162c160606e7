import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { Clock } from '../ports/system.ts';
import { type ResyncPorts, resyncKycSession } from './apply-kyc-event.ts';
import { strangerBudget } from './open-kyc-session.ts';
import { viewKyc } from './view-kyc.ts';

type OnceInAWhile = Readonly<{
  /** Whether `take` would return true. */
  isDue(name: string): boolean;
  /** Returns true for a name at most once per `everyMs`, in this process. */
  take(name: string): boolean;
}>;

function onceInAWhile(clock: Clock, everyMs: number): OnceInAWhile {
  // Insertion order is the order of the last `true`, so names that are due come first.
  const lastTrue = new Map<string, number>();
  const isDue = (name: string) => {
    const now = clock.now().getTime();
    for (const [known, at] of lastTrue) {
      if (now - at < everyMs) break;
      lastTrue.delete(known);
    }
    return !lastTrue.has(name);
  };
  return {
    isDue,
    take: (name) => {
      const due = isDue(name);
      if (due) lastTrue.set(name, clock.now().getTime());
      return due;
    },
  };
}

/** `refreshKyc` asks the provider about a session at most once in this time in each process, whoever sends the request. */
const RESYNC_EVERY_MS = 30_000;

/**
 * The verification status of a wallet, after the provider was asked about the sessions that are still open. A provider that does
 * not respond leaves the stored status; so does a stranger whose budget is exhausted.
 */
export const refreshKyc = (ports: ResyncPorts & Pick<Ports, 'salePolicy' | 'tryCounts' | 'users'>) => {
  const resync = resyncKycSession(ports);
  const turns = onceInAWhile(ports.clock, RESYNC_EVERY_MS);
  const takeRequest = strangerBudget(ports, 'kyc-refresh');
  const view = viewKyc(ports);
  const refresh = async (id: string, isOwner: boolean, network: string) => {
    // The budget is charged only when the provider is asked, and a stranger over budget must not delay the owner's next request.
    if (!turns.isDue(id)) return;
    if (!isOwner && (await takeRequest(network)) > 0) return;
    if (turns.take(id)) await resync(id);
  };
  return async (wallet: WalletAddress, viewer: ProvedWallet | undefined, network: string) => {
    const { counted } = await ports.kycs.verificationsOf(wallet);
    const open = counted.filter(({ status }) => status === 'pending');
    await Promise.all(open.map(({ id }) => attempt(refresh(id, viewer === wallet, network))));
    return view(wallet, viewer);
  };
};
