import { Interface } from 'ethers';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { asksGateway, contractFailed } from '../chain/rpc/contract-failure.ts';
import { RpcError } from '../chain/rpc/errors.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { viewData } from '../chain/rpc/view.ts';

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
