import { setTimeout as pause } from 'node:timers/promises';
import { deployWorld, type World } from '../../contracts/kit/deploy.ts';
import { developmentAccounts, startNode } from '../../contracts/kit/node.ts';
import { saleEnvironment } from '../../demo/sale-environment.ts';
import { blackHole, drip, misbehaviours, type RpcServer, startProxy } from '../../test/support/servers/rpc-server.ts';
import type { Drill } from '../drill.ts';
import { Load } from '../load/load.ts';
import { onPostgres } from '../places/databases.ts';
import { inProcess, QUICK_NODES } from '../places/in-process.ts';
import { inside } from '../places/inside.ts';

const HOLD_MS = 400;
/** How long the answers of another chain may still count: one verification, and the reads that began before it. */
const UNNOTICED_MS = QUICK_NODES.provenMs + QUICK_NODES.totalMs;
const YEAR_SECONDS = 31_536_000n;

type Scene = { readonly proxy: RpcServer; isElsewhere: boolean; movedAt: number };
type Fault = (scene: Scene) => Promise<void>;

const behaving =
  (behaviour: Parameters<RpcServer['behave']>[0]): Fault =>
  async ({ proxy }) => {
    proxy.behave(behaviour);
    await pause(HOLD_MS);
    proxy.behave();
  };

/** The short form causes the first ones. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'the URL changes its chain': async (scene) => {
    scene.isElsewhere = true;
    scene.movedAt = performance.now();
    await pause(UNNOTICED_MS + 2 * HOLD_MS);
    scene.isElsewhere = false;
  },
  'the node refuses connections': async ({ proxy }) => {
    await proxy.goDown();
    await pause(HOLD_MS);
    await proxy.comeBack();
  },
  'the node says nothing': behaving(blackHole),
  'the node never comes to an end': behaving(drip),
  ...Object.fromEntries(Object.entries(misbehaviours).map(([name, one]) => [`the node gives ${name}`, behaving(one)])),
};

/** The same contracts at the same addresses of another chain, where the sale has not begun. */
async function startElsewhere(world: World) {
  const node = await startNode({ chainId: 1337 });
  const { timestamp } = await node.rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  const startsAt = BigInt(timestamp) + YEAR_SECONDS;
  const other = await deployWorld(node, { startsAt, endsAt: startsAt + YEAR_SECONDS });
  if (other.addresses.sale !== world.addresses.sale) throw new Error('the contracts have other addresses');
  return { node, other };
}

/** Customers buy while their node is in trouble. A wrong refusal is as wrong as a wrong permit. */
export const rpc: Drill = {
  title: 'the node of the sale is in trouble',
  rounds: { short: 5, full: 10 * Object.keys(FAULTS).length },
  run: async (rounds) => {
    const place = await onPostgres();
    const node = await startNode();
    const world = await deployWorld(node);
    const elsewhere = await startElsewhere(world);
    const proxy = await startProxy({
      ...node,
      rpc: (method, params) => (scene.isElsewhere ? elsewhere.node : node).rpc(method, params),
    });
    const scene: Scene = { proxy, isElsewhere: false, movedAt: 0 };
    const { env, kycSecret } = saleEnvironment(world, developmentAccounts[1].privateKey);
    const service = await inProcess({ ...env, ...place.env, [`RPC_URL_${node.chainId}`]: proxy.url });
    const target = { urls: [service.url], baseUrl: service.url, chainId: node.chainId, kycSecret };
    const load = new Load(
      { ...target, paymentToken: world.addresses.usdc },
      {
        watched: 'purchase_authorizations',
        explains: ({ code }, sentAt) => code === 'SALE_NOT_ACTIVE' && sentAt < scene.movedAt + UNNOTICED_MS,
      },
    );
    try {
      const faults = Object.entries(FAULTS);
      for (let round = 0; round < rounds; round += 1) {
        const [name, fault] = faults[round % faults.length] as [string, Fault];
        await load.survive(name, async () => {
          await fault(scene);
          return performance.now();
        });
      }
      return await load.settle((work) => inside(service.env, work));
    } finally {
      await load.end();
      await service.close();
      await proxy.stop();
      world.close();
      elsewhere.other.close();
      await Promise.all([node.stop(), elsewhere.node.stop()]);
      await place.close();
    }
  },
};
