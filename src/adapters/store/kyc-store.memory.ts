import type { KycEventOutcome, KycStore } from '../../application/ports/kyc-store.ts';
import type { KycEvent, KycSession } from '../../domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

export class InMemoryKycStore implements KycStore {
  readonly #sessions = new Map<string, KycSession>();
  readonly #events = new Map<string, KycEvent>();

  async sessionsOf(wallet: WalletAddress) {
    const sessions = [...this.#sessions.values()].filter((session) => session.wallet === wallet);
    return structuredClone(sessions.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
  }

  async findSession(id: string) {
    return structuredClone(this.#sessions.get(id));
  }

  async open(session: KycSession) {
    const { wallet, tier } = session;
    const pending = [...this.#sessions.values()].find(
      (other) => other.wallet === wallet && other.tier === tier && other.status === 'pending',
    );
    if (pending !== undefined) return structuredClone(pending);
    if (this.#sessions.has(session.id)) throw new Error(`KYC session ${session.id} was opened before`);
    this.#sessions.set(session.id, structuredClone(session));
    return structuredClone(session);
  }

  async apply(event: KycEvent, decide: (session: KycSession) => KycSession | undefined): Promise<KycEventOutcome> {
    if (this.#events.has(event.id)) return { applied: false };
    const before = structuredClone(this.#sessions.get(event.sessionId));
    const after = before && structuredClone(decide(structuredClone(before)));
    this.#events.set(event.id, structuredClone(event));
    if (before === undefined) return { applied: false };
    if (after === undefined) return { applied: false, before };
    this.#sessions.set(before.id, structuredClone(after));
    return { applied: true, before, after };
  }
}
