import { deployWorld } from '../contracts/kit/deploy.ts';
import { developmentAccounts, startNode } from '../contracts/kit/node.ts';
import { saleEnvironment } from './sale-environment.ts';
import { sponsorEnvironment } from './sponsor-environment.ts';

/** Progress goes to stderr, because the environment on stdout is written into a file. */
const tell = (text: string) => console.error(`# ${text}`);

/** Runs a development chain with the sale until interrupted; prints the environment with which the service runs on it. */
tell('Starting an EVM node …');
const node = await startNode();
tell(`The node runs at ${node.url} (chain ${node.chainId}). Deploying the sale …`);
const world = await deployWorld(node);
const { env: sale } = saleEnvironment(world, developmentAccounts[1].privateKey);
const env = { ...sale, ...sponsorEnvironment(world) };
console.log(
  Object.entries(env)
    .map(([name, value]) => `export ${name}='${value}'`)
    .join('\n'),
);
tell(
  `The chain runs until you press Ctrl+C. The ten development accounts hold USDC and USDT on it; account 7 pays the gas of sponsored requests.`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    world.close();
    void node.stop();
  });
