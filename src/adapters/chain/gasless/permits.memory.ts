import { verifyTypedData } from 'ethers';
import type { Clock } from '../../../application/ports/system.ts';
import { PERMIT_TYPES, type PermitTerms } from '../../../domain/paymaster/gasless-transfer.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { CarriedPermit } from './gasless-calls.ts';

type World = Readonly<{
  clock: Clock;
  /** Undefined for a token without a known name. */
  tokenName: (chainId: number, token: WalletAddress) => string | undefined;
}>;

export type SignedPermit = Readonly<{
  chainId: number;
  token: WalletAddress;
  owner: WalletAddress;
  spender: WalletAddress;
  value: bigint;
  permit: CarriedPermit;
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
      nonce: this.#nonces.get(`${chainId} ${token} ${owner}`) ?? 0n,
    };
  }

  isValid({ chainId, token, owner, spender, value, permit: { deadline, ...signature } }: SignedPermit): boolean {
    const { domain, nonce } = this.termsOf(chainId, token, owner);
    const permit = { owner, spender, value, nonce, deadline };
    try {
      const isInTime = deadline >= BigInt(Math.floor(this.#world.clock.now().getTime() / 1000));
      return isInTime && verifyTypedData(domain, TYPES, permit, signature) === owner;
    } catch {
      return false;
    }
  }

  /** Uses the owner's next nonce. */
  use({ chainId, token, owner }: Pick<SignedPermit, 'chainId' | 'token' | 'owner'>): void {
    this.#nonces.set(`${chainId} ${token} ${owner}`, this.termsOf(chainId, token, owner).nonce + 1n);
  }
}
