import { hashMessage, Interface } from 'ethers';
import type { ContractSignatures } from '../../../application/ports/auth/contract-signatures.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { contractFailed } from '../rpc/contract-failure.ts';
import { RpcError } from '../rpc/errors.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { orChainUnavailable } from '../rpc/view.ts';
import { Data, parse, toQuantity } from '../rpc/wire.ts';

const signatureInterface = new Interface([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);
/** EIP-1271's magic value as ABI data. It equals the function's selector, so echoed calldata starts with the same bytes. */
const ACCEPTED = `0x1626ba7e${'0'.repeat(56)}`;
/** Enough for wallets with many owners or passkeys, but too little for a malicious contract to keep a node busy until it times out. */
const GAS = toQuantity(10_000_000);

export class EvmContractSignatures implements ContractSignatures {
  readonly #chains: ReadonlyMap<number, ChainRpc>;

  /** The supported chains, by id. */
  constructor(chains: ReadonlyMap<number, ChainRpc>) {
    this.#chains = chains;
  }

  async accepts(chainId: number, wallet: WalletAddress, text: string, signature: string): Promise<boolean> {
    const rpc = this.#chains.get(chainId);
    if (rpc === undefined) throw chainUnavailable.because(new Error(`No RPC URL is configured for chain ${chainId}`));
    if (!Data.safeParse(signature).success) return false;
    const hash = hashMessage(new TextEncoder().encode(text));
    const data = signatureInterface.encodeFunctionData('isValidSignature', [hash, signature]);
    return orChainUnavailable(rpc.read((ask) => accepted(ask, { to: wallet, data, gas: GAS })));
  }
}

async function accepted(ask: Ask, call: { to: WalletAddress; data: string; gas: string }): Promise<boolean> {
  const [code, answer] = await Promise.all([
    ask('eth_getCode', [call.to, 'latest']),
    ask('eth_call', [call, 'latest']).catch((error: unknown) => {
      if (error instanceof RpcError && contractFailed(error)) return '0x';
      throw error;
    }),
  ]);
  return parse(Data, code, 'code') !== '0x' && parse(Data, answer, 'call result') === ACCEPTED;
}
