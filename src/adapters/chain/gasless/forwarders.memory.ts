import { createHash } from 'node:crypto';
import type { Forwarders } from '../../../application/ports/paymaster.ts';
import { requestReverts } from '../../../domain/paymaster/errors.ts';
import type { Forwarding } from '../../../domain/paymaster/forward-request.ts';
import type { RequestOutcome } from '../../../domain/paymaster/sponsorship.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** A contract call, independent of who submits it. */
export type Call = Pick<Forwarding, 'chainId'> &
  Readonly<{ request: Pick<Forwarding['request'], 'from' | 'to' | 'data' | 'value'> }>;

/**
 * Applies a call to the in-memory world as a transaction with this hash. Throws REQUEST_REVERTS before any change; a
 * simulation changes nothing.
 */
export type Play = (call: Call, as: 'rehearsal' | Hex) => void;

/** Wei per gas: 0.01 gwei. */
const GAS_PRICE = 10_000_000n;

type Place = Pick<Forwarding, 'chainId' | 'forwarder'>;

/** Forwarders that count nonces and execute calls immediately. Signatures are checked by the caller. */
export class InMemoryForwarders implements Forwarders {
  readonly #play: Play;
  readonly #settledUntil: () => Date;
  readonly #nonces = new Map<string, bigint>();
  readonly #executed = new Map<Hex, Forwarding>();

  /** `settledUntil`: every block is confirmed at once; without a chain, there is none. */
  constructor(play: Play, settledUntil: () => Date = () => new Date(0)) {
    this.#play = play;
    this.#settledUntil = settledUntil;
  }

  async settledUntil() {
    return this.#settledUntil();
  }

  async nonceOf(place: Place, wallet: WalletAddress) {
    return this.#nonces.get(keyOf(place, wallet)) ?? 0n;
  }

  async rehearse(forwarding: Forwarding) {
    this.#requireCurrent(forwarding);
    this.#play(forwarding, 'rehearsal');
  }

  /** Returns the hash of the executing transaction. Throws REQUEST_REVERTS. */
  execute(forwarding: Forwarding): Hex {
    this.#requireCurrent(forwarding);
    const { request } = forwarding;
    const key = keyOf(forwarding, request.from);
    const hash: Hex = `0x${createHash('sha256').update(`${key} ${request.nonce}`).digest('hex')}`;
    this.#play(forwarding, hash);
    this.#nonces.set(key, request.nonce + 1n);
    this.#executed.set(hash, structuredClone(forwarding));
    return hash;
  }

  async outcomeOf({ request }: Forwarding, hash: Hex): Promise<RequestOutcome> {
    const executed = this.#executed.get(hash)?.request;
    if (executed === undefined) return 'absent';
    const isThis = executed.from === request.from && executed.nonce === request.nonce;
    return { end: isThis ? 'executed' : 'failed', isRevert: false, paidWei: executed.gas * GAS_PRICE };
  }

  #requireCurrent(forwarding: Forwarding): void {
    const { from, nonce } = forwarding.request;
    if ((this.#nonces.get(keyOf(forwarding, from)) ?? 0n) !== nonce)
      throw requestReverts({ reason: `ERC2771ForwarderInvalidSigner(unknown, ${from})` });
  }
}

const keyOf = ({ chainId, forwarder }: Place, wallet: WalletAddress) => `${chainId} ${forwarder} ${wallet}`;
