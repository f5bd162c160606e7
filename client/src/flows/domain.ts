import { type Address, parseAbi, type TypedDataDomain } from 'viem';
import { getChainId, getEip712Domain, readContract } from 'viem/actions';
import type { ChainReader } from './wallet.ts';

const abi = parseAbi(['function name() view returns (string)', 'function version() view returns (string)']);

/** The EIP-712 domain of a contract: as it reports it (ERC-5267), else from its name and version, as older tokens (USDC) need. */
export async function domainOf(chain: ChainReader, address: Address): Promise<TypedDataDomain> {
  try {
    const { name, version, chainId, verifyingContract } = (await getEip712Domain(chain, { address })).domain;
    return { name, version, chainId: Number(chainId), verifyingContract };
  } catch {
    const [name, version, chainId] = await Promise.all([
      readContract(chain, { address, abi, functionName: 'name' }),
      readContract(chain, { address, abi, functionName: 'version' }),
      getChainId(chain),
    ]);
    return { name, version, chainId, verifyingContract: address };
  }
}
