import type { NftSaleContract } from '../../../application/ports/sale/nft-sale-contract.ts';
import type { NftTier } from '../../../domain/sale/nft-rules.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

const NOT_SET_UP: NftTier = { price: 0n, supply: 0n, sold: 0n, firstTokenId: 0n };

/** One NFT sale. A call to any other contract fails like a call to an empty address. */
export class InMemoryNftSaleContract implements NftSaleContract {
  readonly #contract: WalletAddress | undefined;
  readonly #tiers: Map<number, NftTier>;

  constructor(contract: WalletAddress | undefined, tiers: Readonly<Record<number, NftTier>>) {
    this.#contract = contract;
    this.#tiers = new Map(Object.entries(tiers).map(([tierId, tier]) => [Number(tierId), tier]));
  }

  /** Applies from now on. */
  setTier(tierId: number, tier: NftTier): void {
    this.#tiers.set(tierId, { ...tier });
  }

  async tier(contract: WalletAddress, tierId: number): Promise<NftTier> {
    if (contract !== this.#contract) throw chainUnavailable.because(new Error(`No NFT sale exists at ${contract}`));
    return { ...(this.#tiers.get(tierId) ?? NOT_SET_UP) };
  }
}
