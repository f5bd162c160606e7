import type { KycEventOutcome, KycStore } from '../../../application/ports/kyc.ts';
import { closed, type KycEvent, type KycSession } from '../../../domain/kyc/kyc-session.ts';
import type { TierRuling } from '../../../domain/kyc/tier.ts';
import {
  adopted,
  inTheWayOf,
  type Verifications,
  verificationsOf,
  withoutForeignLink,
} from '../../../domain/kyc/verifications.ts';
import { personsOf } from '../../../domain/kyc/verified-identities.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { InMemorySessionStore } from '../auth/auth-stores.memory.ts';
import { mentionsIn } from '../shared/mentions.ts';
import { copyOf, purged } from '../shared/values.ts';

export class InMemoryKycStore implements KycStore {
  readonly #sessions = new Map<string, KycSession>();
  readonly #events = new Map<string, KycEvent & { applied: boolean }>();
  readonly #rulings: TierRuling[] = [];

  /** Grows with every change. */
  changes = 0;

  readonly #signIns: InMemorySessionStore;

  /** `signIns`: the store that knows which session of a wallet is live. */
  constructor(signIns = new InMemorySessionStore()) {
    this.#signIns = signIns;
  }

  async verificationsOf(wallet: WalletAddress) {
    return this.#of(wallet);
  }

  #of(wallet: WalletAddress): Verifications {
    const sessions = [...this.#sessions.values()].filter((session) => session.wallet === wallet);
    return verificationsOf(copyOf(sessions.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())));
  }

  async rulingsOf(wallet: WalletAddress) {
    return this.#rulingsOf(wallet);
  }

  #rulingsOf(wallet: WalletAddress): readonly TierRuling[] {
    return copyOf(this.#rulings.filter((ruling) => ruling.wallet === wallet));
  }

  /** In the turn in which the proposal is decided. */
  rule(ruling: TierRuling): void {
    this.changes += 1;
    this.#rulings.push(copyOf(ruling));
  }

  async eventsOf(wallet: WalletAddress) {
    const events = [...this.#events.values()].filter(
      ({ sessionId }) => this.#sessions.get(sessionId)?.wallet === wallet,
    );
    return events.map(({ id, sessionId, status, tier, occurredAt, applied }) =>
      copyOf({ id, sessionId, status, ...(tier && { tier }), occurredAt, applied }),
    );
  }

  async findSession(id: string) {
    return copyOf(this.#sessions.get(id));
  }

  async walletsOfPersons(persons: readonly string[]) {
    return this.#walletsOf(persons);
  }

  /** For the in-memory stores that read it in one step with their own records: this wallet, and those of the same person. */
  walletsOfSamePerson(wallet: WalletAddress): readonly WalletAddress[] {
    return [...new Set([wallet, ...this.#walletsOf(personsOf(this.#of(wallet), this.#rulingsOf(wallet)))])];
  }

  #walletsOf(persons: readonly string[]): readonly WalletAddress[] {
    const theirs = [...this.#sessions.values()].filter(
      ({ identity }) => identity?.person !== undefined && persons.includes(identity.person),
    );
    return [...new Set(theirs.map(({ wallet }) => wallet))];
  }

  async pendingSessions(limit: number, after = '') {
    const pending = [...this.#sessions.values()].filter(({ id, status }) => status === 'pending' && id > after);
    return copyOf(pending.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit));
  }

  async open(session: KycSession, by?: string) {
    const { id, wallet, createdAt } = session;
    if (by !== undefined) this.#signIns.requireLive({ session: by, at: createdAt });
    const other = inTheWayOf(session, this.#of(wallet).all) ?? this.#sessions.get(id);
    if (other !== undefined) return { session: copyOf(other), isNew: false };
    this.changes += 1;
    this.#sessions.set(id, copyOf(withoutForeignLink(session)));
    return { session: copyOf(withoutForeignLink(session)), isNew: true };
  }

  async adopt(id: string, wallet: WalletAddress, at: Date, by?: string) {
    if (by !== undefined) this.#signIns.requireLive({ session: by, at });
    const known = this.#sessions.get(id);
    const owners = known?.wallet === wallet ? adopted(known, at) : undefined;
    if (owners === undefined) return undefined;
    this.changes += 1;
    this.#sessions.set(id, copyOf(owners));
    return copyOf(owners);
  }

  async purgeEvents(before: Date, limit: number) {
    return purged(this.#events, limit, ({ occurredAt }) => occurredAt < before);
  }

  async apply(event: KycEvent, decide: (session: KycSession) => KycSession | undefined): Promise<KycEventOutcome> {
    if (this.#events.has(event.id)) return { applied: false };
    const before = copyOf(this.#sessions.get(event.sessionId));
    const after = before && copyOf(decide(copyOf(before)));
    this.changes += 1;
    this.#events.set(event.id, { ...copyOf(event), applied: after !== undefined });
    if (before === undefined) return { applied: false };
    if (after === undefined) return { applied: false, before };
    this.#sessions.set(before.id, copyOf(after));
    return { applied: true, before, after, verifications: this.#of(before.wallet) };
  }

  about(wallet: WalletAddress) {
    const own = [...this.#sessions.values()].filter((session) => session.wallet === wallet);
    const ofThem = [...this.#events.values()].filter((one) => this.#subjectOf(one) === wallet);
    const sessions = own.map(({ identity, ...session }) => ({
      ...session,
      identity: { ...identity, person: undefined },
    }));
    return {
      kyc_sessions: sessions,
      kyc_events: ofThem.map(({ identity: _, ...event }) => event),
      tier_rulings: this.#rulings.filter((one) => one.wallet === wallet),
    };
  }

  mentions(wallet: WalletAddress) {
    const events = [...this.#events.values()].filter((one) => this.#subjectOf(one) !== wallet);
    const rulings = this.#rulings.filter((one) => one.wallet !== wallet);
    return [
      ...mentionsIn(
        ['kyc_events', 'wallet'],
        events,
        (one) => one.wallet === wallet,
        ({ occurredAt }) => ({ occurredAt }),
      ),
      ...mentionsIn(
        ['tier_rulings', 'by'],
        rulings,
        ({ by }) => by === wallet,
        ({ at, kind }) => ({ at, kind }),
      ),
    ];
  }

  /** The provider names a wallet; the session says whose report it is. */
  #subjectOf({ sessionId, wallet }: KycEvent): WalletAddress | undefined {
    const session = this.#sessions.get(sessionId);
    return session === undefined ? wallet : session.wallet;
  }

  erase(wallet: WalletAddress, at: Date): void {
    for (const { id } of this.about(wallet).kyc_events) this.#events.delete(id);
    for (const [id, session] of this.#sessions) {
      if (session.wallet !== wallet) continue;
      const { identity, ...kept } = session;
      const person = identity?.person === undefined ? {} : { identity: { person: identity.person } };
      this.#sessions.set(id, { ...closed(kept, at), ...person });
    }
  }
}
