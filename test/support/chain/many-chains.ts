import { Interface } from 'ethers';
import request from 'supertest';
import { readArtifact } from '../../../contracts/kit/artifacts.ts';
import { developmentAccounts, startNode } from '../../../contracts/kit/node.ts';
import { MULTICALL3_ADDRESS } from '../../../contracts/kit/world-contracts.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { SANDBOX_TOKENS } from '../../../src/adapters/sandbox/world.ts';
import { SUPPORTED_CHAINS } from '../../../src/domain/shared/chain/chains.ts';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../../src/infrastructure/config/secrets.ts';
import { buildContainer } from '../../../src/infrastructure/container/container.ts';
import { openTools } from '../../../src/infrastructure/container/tools.ts';
import { type NodeProxy, startNodeProxy } from '../servers/node-proxy.ts';
import { buildDescribedApp } from '../service/described-app.ts';
import { watching } from '../service/undocumented.ts';

type Api = ReturnType<typeof request>;
export type ManyChains = Readonly<{
  api: Api;
  config: ReturnType<typeof readConfig>;
  /** A proxy in front of each node, by chain. */
  proxies: ReadonlyMap<number, NodeProxy>;
  stop(): Promise<void>;
}>;

/** The time limit of a chain in these tests. */
export const CHAIN_LIMIT_MS = 4_000;
const minting = new Interface(['function mint(address, uint256)']);

/** As many whole dollars as the chain id, so that all chains have different balances. */
export const dollarsOn = (chainId: number): bigint => BigInt(chainId) * 10n ** 6n;

/** A real node of a chain, with the sandbox's listed tokens at their addresses; the first development account has USDC. */
async function startChain(chainId: number) {
  const node = await startNode({ chainId });
  const setCode = (address: string, contract: 'Multicall3' | 'TestStablecoin') =>
    node.rpc('anvil_setCode', [address, readArtifact(contract).deployedBytecode]);
  const tokens = SANDBOX_TOKENS.filter((token) => token.chainId === chainId);
  await Promise.all([
    setCode(MULTICALL3_ADDRESS, 'Multicall3'),
    ...tokens.map(({ address }) => setCode(address, 'TestStablecoin')),
  ]);
  const [{ address: holder }, { address: payer }] = developmentAccounts;
  const usdc = tokens.find(({ symbol }) => symbol === 'USDC')?.address;
  const data = minting.encodeFunctionData('mint', [holder, dollarsOn(chainId)]);
  const hash = await node.rpc('eth_sendTransaction', [{ from: payer, to: usdc, data }]);
  while ((await node.rpc('eth_getTransactionReceipt', [hash])) === null);
  return { node, proxy: await startNodeProxy(node.url) };
}

/** The service on real nodes of every supported chain; prices, lists and the rest come from the sandbox. */
export async function startOnManyChains(): Promise<ManyChains> {
  const started = await Promise.all(SUPPORTED_CHAINS.map(startChain));
  const proxies = new Map(started.map(({ node, proxy }) => [node.chainId, proxy]));
  const urls = Object.fromEntries([...proxies].map(([chainId, { url }]) => [`RPC_URL_${chainId}`, url]));
  const sale = { SALE_CHAIN_ID: '8453', SALE_CONTRACT: MULTICALL3_ADDRESS };
  const token = SANDBOX_TOKENS.find(({ chainId, symbol }) => chainId === 8453 && symbol === 'USDC')?.address;
  const { env } = withDrawnSecrets(
    {
      ...urls,
      ...sale,
      SALE_PAYMENT_TOKENS: `${token}:USDC:6`,
      CHAIN_PROVIDER: 'evm',
      DATA_DIR: 'memory',
      ALLOW_SANDBOX_ON: 'http://localhost:3000',
    },
    undefined,
  );
  const config = readConfig({ ...env, LOG_LEVEL: 'silent', RATE_LIMIT_READ: '1000000', RATE_LIMIT_NETWORK: '1000000' });
  const opened = await openTools(config, watching());
  const chains = new Map(
    [...proxies].map(([chainId, { url }]) => [
      chainId,
      new ChainRpc({ chainId, urls: [url], callMs: CHAIN_LIMIT_MS, totalMs: CHAIN_LIMIT_MS, restMs: 100 }),
    ]),
  );
  const tools = { ...opened, chains };
  const container = await buildContainer(config, tools);
  return {
    api: request(buildDescribedApp(config, container, tools)),
    config,
    proxies,
    stop: async () => {
      await container.unbindAllAsync();
      for (const chain of [...opened.chains.values(), ...chains.values()]) chain.close();
      await Promise.all(started.map(({ proxy, node }) => proxy.stop().then(() => node.stop())));
    },
  };
}
