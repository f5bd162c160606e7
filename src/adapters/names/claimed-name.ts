import { Interface, namehash, ZeroAddress } from 'ethers';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { asksGateway, contractFailed } from '../chain/rpc/contract-failure.ts';
import { RpcError } from '../chain/rpc/errors.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { viewData } from '../chain/rpc/view.ts';

export type Node = Pick<ChainRpc, 'read' | 'request'>;
/** The configured nodes, by chain. */
export type Nodes = ReadonlyMap<number, Node>;
/** Throws NAMES_NEED_NODE when no node of the chain is configured. */
export type NodeOf = (chainId: number) => Node;

export const BASE = 8453;

/** Registry and BaseRegistrar on Base (base/basenames, README, "Contract addresses"). */
export const BASENAMES_REGISTRY = '0xB94704422c2a1E396835A571837Aa5AE53285a95' as WalletAddress;
export const BASENAMES_REGISTRAR = '0x03c4738Ee98aE44591e1A4A4F3CaB6641d95DD9a' as WalletAddress;

/** The normal form of a name; undefined for a name that ENSIP-15 does not allow. */
export async function normalName(written: string): Promise<string | undefined> {
  const { normalize } = await import('viem/ens');
  try {
    return normalize(written);
  } catch {
    return undefined;
  }
}

/** What ENS's registries, registrars, resolvers (EIP-137, ENSIP-3, ENSIP-9) and reverse registrars can be asked. */
const views = new Interface([
  'function resolver(bytes32 node) view returns (address)',
  'function nameExpires(uint256 id) view returns (uint256)',
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function name(bytes32 node) view returns (string)',
  'function nameForAddr(address addr) view returns (string)',
]);

/** What a contract that is known returns. A missing or different contract is an error. */
export async function view<T>(ask: Ask, to: WalletAddress, what: string, args: readonly unknown[]): Promise<T> {
  return decoded(what, await viewData(ask, to, views.encodeFunctionData(what, args)));
}

/** A record of a resolver that somebody chose: undefined when it keeps none of the kind. Rejects when it asks for a gateway. */
export async function recordOf<T>(
  ask: Ask,
  resolver: WalletAddress,
  what: string,
  args: readonly unknown[],
): Promise<T | undefined> {
  try {
    const data = await viewData(ask, resolver, views.encodeFunctionData(what, args));
    return data === '0x' ? undefined : decoded(what, data);
  } catch (error) {
    if (error instanceof RpcError && contractFailed(error) && !asksGateway(error)) return undefined;
    throw error;
  }
}

const decoded = (what: string, data: string) => views.decodeFunctionResult(what, data)[0];

/** ENS's reverse registrar, at one address on Optimism, Base and Arbitrum (ENS documentation, "Reverse Registrars"). */
const REVERSE_REGISTRAR = '0x0000000000D8e504002cC26E3Ec46D81971C1664' as WalletAddress;
const KEEPING_CHAINS: ReadonlySet<number> = new Set([10, BASE, 42_161]);

/** Whether addresses of the chain claim their names on it. */
export const keepsClaims = (chainId: number): boolean => KEEPING_CHAINS.has(chainId);

/**
 * The name that an address claims on a chain that keeps claims: with ENS's registrar or, on Base, with the older one of
 * Basenames. Undefined when it claims none, or a text that is not a name in its normal form (ENSIP-19).
 */
export async function claimedName(ask: Ask, address: string, chainId: number): Promise<string | undefined> {
  const newer = await view<string>(ask, REVERSE_REGISTRAR, 'nameForAddr', [address]);
  const claimed = newer === '' && chainId === BASE ? await olderClaim(ask, address) : newer;
  return claimed !== undefined && claimed !== '' && (await normalName(claimed)) === claimed ? claimed : undefined;
}

/** ENSIP-19: the reverse name of an address is its digits before the coin type of Base, both hexadecimal. */
async function olderClaim(ask: Ask, address: string): Promise<string | undefined> {
  const node = namehash(`${address.slice(2).toLowerCase()}.80002105.reverse`);
  const resolver = await view<WalletAddress>(ask, BASENAMES_REGISTRY, 'resolver', [node]);
  return resolver === ZeroAddress ? undefined : await recordOf<string>(ask, resolver, 'name', [node]);
}
