import { verifyTypedData } from 'ethers';
import type { Clock } from '../../../application/ports/system.ts';
import { PERMIT_TYPES, type PermitTerms } from '../../../domain/paymaster/gasless-transfer.ts';
import { unixSeconds } from '../../../domain/shared/duration.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryTokens, Payment } from '../memory/tokens.memory.ts';
import type { CarriedPermit } from './gasless-calls.ts';

type World = Readonly<{
  clock: Clock;
  /** Undefined for a token without a known name. */
  tokenName: (chainId: number, token: WalletAddress) => string | undefined;
}>;

/** What is to be paid, and the permit that came with it. */
type Asked = Readonly<{
  tokens: InMemoryTokens;
  chainId: number;
  spender: WalletAddress;
  payment: Payment;
  permit: CarriedPermit | undefined;
}>;

const TYPES = { Permit: [...PERMIT_TYPES.Permit] };

/** The ERC-2612 permits of the tokens of all in-memory chains. */
export class InMemoryPermits {
  readonly #world: World;
  readonly #nonces = new Map<string, bigint>();

  constructor(world: World) {
    this.#world = world;
  }

  termsOf(chainId: number, token: WalletAddress, owner: WalletAddress): PermitTerms {
    const name = this.#world.tokenName(chainId, token) ?? 'Token';
    return {
      domain: { name, version: '1', chainId, verifyingContract: token },
      nonce: this.#nonces.get(placeOf(chainId, token, owner)) ?? 0n,
    };
  }

  /**
   * Lets the spender take the payment. A permit that is not valid is passed over, as in the contracts: the allowance decides. Reverts when
   * neither it nor the balance covers the payment; a rehearsal changes nothing.
   */
  allow(asked: Asked, as: 'rehearsal' | Hex): void {
    const { tokens, chainId, spender, payment } = asked;
    const { token, from, amount } = payment;
    const isPermitted = this.#isPermitted(asked);
    if (isPermitted) tokens.requireBalance(payment);
    else tokens.requireTakable(spender, payment);
    if (!isPermitted || as === 'rehearsal') return;
    this.#nonces.set(placeOf(chainId, token, from), this.termsOf(chainId, token, from).nonce + 1n);
    tokens.approve(token, from, spender, amount);
  }

  #isPermitted({ chainId, spender, payment: { token, from: owner, amount: value }, permit }: Asked): boolean {
    if (permit === undefined) return false;
    const { domain, nonce } = this.termsOf(chainId, token, owner);
    const { deadline, ...signature } = permit;
    try {
      const signer = verifyTypedData(domain, TYPES, { owner, spender, value, nonce, deadline }, signature);
      return deadline >= unixSeconds(this.#world.clock.now()) && signer === owner;
    } catch {
      return false;
    }
  }
}

const placeOf = (chainId: number, token: WalletAddress, owner: WalletAddress) => `${chainId} ${token} ${owner}`;
