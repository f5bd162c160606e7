import type { MintNonce, NftSaleContract, SpentNonces } from '../../../application/ports/sale.ts';
import type { NftTier } from '../../../domain/sale/nft-rules.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

const NOT_SET_UP: NftTier = { price: 0n, supply: 0n, sold: 0n, firstTokenId: 0n };

type Mint = Readonly<{ owner: WalletAddress; tierId: number; tokenId: bigint; nonce: bigint }>;

/** One NFT sale. A call to any other contract fails like a call to an empty address. */
export class InMemoryNftSaleContract implements NftSaleContract {
  readonly #contract: WalletAddress | undefined;
  readonly #tiers: Map<number, NftTier>;
  readonly #used = new Set<bigint>();
  readonly #owners = new Map<bigint, WalletAddress>();
  readonly #now: () => Date;

  constructor(contract: WalletAddress | undefined, tiers: Readonly<Record<number, NftTier>>, now: () => Date) {
    this.#contract = contract;
    this.#now = now;
    this.#tiers = new Map(Object.entries(tiers).map(([tierId, tier]) => [Number(tierId), tier]));
  }

  /** Applies from now on. */
  setTier(tierId: number, tier: NftTier): void {
    this.#tiers.set(tierId, { ...tier });
  }

  /** As the owner of the contract does. */
  cancel(nonce: bigint): void {
    this.#used.add(nonce);
  }

  isUsed(nonce: bigint): boolean {
    return this.#used.has(nonce);
  }

  tierOf(tierId: number): NftTier {
    return { ...(this.#tiers.get(tierId) ?? NOT_SET_UP) };
  }

  ownerOf(tokenId: bigint): WalletAddress | undefined {
    return this.#owners.get(tokenId);
  }

  /** Whoever calls this has checked everything. */
  mint({ owner, tierId, tokenId, nonce }: Mint): void {
    const tier = this.tierOf(tierId);
    this.setTier(tierId, { ...tier, sold: tier.sold + 1n });
    this.#owners.set(tokenId, owner);
    this.#used.add(nonce);
  }

  async tier(contract: WalletAddress, tierId: number): Promise<NftTier> {
    this.#requireSale(contract);
    return this.tierOf(tierId);
  }

  async spentNonces(contract: WalletAddress, authorizations: readonly MintNonce[]): Promise<SpentNonces> {
    this.#requireSale(contract);
    const spent = authorizations.filter(({ nonce }) => this.#used.has(nonce));
    const noncesOf = (exists: boolean) =>
      new Set(spent.filter(({ tokenId }) => this.#owners.has(tokenId) === exists).map(({ nonce }) => nonce));
    return { asOf: this.#now(), used: noncesOf(true), cancelled: noncesOf(false) };
  }

  #requireSale(contract: WalletAddress): void {
    if (contract !== this.#contract) throw chainUnavailable.because(new Error(`No NFT sale exists at ${contract}`));
  }
}
