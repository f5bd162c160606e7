import { readArtifact } from '../../../contracts/kit/artifacts.ts';
import { deployWorld, type World } from '../../../contracts/kit/deploy.ts';
import { developmentAccounts, type LocalNode, startNode } from '../../../contracts/kit/node.ts';
import { MULTICALL3_ADDRESS } from '../../../contracts/kit/world-contracts.ts';
import { saleEnvironment } from '../../../demo/sale-environment.ts';
import { sponsorEnvironment } from '../../../demo/sponsor-environment.ts';
import { describeOnChain } from '../chain/chain.ts';
import { freePort } from '../servers/free-port.ts';
import { runMain } from './process.ts';

/** The service's own process, on a local chain with the sale, and on a second chain that the chat knows by name. */
export type Stack = Readonly<{
  url: string;
  world: World;
  /** A development chain with the id of Ethereum. */
  ethereum: LocalNode;
  cronSecret: string;
  kycSecret: string;
}>;

const LIMITS = ['NETWORK', 'AUTH', 'SALE', 'CHAT', 'WRITE', 'READ', 'WEBHOOK'];

export function describeOnStack(
  title: string,
  body: (stack: () => Stack) => void,
  moreEnv: (world: World) => Promise<Readonly<Record<string, string>>> = async () => ({}),
): void {
  describeOnChain(title, (node) => {
    const stops: (() => unknown)[] = [];
    let stack: Stack;

    before(async () => {
      const world = await deployWorld(node());
      stops.push(() => world.close());
      const ethereum = await startNode({ chainId: 1 });
      stops.push(() => ethereum.stop());
      await ethereum.rpc('anvil_setCode', [MULTICALL3_ADDRESS, readArtifact('Multicall3').deployedBytecode]);
      const { env: sale, cronSecret, kycSecret } = saleEnvironment(world, developmentAccounts[1].privateKey);
      const [port, more] = [await freePort(), await moreEnv(world)];
      const service = runMain('serve', {
        ...sale,
        ...sponsorEnvironment(world),
        ...Object.fromEntries(LIMITS.map((name) => [`RATE_LIMIT_${name}`, '1000000'])),
        RPC_URL_1: ethereum.url,
        DATA_DIR: 'memory',
        CRON: 'off',
        PORT: String(port),
        ...more,
      });
      stops.push(() => service.child.kill('SIGTERM') && service.ended);
      await service.url();
      stack = { url: `http://localhost:${port}`, world, ethereum, cronSecret, kycSecret };
    });
    after(async () => {
      for (const stop of stops.reverse()) await stop();
    });
    body(() => stack);
  });
}
