import { AbiCoder, type Result } from 'ethers';
import type { Clock } from '../../../application/ports/system.ts';
import type { BidPermit } from '../../../domain/sale/bid-permit.ts';
import { MAX_UINT256 } from '../../../domain/shared/amount.ts';
import { unixSeconds } from '../../../domain/shared/duration.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { bidSignerOf } from '../../local/bid-signer.eip712.ts';
import { revert } from '../memory/revert.ts';

export type BidToAdmit = Readonly<{
  amount: bigint;
  owner: WalletAddress;
  sender: WalletAddress;
  hookData: Hex;
}>;

export type HookSetup = Readonly<{
  clock: Clock;
  chainId: number;
  hook: WalletAddress;
  signer: () => WalletAddress;
  /** Is told what an owner bid in an auction. */
  onCommitted: (auction: WalletAddress, owner: WalletAddress, amount: bigint) => void;
}>;

const STRUCT =
  'tuple(address auction, address owner, address sender, uint256 amount, uint256 maxAllowed, uint256 nonce, uint256 deadline)';

/** PermitHook.sol in memory, with the same checks in the same order and the same errors; but an auction has no total cap until one is set. */
export class InMemoryPermitHook {
  readonly #setup: HookSetup;
  readonly #used = new Set<bigint>();
  readonly #committed = new Map<string, bigint>();
  readonly #totals = new Map<WalletAddress, bigint>();
  readonly #caps = new Map<WalletAddress, bigint>();

  constructor(setup: HookSetup) {
    this.#setup = setup;
  }

  setTotalCap(auction: WalletAddress, cap: bigint): void {
    this.#caps.set(auction, cap);
  }

  capLeft(auction: WalletAddress): bigint {
    const [cap, total] = [this.#caps.get(auction) ?? MAX_UINT256, this.#totalOf(auction)];
    return cap > total ? cap - total : 0n;
  }

  /** Reverts unless the bid has a permit; `admit` then uses it. */
  validate(auction: WalletAddress, { amount, owner, sender, hookData }: BidToAdmit) {
    const { clock, chainId, hook, signer, onCommitted } = this.#setup;
    const { permit, signature } = decoded(hookData);
    if (auction !== permit.auction) throw revert('NotAuction', auction, permit.auction);
    if (unixSeconds(clock.now()) > permit.deadline) throw revert('PermitExpired', permit.deadline);
    if (owner !== permit.owner) throw revert('NotOwner', owner, permit.owner);
    if (sender !== permit.sender) throw revert('NotSender', sender, permit.sender);
    if (amount !== permit.amount) throw revert('WrongAmount', amount, permit.amount);
    const recovered = bidSignerOf({ hook, chainId }, permit, signature);
    if (recovered !== signer()) throw revert('InvalidSigner', recovered ?? 'unknown');
    if (this.#used.has(permit.nonce)) throw revert('NonceAlreadyUsed', permit.nonce);
    const key = `${auction} ${owner}`;
    const before = this.#committed.get(key) ?? 0n;
    const room = permit.maxAllowed > before ? permit.maxAllowed - before : 0n;
    if (amount > room) throw revert('CapExceeded', amount, room);
    const left = this.capLeft(auction);
    if (amount > left) throw revert('TotalCapExceeded', amount, left);
    const admit = () => {
      this.#used.add(permit.nonce);
      this.#committed.set(key, before + amount);
      this.#totals.set(auction, this.#totalOf(auction) + amount);
      onCommitted(auction, owner, amount);
    };
    return { permit, admit };
  }

  #totalOf(auction: WalletAddress): bigint {
    return this.#totals.get(auction) ?? 0n;
  }
}

function decoded(hookData: Hex): Readonly<{ permit: BidPermit; signature: Hex }> {
  try {
    const [permit, signature] = AbiCoder.defaultAbiCoder().decode([STRUCT, 'bytes'], hookData);
    return { permit: (permit as Result).toObject() as BidPermit, signature };
  } catch {
    throw revert('no reason given');
  }
}
