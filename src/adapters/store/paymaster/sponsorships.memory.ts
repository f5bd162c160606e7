import type { LaneNonce, NewSponsorship, Sponsorships } from '../../../application/ports/paymaster.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { quoteUsed, requestInFlight, walletSuspended } from '../../../domain/paymaster/errors.ts';
import {
  isSuspended,
  type SponsorLimits,
  type Suspension,
  suspensionAfter,
} from '../../../domain/paymaster/sponsor-policy.ts';
import type { Sponsorship, SponsorshipOutcome, SponsorshipState } from '../../../domain/paymaster/sponsorship.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryDecisions } from '../decision/decision-store.memory.ts';
import { InMemoryOwedFees } from './owed-fees.memory.ts';
import { InMemorySponsorBudgets } from './sponsor-budgets.memory.ts';

type Entry = { position: number; sponsorship: Sponsorship; lookedAt: number };

export class InMemorySponsorships implements Sponsorships {
  readonly #entries = new Map<string, Entry>();
  readonly budgets = new InMemorySponsorBudgets();
  readonly #suspensions = new Map<WalletAddress, Suspension>();
  readonly #fees = new InMemoryOwedFees();
  readonly #decisions: InMemoryDecisions;
  readonly #walletsOfSamePerson: (wallet: WalletAddress) => readonly WalletAddress[];
  #positions = 0;

  constructor(
    decisions: InMemoryDecisions,
    walletsOfSamePerson = (wallet: WalletAddress): readonly WalletAddress[] => [wallet],
  ) {
    this.#decisions = decisions;
    this.#walletsOfSamePerson = walletsOfSamePerson;
  }

  about(wallet: WalletAddress) {
    const suspension = this.#suspensions.get(wallet);
    return {
      sponsorships: this.#all().filter(({ request }) => request.from === wallet),
      owed_fees: this.#fees.of(wallet),
      sponsor_suspensions: suspension === undefined ? [] : [{ wallet, ...suspension }],
      sponsor_spending: this.budgets.of(wallet),
    };
  }

  async isQuoteUsed(quoteId: string) {
    return this.#all().some((one) => one.quoteId === quoteId);
  }

  async take(sponsorship: NewSponsorship, limits: SponsorLimits, decision: Decision) {
    if (this.#all().some(({ quoteId }) => quoteId === sponsorship.quoteId)) throw quoteUsed();
    if (this.#all().some((one) => isOpen(one) && flightOf(one) === flightOf(sponsorship))) throw requestInFlight();
    const { cost, request, takenAt } = sponsorship;
    const suspension = this.#suspensionOf(request.from);
    if (isSuspended(suspension, takenAt)) throw walletSuspended({ until: suspension.until.toISOString() });
    this.budgets.requireRoom(sponsorship, limits);
    const storeFee = this.#fees.prepare(sponsorship, limits.owed);
    this.#decisions.keep(decision);
    this.budgets.charge(sponsorship, cost);
    this.#positions += 1;
    const kept: Sponsorship = { ...structuredClone(sponsorship), state: 'taken', decision: decision.id };
    this.#entries.set(kept.id, { position: this.#positions, sponsorship: kept, lookedAt: 0 });
    storeFee();
  }

  async release(id: string) {
    const entry = this.#entries.get(id);
    if (entry?.sponsorship.state !== 'taken') return;
    this.budgets.charge(entry.sponsorship, -entry.sponsorship.cost);
    this.#fees.release(id);
    this.#entries.delete(id);
  }

  async note(
    id: string,
    { isRelayed, reference, hash }: Readonly<{ isRelayed: boolean; reference?: string; hash?: Hex }>,
    lookedAt: Date,
  ) {
    this.#change(id, lookedAt, (one) => ({
      ...one,
      state: isRelayed ? 'relayed' : one.state,
      ...(reference !== undefined && { reference }),
      ...(hash !== undefined && { hash }),
    }));
  }

  async settle(id: string, outcome: SponsorshipOutcome, at: Date) {
    const { end, hash, cost, isRevert } = outcome;
    this.#change(id, at, (one) => {
      this.#fees.settle(id, outcome, at);
      if (cost !== undefined) this.budgets.charge(one, cost - one.cost);
      if (isRevert) this.#suspend(one.request.from, at);
      return { ...one, state: end, ...(hash !== undefined && { hash }), ...(cost !== undefined && { cost }) };
    });
  }

  async reopen({ chainId, forwarder, wallet, nonce }: LaneNonce) {
    const lane = [...this.#entries.values()].filter(
      ({ sponsorship: one }) =>
        one.chainId === chainId &&
        one.forwarder === forwarder &&
        one.request.from === wallet &&
        one.request.nonce >= nonce,
    );
    const open = new Set(lane.filter(({ sponsorship }) => isOpen(sponsorship)).map(nonceIn));
    const gone = lane.filter(({ sponsorship: { state, hash } }) => state === 'executed' && hash !== undefined);
    const latest = new Map(gone.map((entry) => [nonceIn(entry), entry]));
    const reopened = [...latest].filter(([one]) => !open.has(one)).map(([, entry]) => entry);
    for (const entry of reopened) {
      entry.sponsorship = { ...entry.sponsorship, state: 'relayed' };
      entry.lookedAt = 0;
      this.#fees.unsettle(entry.sponsorship.id);
    }
    return reopened.length;
  }

  async suspensionOf(wallet: WalletAddress) {
    return structuredClone(this.#suspensionOf(wallet));
  }

  async writeOff(owedBy: Date, now: Date) {
    return this.#fees.writeOff(owedBy, now);
  }

  async writtenOffSince(since: Date) {
    return this.#fees.writtenOffSince(since);
  }

  async feeFigures() {
    return this.#fees.figures();
  }

  async open(limit: number, takenBy: Date) {
    return [...this.#entries.values()]
      .filter(({ sponsorship }) => isOpen(sponsorship))
      .filter(({ sponsorship: { state, takenAt } }) => state === 'relayed' || takenAt <= takenBy)
      .sort((a, b) => a.lookedAt - b.lookedAt || a.position - b.position)
      .slice(0, limit)
      .map(({ sponsorship }) => structuredClone(sponsorship));
  }

  async history(wallet: WalletAddress, limit: number) {
    return this.#all()
      .filter(({ request, hash }) => request.from === wallet && hash !== undefined)
      .reverse()
      .slice(0, limit)
      .map((one) => structuredClone(one));
  }

  async find(id: string) {
    return structuredClone(this.#entries.get(id)?.sponsorship);
  }

  async findByQuote(quoteId: string) {
    return structuredClone(this.#all().find((one) => one.quoteId === quoteId));
  }

  async tally() {
    const count = (wanted: SponsorshipState) => this.#all().filter(({ state }) => state === wanted).length;
    return {
      taken: count('taken'),
      relayed: count('relayed'),
      executed: count('executed'),
      failed: count('failed'),
      lapsed: count('lapsed'),
    };
  }

  async latestExecuted(limit: number) {
    const lanes = new Map<string, LaneNonce>();
    for (const { chainId, forwarder, request, state } of [...this.#all()].reverse()) {
      const key = `${chainId} ${forwarder} ${request.from}`;
      const known = lanes.get(key)?.nonce ?? -1n;
      if (state === 'executed' && request.nonce > known)
        lanes.set(key, { chainId, forwarder, wallet: request.from, nonce: request.nonce });
    }
    return [...lanes.values()].slice(0, limit);
  }

  async purgeEnded(before: Date, limit: number) {
    const isOld = (one: Sponsorship) => !isOpen(one) && one.takenAt < before;
    const old = this.#all().filter(isOld).slice(0, limit);
    for (const { id } of old) this.#entries.delete(id);
    return old.length;
  }

  async purgeBudgets(before: Date, limit: number) {
    const days = this.budgets.purge(before, limit);
    const over = [...this.#suspensions].filter(([, { until }]) => until < before).slice(0, limit - days);
    for (const [wallet] of over) this.#suspensions.delete(wallet);
    return days + over.length;
  }

  #suspend(wallet: WalletAddress, at: Date): void {
    this.#suspensions.set(wallet, suspensionAfter(this.#suspensionOf(wallet), at));
  }

  #suspensionOf(wallet: WalletAddress): Suspension | undefined {
    const suspensions = this.#walletsOfSamePerson(wallet).flatMap((one) => this.#suspensions.get(one) ?? []);
    return suspensions.sort((a, b) => b.until.getTime() - a.until.getTime() || b.failures - a.failures)[0];
  }

  #all(): readonly Sponsorship[] {
    return [...this.#entries.values()].map(({ sponsorship }) => sponsorship);
  }

  #change(id: string, at: Date, change: (one: Sponsorship) => Sponsorship): void {
    const entry = this.#entries.get(id);
    if (entry === undefined || !isOpen(entry.sponsorship)) return;
    entry.sponsorship = change(entry.sponsorship);
    entry.lookedAt = at.getTime();
  }
}

const isOpen = ({ state }: Sponsorship) => state === 'taken' || state === 'relayed';

const nonceIn = ({ sponsorship }: Entry) => sponsorship.request.nonce;

const flightOf = ({ chainId, forwarder, request: { from, nonce } }: NewSponsorship) =>
  `${chainId} ${forwarder} ${from} ${nonce}`;
