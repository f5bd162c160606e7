import { readArtifact } from '../../../contracts/kit/artifacts.ts';
import { connect, developmentWallets } from '../../../contracts/kit/connect.ts';
import { deploy } from '../../../contracts/kit/handles.ts';
import type { LocalNode } from '../../../contracts/kit/node.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { MULTICALL3 } from '../../../src/adapters/chain/rpc/multicall.ts';
import { EvmTransferOutlooks } from '../../../src/adapters/chain/transfer/transfer-outlooks.evm.ts';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import type { TransferOrder } from '../../../src/domain/transfer/transfer-order.ts';
import { transferTerms } from '../../../src/domain/transfer/transfer-terms.ts';
import { ALICE, BOB } from '../fixtures/store-fixtures.ts';
import { type RpcServer, startProxy } from '../servers/rpc-server.ts';
import { GAS_PRICE_ORACLE_CODE, NODE_INTERFACE_CODE } from './test-bytecode.ts';
import { ordered } from './transfers.ts';

export const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F';
const NODE_INTERFACE = '0x00000000000000000000000000000000000000C8';
export const USAGE = { gas: 125_000n, bytes: 700 };
export const GWEI = 10n ** 9n;

export const anOrder = (chainId: number, changes: Partial<TransferOrder> = {}): TransferOrder =>
  ordered({ chainId, from: ALICE, to: BOB, token: 'native', amount: 5n, ...changes });

/** A node of the chain with its fee contracts, a token of which ALICE holds 1000 units and a base fee of 1 gwei, behind a proxy that a test can make fail. */
export function outlooksOn(chainId: number, node: () => LocalNode) {
  const on = {} as { proxy: RpcServer; rpc: ChainRpc; token: WalletAddress };
  before(async () => {
    await node().rpc('anvil_setCode', [MULTICALL3, readArtifact('Multicall3').deployedBytecode]);
    await node().rpc('anvil_setCode', [GAS_PRICE_ORACLE, GAS_PRICE_ORACLE_CODE]);
    await node().rpc('anvil_setCode', [NODE_INTERFACE, NODE_INTERFACE_CODE]);
    const provider = connect(node());
    const [owner] = developmentWallets(provider);
    const usdc = await deploy('TestStablecoin', owner, 'USD Coin', 'USDC');
    await (await usdc.mint(ALICE, 1_000n)).wait();
    on.token = (await usdc.getAddress()) as WalletAddress;
    provider.destroy();
    await node().rpc('anvil_setNextBlockBaseFeePerGas', [`0x${GWEI.toString(16)}`]);
    await node().rpc('anvil_mine', ['0x1']);
    on.proxy = await startProxy(node());
    on.rpc = new ChainRpc({ chainId, urls: [on.proxy.url] });
  });

  after(async () => {
    on.rpc.close();
    await on.proxy.stop();
  });

  const read = (changes: Partial<TransferOrder> = {}) =>
    new EvmTransferOutlooks(new Map([[chainId, on.rpc]]), systemClock).read(anOrder(chainId, changes), USAGE);
  const terms = async (changes: Partial<TransferOrder> = {}) =>
    transferTerms(anOrder(chainId, changes), await read(changes));
  return { on, read, terms };
}
