import type { NameService, ResolvedName, UnusableName } from '../../application/ports/names.ts';
import type { ChainId } from '../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Knows the names that were registered; they have the same address on every chain. */
export class InMemoryNameService implements NameService {
  readonly #names = new Map<string, ResolvedName | UnusableName>();

  register(name: string, address: WalletAddress, primary?: string): void {
    const normal = name.toLowerCase();
    this.#names.set(normal, { name: normal, address, ...(primary !== undefined && { primary }) });
  }

  registerUnusable(name: string, unusable: UnusableName['unusable']): void {
    const normal = name.toLowerCase();
    this.#names.set(normal, { name: normal, unusable });
  }

  async resolve(name: string, _chainId: ChainId): Promise<ResolvedName | UnusableName | undefined> {
    const found = this.#names.get(name.toLowerCase());
    return found && { ...found };
  }
}
