import fc from 'fast-check';
import { DEEPEST, type ForkingChain } from './forking-chain.ts';

const BACK = { kind: 'go back', fork: 0 } as const;
/** One number a block: bits of `BOUGHT` and `KEPT`. */
const contents = (most: number, least = 0) => fc.uint8Array({ minLength: least, maxLength: most, size: 'max', max: 3 });
const depth = fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: DEEPEST }), fc.constant(DEEPEST));
const fork = fc.record({ kind: fc.constant('fork' as const), depth, contents: contents(DEEPEST + 2) });
const move = fc.oneof(
  fc.record({ kind: fc.constant('mine' as const), contents: contents(4, 1) }),
  fork,
  fc.record({ kind: fc.constant('go back' as const), fork: fc.nat({ max: 20 }) }),
);
/** How many answers the node still gives before the chain moves. */
const answers = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 60 }));
/** One move; or two: to another fork and, an answer or two later, back to the one before. */
const moves = fc.oneof(
  fc.tuple(answers, move).map((one) => [one]),
  fc
    .tuple(answers, fork, fc.nat({ max: 2 }))
    .map(([before, there, between]) => [[before, there] as const, [between, BACK] as const]),
);
/** Reorganizations between the answers of a node, and how the node and the index behave. */
export const scenario = fc.record({
  before: contents(160),
  /** After how many more answers the chain makes each of its moves. */
  moves: fc.array(moves, { maxLength: 12, size: 'max' }).map((some) => some.flat()),
  confirmations: fc.nat({ max: 12 }),
  startBlock: fc.nat({ max: 3 }),
  keepsOrphans: fc.boolean(),
  largestRange: fc.constantFrom(7, 30, 2_000),
  /** A slow node: the newest purchases are shown before the history has reached them, and runs end before they have read it. */
  secondsToAnswer: fc.constantFrom(0, 5),
});
export type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;
type Move = Scenario['moves'][number][1];

export function makeMove(chain: ForkingChain, it: Move): void {
  if (it.kind === 'mine') for (const one of it.contents) chain.mine(one);
  else if (it.kind === 'fork') chain.fork(it.depth, it.contents);
  else chain.goBack(it.fork);
}
