import { deployWorld, type World } from '../../../contracts/kit/deploy.ts';
import { type LocalNode, NodeBinaryMissing, type NodeOptions, startNode } from '../../../contracts/kit/node.ts';
import { atEnd } from '../at-end.ts';

/** A chain with the world starts in about a second, or longer on a busy machine. */
const STARTING_MS = 60_000;
/** Time limit of a test. A lost SYN packet is sent again after 1, 3, 7, 15 and 31 seconds: one call may take that long. */
const PATIENCE_MS = 90_000;

/** A suite with its own chain. Without an anvil binary it is skipped with a message, or fails if CI is set. */
export function describeOnChain(title: string, body: (node: () => LocalNode) => void, options?: NodeOptions): void {
  describe(title, function () {
    this.timeout(PATIENCE_MS);
    let starting: Promise<LocalNode> | undefined;
    let node: LocalNode | undefined;
    before(async function () {
      this.timeout(STARTING_MS);
      starting = startNode(options);
      node = await orSkip(this, starting);
    });
    after(() => starting?.then((late) => late.stop(), alreadyEnded));
    body(() => running(node));
  });
}

/**
 * A suite in the deployed world. All such suites share one chain, which is restored after each test. After a failure the next test gets a
 * new chain: what timed out may still be sending transactions to the old one.
 */
export function describeInWorld(title: string, body: (world: () => World) => void): void {
  describe(title, function () {
    this.timeout(PATIENCE_MS);
    let world: World | undefined;
    let untouched: unknown;
    before(async function () {
      this.timeout(STARTING_MS);
      world = await orSkip(this, sharedWorld());
    });
    beforeEach(async () => {
      world = await sharedWorld();
      untouched = await world.node.rpc('evm_snapshot');
    });
    afterEach(async function () {
      const test = this.currentTest;
      if (test?.isPassed() || test?.isPending()) await world?.node.rpc('evm_revert', [untouched]);
      else shared = undefined;
    });
    body(() => running(world));
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
