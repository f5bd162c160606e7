import { once } from 'node:events';
import { deployWorld, type World } from '../../../contracts/kit/deploy.ts';
import { type LocalNode, NodeBinaryMissing, type NodeOptions, startNode } from '../../../contracts/kit/node.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { atEnd } from '../at-end.ts';

/** A node that has not answered for so long is stuck: the test before it may have left it so. */
const STUCK_MS = 90_000;

/** A suite with its own chain. Without an anvil binary it is skipped with a message, or fails if CI is set. */
export function describeOnChain(title: string, body: (node: () => LocalNode) => void, options?: NodeOptions): void {
  describe(title, () => {
    let starting: Promise<LocalNode> | undefined;
    let node: LocalNode | undefined;
    before(async function () {
      starting = startNode(options);
      node = await orSkip(this, starting);
    });
    after(() => starting?.then((late) => late.stop(), alreadyEnded));
    body(() => running(node));
  });
}

/**
 * A suite in the deployed world. All such suites share one chain, which is restored after each test, but for its clock and what mines it:
 * a suite that changes these, or depends on them, is `alone`. After a failure the next test gets a new chain: what timed out may still be
 * sending transactions to the old one. `rpc`: the connection of the service to the chain.
 */
export function describeInWorld(
  title: string,
  body: (world: () => World, rpc: () => ChainRpc) => void,
  { alone = false } = {},
): void {
  describe(title, () => {
    let world: World | undefined;
    let rpc: ChainRpc | undefined;
    let untouched: unknown;
    const part = () => {
      if (alone) shared = undefined;
    };
    before(async function () {
      part();
      world = await orSkip(this, sharedWorld());
    });
    beforeEach(async () => {
      [world, untouched] = await snapshot();
      rpc = new ChainRpc({ chainId: world.node.chainId, urls: [world.node.url] });
    });
    afterEach(async function () {
      rpc?.close();
      const test = this.currentTest;
      if (test?.isPassed() || test?.isPending()) await world?.node.rpc('evm_revert', [untouched]);
      else shared = undefined;
    });
    after(part);
    body(
      () => running(world),
      () => running(rpc),
    );
  });
}

let shared: Promise<World> | undefined;
const started: Promise<World>[] = [];

function sharedWorld(): Promise<World> {
  if (shared === undefined) {
    shared = startWorld();
    started.push(shared);
  }
  return shared;
}

/** The shared chain and its snapshot; of a new chain where the node of the old one is stuck. */
async function snapshot(): Promise<readonly [World, unknown]> {
  const world = await sharedWorld();
  const isStuck = once(AbortSignal.timeout(STUCK_MS), 'abort').then(() => 'stuck');
  const answer = await Promise.race([world.node.rpc('evm_snapshot'), isStuck]);
  if (answer !== 'stuck') return [world, answer];
  shared = undefined;
  const other = await sharedWorld();
  return [other, await other.node.rpc('evm_snapshot')];
}

async function startWorld(): Promise<World> {
  const node = await startNode();
  try {
    return await deployWorld(node);
  } catch (error) {
    await node.stop();
    throw error;
  }
}

atEnd('ends the shared chains', async () => {
  await Promise.all(started.map((starting) => starting.then(end, alreadyEnded)));
});

async function end(world: World): Promise<void> {
  world.close();
  await world.node.stop();
}

/** After a failed start, which the suite's own hook has reported, there is nothing to stop. */
function alreadyEnded(): void {}

async function orSkip<T>(suite: Mocha.Context, starting: Promise<T>): Promise<T> {
  try {
    return await starting;
  } catch (error) {
    if (!(error instanceof NodeBinaryMissing) || process.env.CI) throw error;
    console.error(`SKIPPED ${suite.test?.parent?.fullTitle()}: ${error.message}`);
    return suite.skip();
  }
}

function running<T>(it: T | undefined): T {
  if (it === undefined) throw new Error('The chain runs only while a test runs: ask for it inside `it` or a hook');
  return it;
}
