import type { KycEventOutcome, KycStore } from '../../../application/ports/kyc/kyc-store.ts';
import type { KycEvent, KycSession } from '../../../domain/kyc/kyc-session.ts';
import { personsOf } from '../../../domain/kyc/verified-identities.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

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

  async walletsOfPersons(persons: readonly string[]) {
    return this.#walletsOf(persons);
  }

  /** For the in-memory stores that read it in one step with their own records: this wallet, and those of the same person. */
  walletsOfSamePerson(wallet: WalletAddress): readonly WalletAddress[] {
    const own = [...this.#sessions.values()].filter((session) => session.wallet === wallet);
    return [...new Set([wallet, ...this.#walletsOf(personsOf(own))])];
  }

  #walletsOf(persons: readonly string[]): readonly WalletAddress[] {
    const theirs = [...this.#sessions.values()].filter(
      ({ identity }) => identity?.person !== undefined && persons.includes(identity.person),
    );
    return [...new Set(theirs.map(({ wallet }) => wallet))];
  }

  async pendingSessions(limit: number, after = '') {
    const pending = [...this.#sessions.values()].filter(({ id, status }) => status === 'pending' && id > after);
    return structuredClone(pending.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit));
  }

  async open(session: KycSession) {
    const { id, wallet, tier, status } = session;
    const inTheWay =
      this.#sessions.get(id) ??
      [...this.#sessions.values()].find(
        (other) => status === 'pending' && other.status === status && other.wallet === wallet && other.tier === tier,
      );
    if (inTheWay !== undefined) return structuredClone(inTheWay);
    this.#sessions.set(id, structuredClone(session));
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
