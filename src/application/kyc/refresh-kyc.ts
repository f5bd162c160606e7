import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { kycSessionForeign, kycSessionOpen, kycSessionUnknown } from '../../domain/kyc/errors.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { ReportedKycSession } from '../ports/kyc.ts';
import type { Clock } from '../ports/system.ts';
import { applyReport, type ResyncPorts, resyncKycSession } from './apply-kyc-event.ts';
import { type Opener, strangerBudget } from './open-kyc-session.ts';
import { kycIdentity } from './standing-of.ts';
import { viewKyc } from './view-kyc.ts';
import { warnOfOwnVerification, warnOfTwoPersons } from './warnings.ts';

/**
 * Makes a verification that exists at the provider the owner's: one that this service did not open, or one that it opened without the
 * wallet's session, once that is decided; until then whoever has its link decides it. Rejects with KYC_SESSION_NOT_FOUND,
 * KYC_SESSION_FOREIGN, KYC_SESSION_OPEN or KYC_UNAVAILABLE.
 */
export const linkKycSession =
  (ports: ResyncPorts & Pick<Ports, 'salePolicy' | 'users'>) =>
  async ({ id: by, wallet }: Opener, sessionId: string) => {
    const { kycProvider, kycs, clock } = ports;
    const report = await kycProvider.report(sessionId);
    if (report === undefined) throw kycSessionUnknown();
    if (report.wallet !== wallet) throw kycSessionForeign();
    const at = clock.now();
    if ((await kycs.findSession(sessionId)) === undefined) await keep(ports, report, at, by);
    await applyReport(ports, report);
    const session = await kycs.adopt(sessionId, wallet, at, by);
    if (session === undefined) throw kycSessionOpen();
    await warnOfOwnVerification(ports, session);
    return viewKyc(ports)(wallet, wallet);
  };

/** Stores a verification that this service did not open, as the owner's. */
async function keep(ports: ResyncPorts, report: ReportedKycSession, at: Date, by: string): Promise<void> {
  const { sessionId, wallet, tier, status, url, occurredAt, identity } = report;
  // The provider account may also be used for other purposes: those sessions are not linked.
  if (tier === undefined || url === undefined) throw kycSessionUnknown();
  const times = { createdAt: at, ownedAt: at, statusAt: occurredAt };
  const found = { id: sessionId, wallet, tier, status, url, ...times, ...kycIdentity(ports, identity) };
  const { session, isNew } = await ports.kycs.open(found, by);
  if (session.id !== sessionId) throw kycSessionOpen();
  if (isNew) await warnOfTwoPersons(ports, wallet, await ports.kycs.verificationsOf(wallet));
}

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
