import type { MppConsentStore, PaymentClaims, StoredResponse } from '../../../application/ports/payment.ts';
import type { ClaimState, PaidResponse, PaymentClaim } from '../../../domain/payment/claim.ts';
import type { MppConsent, RailBalance, Spend } from '../../../domain/payment/consent.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export class InMemoryMppConsentStore implements MppConsentStore {
  readonly #consents = new Map<WalletAddress, MppConsent>();
  readonly #balances = new Map<string, RailBalance>();

  async consentOf(wallet: WalletAddress) {
    return structuredClone(this.#consents.get(wallet));
  }

  async change(wallet: WalletAddress, decide: (before: MppConsent | undefined) => MppConsent) {
    const after = structuredClone(decide(structuredClone(this.#consents.get(wallet))));
    this.#consents.set(wallet, after);
    return structuredClone(after);
  }

  async balanceOf(network: string, account: WalletAddress) {
    return structuredClone(this.#balances.get(`${network} ${account}`));
  }

  async rememberBalance(network: string, account: WalletAddress, balance: RailBalance) {
    const known = this.#balances.get(`${network} ${account}`);
    if (known === undefined || known.asOf < balance.asOf)
      this.#balances.set(`${network} ${account}`, structuredClone(balance));
  }

  about(wallet: WalletAddress) {
    const consent = this.#consents.get(wallet);
    return { mpp_consents: consent === undefined ? [] : [consent] };
  }

  erase(wallet: WalletAddress): void {
    this.#consents.delete(wallet);
  }
}

export class InMemoryPaymentClaims implements PaymentClaims {
  readonly #claims: PaymentClaim[] = [];
  readonly #responses = new Map<string, StoredResponse>();

  /** A claim as it was stored before responses were stored with claims. */
  async putWithoutResponse(claim: PaymentClaim) {
    this.#claims.push(structuredClone(claim));
  }

  about(wallet: WalletAddress) {
    return { payment_claims: this.#claims.filter(({ payer }) => payer === wallet) };
  }

  async take(claim: PaymentClaim, response: PaidResponse) {
    const { challengeId, network, reference } = claim;
    const inTheWay =
      this.#find(challengeId) ?? this.#claims.find((one) => one.network === network && one.reference === reference);
    if (inTheWay === undefined) {
      this.#claims.push(structuredClone(claim));
      this.#responses.set(challengeId, structuredClone(response));
    }
    return { taken: inTheWay === undefined, claim: structuredClone(inTheWay ?? claim) };
  }

  async find(challengeId: string) {
    return structuredClone(this.#find(challengeId));
  }

  async advance(challengeId: string, from: readonly ClaimState[], to: ClaimState, at: Date, txHash?: Hex) {
    const claim = this.#find(challengeId);
    if (claim === undefined || !from.includes(claim.state)) return false;
    const next = { state: to, stateAt: new Date(at), ...(txHash !== undefined && { txHash }) };
    this.#claims[this.#claims.indexOf(claim)] = { ...claim, ...next };
    return true;
  }

  async deliverable(challengeId: string) {
    const claim = this.#find(challengeId);
    if (claim?.state !== 'settled') return undefined;
    const response = this.#responses.get(challengeId);
    return structuredClone({ claim, ...(response !== undefined && { response }) });
  }

  async addResponse(challengeId: string, response: PaidResponse) {
    if (this.#find(challengeId)?.state !== 'settled' || this.#responses.has(challengeId)) return false;
    this.#responses.set(challengeId, structuredClone(response));
    return true;
  }

  async purgeResponses(expired: Date, abandoned: Date, limit: number) {
    const old = [...this.#responses].filter(([challengeId, { body, keptUntil }]) => {
      const state = this.#find(challengeId)?.state;
      return body !== undefined && state !== 'pending' && keptUntil < (state === 'settled' ? abandoned : expired);
    });
    const purged = old.slice(0, limit);
    for (const [challengeId, { keptUntil }] of purged) this.#responses.set(challengeId, { body: undefined, keptUntil });
    return purged.length;
  }

  async pending(network: string, before: Date, limit: number) {
    const left = this.#claims.filter(
      (claim) => claim.network === network && claim.state === 'pending' && claim.claimedAt < before,
    );
    return structuredClone(left.sort(byTime).slice(0, limit));
  }

  async spendOf(network: string, payer: WalletAddress, since = new Date(0)): Promise<Spend> {
    const paid = this.#paidBy(network, payer).filter(({ claimedAt }) => claimedAt >= since);
    return { total: paid.reduce((total, { amount }) => total + amount, 0n), payments: paid.length };
  }

  async recentOf(network: string, payer: WalletAddress, limit: number) {
    return structuredClone(this.#paidBy(network, payer).sort(byTime).reverse().slice(0, limit));
  }

  async tally(network: string) {
    const all = this.#claims.filter((claim) => claim.network === network);
    const count = (wanted: ClaimState) => all.filter(({ state }) => state === wanted).length;
    return {
      pending: count('pending'),
      settled: count('settled'),
      delivered: count('delivered'),
      void: count('void'),
      units: all.filter(isPaid).reduce((sum, { amount }) => sum + amount, 0n),
    };
  }

  async latestPaid(network: string, limit: number) {
    const paid = this.#claims.filter((claim) => claim.network === network && isPaid(claim));
    return structuredClone(paid.sort(byTime).reverse().slice(0, limit));
  }

  /** The settled and delivered claims of everybody. */
  paidSince(since: Date): readonly PaymentClaim[] {
    const paid = this.#claims.filter(({ state }) => state === 'settled' || state === 'delivered');
    return structuredClone(paid.filter(({ claimedAt }) => claimedAt >= since));
  }

  #find(challengeId: string): PaymentClaim | undefined {
    return this.#claims.find((claim) => claim.challengeId === challengeId);
  }

  #paidBy(network: string, payer: WalletAddress): PaymentClaim[] {
    return this.#claims.filter((claim) => claim.network === network && claim.payer === payer && isPaid(claim));
  }
}

const isPaid = ({ state }: PaymentClaim) => state === 'settled' || state === 'delivered';
const byTime = (a: PaymentClaim, b: PaymentClaim) => a.claimedAt.getTime() - b.claimedAt.getTime();
