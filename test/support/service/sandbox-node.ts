import { Interface, type Wallet } from 'ethers';
import type { TestWorld } from './world.ts';

export const TOKEN = new Interface([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function symbol() view returns (string)',
]);

type Call = Readonly<{ to: string; data: string; value?: bigint }>;

/** How a wallet uses the in-memory chains of a world: by their JSON-RPC nodes. */
export const sandboxNode = (world: () => TestWorld) => {
  const fund = (wallet: string) => world().api.post('/sandbox/funds').send({ wallet });
  const ask = async (method: string, params: readonly unknown[] = [], chainId = 8453) =>
    (await world().api.post(`/sandbox/chains/${chainId}`).send({ jsonrpc: '2.0', id: 1, method, params }).expect(200))
      .body;
  const read = async (abi: Interface, to: string, name: string, args: readonly unknown[] = []) =>
    abi.decodeFunctionResult(
      name,
      (await ask('eth_call', [{ to, data: abi.encodeFunctionData(name, args) }])).result,
    )[0];
  /** Returns the hash, or undefined when the node refuses the transaction. */
  const send = async (wallet: Wallet, call: Call, chainId = 8453) => {
    const nonce = Number((await ask('eth_getTransactionCount', [wallet.address, 'pending'], chainId)).result);
    const fees = { gasLimit: 400_000, maxFeePerGas: 10n ** 8n, maxPriorityFeePerGas: 0n };
    const raw = await wallet.signTransaction({ ...call, ...fees, type: 2, chainId, nonce });
    return (await ask('eth_sendRawTransaction', [raw], chainId)).result as string;
  };
  return { fund, ask, read, send };
};
