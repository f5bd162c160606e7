import { getAddress, hashMessage, recoverAddress } from 'ethers';
import type { ContractSignatures } from '../../../application/ports/auth.ts';
import { MAX_SIGNATURE_BYTES } from '../../../domain/auth/sign-in-message.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { isWrapped, unwrapped } from './erc6492.ts';

type Deployment = Readonly<{ factory: string; factoryData: string }>;
type Account = Readonly<{ owner: WalletAddress; deployment?: Deployment }>;
type Signed = Readonly<{ signature: string; deployment?: Deployment }>;

/** Contract accounts that accept signatures of their owner's key. */
export class InMemoryContractSignatures implements ContractSignatures {
  /** The account at each address, by chain; one with a `deployment` is not deployed yet. */
  readonly #chains: ReadonlyMap<number, Map<WalletAddress, Account>>;

  constructor(chainIds: Iterable<number>) {
    this.#chains = new Map(Array.from(chainIds, (chainId) => [chainId, new Map()]));
  }

  deploy(chainId: number, wallet: WalletAddress, owner: WalletAddress): void {
    this.#accountsOf(chainId).set(wallet, { owner });
  }

  /** The account that this call of the factory would deploy at `wallet`. */
  foresee(chainId: number, wallet: WalletAddress, owner: WalletAddress, deployment: Deployment): void {
    this.#accountsOf(chainId).set(wallet, { owner, deployment });
  }

  async accepts(chainId: number, wallet: WalletAddress, text: string, signature: string): Promise<boolean> {
    const account = this.#accountsOf(chainId).get(wallet);
    const signed = signature.length > 2 + 2 * MAX_SIGNATURE_BYTES ? undefined : read(signature);
    if (account === undefined || signed === undefined || !deploys(account, signed)) return false;
    return signerOf(text, signed.signature) === account.owner;
  }

  #accountsOf(chainId: number): Map<WalletAddress, Account> {
    const accounts = this.#chains.get(chainId);
    if (accounts === undefined) throw chainUnavailable.because(new Error(`There is no chain ${chainId}`));
    return accounts;
  }
}

function deploys({ deployment: needed }: Account, { deployment: given }: Signed): boolean {
  if (needed === undefined || given === undefined) return needed === undefined;
  return getAddress(needed.factory) === given.factory && needed.factoryData === given.factoryData;
}

/** Undefined when an ERC-6492 signature is malformed. */
function read(signature: string): Signed | undefined {
  if (!isWrapped(signature)) return { signature };
  const parts = unwrapped(signature);
  return parts && { signature: parts.signature, deployment: parts };
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
