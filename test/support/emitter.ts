import { concat, getAddress, hexlify, Interface, randomBytes, type TransactionReceipt } from 'ethers';
import { readArtifact } from '../../contracts/kit/artifacts.ts';
import { developmentAccounts, type LocalNode } from '../../contracts/kit/node.ts';
import type { Sold } from '../../src/adapters/chain/memory/chain.memory.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';

/** Logs its calldata: four topics, then the data of the log. */
const LOG_CALLDATA = [
  '6080360360806000', // CALLDATASIZE - 128 bytes from 128 on …
  '37', // … go to memory 0
  '606035604035602035600035', // the topics, last one first
  '608036036000a400', // LOG4 of that memory
].join('');

const sale = new Interface(readArtifact('TokenSale').abi);

/** Replaces a sale contract: emits any purchases, including ones that no real sale would make. */
export type Emitter = Readonly<{
  address: WalletAddress;
  /** Adds one block, with one transaction per purchase. */
  mine(...sold: readonly Sold[]): Promise<void>;
}>;

export async function placeEmitter(node: LocalNode): Promise<Emitter> {
  const address = getAddress(hexlify(randomBytes(20))) as WalletAddress;
  await node.rpc('anvil_setCode', [address, `0x${LOG_CALLDATA}`]);
  const mine = async (...sold: readonly Sold[]) => {
    await node.rpc('evm_setAutomine', [false]);
    const hashes: string[] = [];
    for (const purchase of sold) hashes.push(await emit(node, address, purchase));
    await node.rpc('evm_mine');
    await node.rpc('evm_setAutomine', [true]);
    for (const hash of hashes) {
      const receipt = await node.rpc<TransactionReceipt | null>('eth_getTransactionReceipt', [hash]);
      if (receipt === null) throw new Error(`the block lacks transaction ${hash}`);
    }
  };
  // A reorganization restores the state of a block, which must contain the contract.
  await mine();
  return { address, mine };
}

const emit = (node: LocalNode, to: WalletAddress, sold: Sold) =>
  node.rpc<string>('eth_sendTransaction', [emission(to, sold)]);

/** The transaction that makes an emitter log a purchase. */
export function emission(to: WalletAddress, sold: Sold) {
  const { buyer, paymentToken, referrer, amount, tokens, nonce, tier } = sold;
  const values = [buyer, paymentToken, referrer, amount, tokens, nonce, tier];
  const { topics, data } = sale.encodeEventLog('Purchase', values);
  return { from: developmentAccounts[9].address, to, data: concat([...topics, data]), gas: '0x30d40' };
}
