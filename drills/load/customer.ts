import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hexlify, randomBytes, Wallet } from 'ethers';
import { siweText } from '../../test/support/chain/siwe.ts';
import type { Effect, Ledger } from './ledger.ts';
import { type Answer, ask, type Call, type Target } from './target.ts';

const RETRY_MS = 25;
/** Purchases, keys and preferences of one customer before the next one comes. */
const VISITS = 4;

/** A write with an Idempotency-Key whose answer did not arrive yet, and what it does according to its answer. */
export type Pending = Readonly<{
  call: Call;
  effectsOf: (answer: Answer['body']) => readonly Effect[];
  /** When it was first sent, in milliseconds of `performance`. */
  sentAt: number;
}>;

export type Shop = Readonly<{
  target: Target;
  ledger: Ledger;
  pending: Pending[];
  /** Aborted when the load ends. */
  signal: AbortSignal;
  /** Refusals that a fault explains, by when the request was sent; the customer leaves. */
  explains?: (answer: Answer, sentAt: number) => boolean;
}>;

/** Signs in, is verified, then buys, creates keys and changes preferences, over and over, until the load ends. */
export async function serveCustomers(shop: Shop): Promise<void> {
  while (!shop.signal.aborted) {
    const customer = new Customer(shop);
    if (!(await customer.enter())) continue;
    for (let visit = 0; visit < VISITS && !shop.signal.aborted; visit += 1) await customer.visit();
  }
}

class Customer {
  readonly #shop: Shop;
  readonly #wallet = new Wallet(hexlify(randomBytes(32)));
  #token = '';

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  get #address() {
    return this.#wallet.address;
  }

  /** False when something did not succeed. */
  async enter(): Promise<boolean> {
    return (await this.#signIn()) && (await this.#acceptTerms()) && (await this.#verify());
  }

  async visit(): Promise<void> {
    const wallet = this.#address;
    const { paymentToken } = this.#shop.target;
    await this.#keyed('/api/sale/authorize', { wallet, amount: '250000000', paymentToken }, ({ data }) => [
      { table: 'purchase_authorizations', column: 'buyer', value: wallet },
      { table: 'purchase_authorizations', column: 'nonce', value: (data as { nonce: string }).nonce },
    ]);
    const label = randomUUID();
    await this.#keyed('/api/auth/api-key', { label, env: 'live' }, () => [
      { table: 'api_keys', column: 'label', value: label },
    ]);
    const preferences = { swapPreferences: { showAdvancedRouting: Math.random() < 0.5 } };
    await this.#keyed('/api/user/preferences', preferences, () => []);
  }

  async #signIn(): Promise<boolean> {
    const { target, ledger } = this.#shop;
    const session = { table: 'sessions', column: 'wallet', value: this.#address };
    for (;;) {
      const told = await this.#insist({ method: 'GET', path: '/api/siwe?action=nonce' });
      if (told === undefined) return false;
      const nonce = told.body.nonce as string;
      const fields = {
        address: this.#address,
        nonce,
        url: target.baseUrl,
        issuedAt: new Date(),
        chainId: target.chainId,
      };
      const message = siweText(fields);
      const body = { message, signature: await this.#wallet.signMessage(message), issueToken: true };
      const call: Call = { method: 'POST', path: '/api/siwe?action=verify', body };
      const sentAt = performance.now();
      const answer = await this.#once(call, sentAt);
      if (answer?.status === 200) {
        this.#token = answer.body.accessToken as string;
        ledger.confirm(sentAt, session);
        await this.#mustNotRepeat(call);
        return true;
      }
      ledger.doubt(session);
      // A lost answer, or a nonce that a database without its newest write does not know.
      if (answer !== undefined && answer.status < 500 && answer.status !== 401)
        return this.#unexpected(call, answer, sentAt);
      if (this.#shop.signal.aborted) return false;
      await pause(RETRY_MS);
    }
  }

  /** A proof works once. */
  async #mustNotRepeat(call: Call): Promise<void> {
    const again = await this.#once(call);
    if (again?.status === 200) this.#shop.ledger.complain('a sign-in was accepted twice');
  }

  async #acceptTerms(): Promise<boolean> {
    const sentAt = performance.now();
    const body = { wallet: this.#address, termsVersion: '1' };
    const answer = await this.#insist({ method: 'POST', path: '/api/terms', headers: this.#bearer(), body });
    if (answer === undefined) return false;
    this.#shop.ledger.confirm(sentAt, { table: 'terms_acceptances', column: 'wallet', value: this.#address });
    return true;
  }

  async #verify(): Promise<boolean> {
    const { target, ledger } = this.#shop;
    const wallet = this.#address;
    // A process whose clock is wrong takes the owner for a stranger, who receives no session.
    const opened = await this.#keyed('/api/kyc/session', { wallet, requestedTier: 'TIER_1' }, ({ sessionId }) =>
      typeof sessionId === 'string' ? [{ table: 'kyc_sessions', column: 'wallet', value: wallet }] : [],
    );
    const sessionId = opened?.sessionId;
    if (typeof sessionId !== 'string') return false;
    const eventId = randomUUID();
    const event = {
      eventId,
      sessionId,
      wallet,
      status: 'approved',
      tier: 'TIER_1',
      occurredAt: new Date().toISOString(),
    };
    const headers = { 'x-webhook-secret': target.kycSecret };
    const sentAt = performance.now();
    const answer = await this.#insist({ method: 'POST', path: '/api/kyc/webhook', headers, body: event });
    if (answer === undefined) return false;
    ledger.confirm(sentAt, { table: 'kyc_events', column: 'id', value: eventId });
    return true;
  }

  /** Sent with the same key until it is answered; left to the end while an earlier attempt holds the key. */
  async #keyed(path: string, body: object, effectsOf: Pending['effectsOf']): Promise<Answer['body'] | undefined> {
    const headers = { ...this.#bearer(), 'idempotency-key': randomUUID() };
    const call: Call = { method: 'POST', path, headers, body };
    const sentAt = performance.now();
    const answer = await this.#insist(call, ['IDEMPOTENCY_IN_PROGRESS', 'ALREADY_CREATED']);
    if (answer === undefined || answer.code === 'IDEMPOTENCY_IN_PROGRESS')
      this.#shop.pending.push({ call, effectsOf, sentAt });
    else if (isDone(answer)) {
      this.#shop.ledger.confirm(sentAt, ...effectsOf(answer.body));
      return answer.body;
    }
    return undefined;
  }

  /** Repeats the call until it succeeds, or is refused with one of the codes; undefined when the load ended before that. */
  async #insist(call: Call, codes: readonly string[] = []): Promise<Answer | undefined> {
    while (!this.#shop.signal.aborted) {
      const sentAt = performance.now();
      const answer = await this.#once(call, sentAt);
      if (answer?.status === 200 || (answer?.code !== undefined && codes.includes(answer.code))) return answer;
      if (answer !== undefined && answer.status !== 503) {
        this.#unexpected(call, answer, sentAt);
        return undefined;
      }
      await pause(RETRY_MS);
    }
    return undefined;
  }

  async #once(call: Call, sentAt = performance.now()): Promise<Answer | undefined> {
    this.#shop.ledger.ask();
    try {
      const answer = await ask(this.#shop.target, call);
      if (answer?.status === 500) this.#unexpected(call, answer, sentAt);
      if (answer?.status === 503) this.#shop.ledger.refused(String(answer.code));
      return answer;
    } catch (error) {
      this.#shop.ledger.complain(`${call.method} ${call.path}: ${error}`);
      return undefined;
    }
  }

  #unexpected({ method, path }: Call, answer: Answer, sentAt: number): false {
    if (!this.#shop.explains?.(answer, sentAt))
      this.#shop.ledger.complain(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    return false;
  }

  #bearer() {
    return { authorization: `Bearer ${this.#token}` };
  }
}

/** A repeated request may hear that its first attempt created what it asks for. */
export const isDone = ({ status, code }: Answer): boolean => status === 200 || code === 'ALREADY_CREATED';
