import { hashMessage, recoverAddress } from 'ethers';
import type { ContractSignatures } from '../../../application/ports/auth/contract-signatures.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Contract accounts that accept signatures of their owner's key. */
export class InMemoryContractSignatures implements ContractSignatures {
  /** The owner of each contract account, by chain. */
  readonly #chains: ReadonlyMap<number, Map<WalletAddress, WalletAddress>>;

  constructor(chainIds: Iterable<number>) {
    this.#chains = new Map(Array.from(chainIds, (chainId) => [chainId, new Map()]));
  }

  deploy(chainId: number, wallet: WalletAddress, owner: WalletAddress): void {
    this.#walletsOf(chainId).set(wallet, owner);
  }

  async accepts(chainId: number, wallet: WalletAddress, text: string, signature: string): Promise<boolean> {
    const owner = this.#walletsOf(chainId).get(wallet);
    return owner !== undefined && signerOf(text, signature) === owner;
  }

  #walletsOf(chainId: number): Map<WalletAddress, WalletAddress> {
    const wallets = this.#chains.get(chainId);
    if (wallets === undefined) throw chainUnavailable.because(new Error(`There is no chain ${chainId}`));
    return wallets;
  }
}

/** Undefined when the signature does not have the 65-byte form that contracts accept. */
function signerOf(text: string, signature: string): string | undefined {
  if (!/^0x[\da-fA-F]{128}1[bcBC]$/.test(signature)) return undefined;
  const hash = hashMessage(new TextEncoder().encode(text));
  try {
    return recoverAddress(hash, signature);
  } catch {
    return undefined;
  }
}
