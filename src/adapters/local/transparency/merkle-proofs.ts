import { HASH_BYTES, hashNode } from './merkle-tree.ts';

export type Inclusion = Readonly<{
  leafHash: Uint8Array;
  index: number;
  size: number;
  proof: readonly Uint8Array[];
  root: Uint8Array;
}>;

export type Consistency = Readonly<{
  size1: number;
  size2: number;
  root1: Uint8Array;
  root2: Uint8Array;
  proof: readonly Uint8Array[];
}>;

const half = (number: number): number => Math.floor(number / 2);
const isOdd = (number: number): boolean => number % 2 === 1;
const isHash = (bytes: Uint8Array): boolean => bytes.length === HASH_BYTES;
const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/** The positions of a path through the tree: of the node, and of the last node of its level. */
class Path {
  node: number;
  last: number;
  constructor(node: number, last: number) {
    this.node = node;
    this.last = last;
  }

  /** Whether the next hash is to the left. */
  get joinsLeft(): boolean {
    return isOdd(this.node) || this.node === this.last;
  }

  rise(): void {
    this.node = half(this.node);
    this.last = half(this.last);
  }

  /** Skips the levels on which a last node has no sibling. */
  skipLonely(): void {
    while (!isOdd(this.node) && this.node !== 0) this.rise();
  }
}

/** RFC 9162 §2.1.3.2. */
export function verifyInclusion({ leafHash, index, size, proof, root }: Inclusion): boolean {
  if (![index, size].every(Number.isSafeInteger) || index < 0 || index >= size) return false;
  if (![leafHash, root, ...proof].every(isHash)) return false;
  const path = new Path(index, size - 1);
  let hash = leafHash;
  for (const sibling of proof) {
    if (path.last === 0) return false;
    if (path.joinsLeft) {
      hash = hashNode(sibling, hash);
      path.skipLonely();
    } else hash = hashNode(hash, sibling);
    path.rise();
  }
  return path.last === 0 && same(hash, root);
}

/** RFC 9162 §2.1.4.2. Nothing can be proved of an empty tree. */
export function verifyConsistency({ size1, size2, root1, root2, proof }: Consistency): boolean {
  if (![size1, size2].every(Number.isSafeInteger) || size1 < 1 || size2 < size1) return false;
  if (![root1, root2, ...proof].every(isHash)) return false;
  if (size1 === size2) return proof.length === 0 && same(root1, root2);
  const [seed, ...rest] = Number.isInteger(Math.log2(size1)) ? [root1, ...proof] : proof;
  if (proof.length === 0 || seed === undefined) return false;
  const path = new Path(size1 - 1, size2 - 1);
  while (isOdd(path.node)) path.rise();
  let [first, second] = [seed, seed];
  for (const sibling of rest) {
    if (path.last === 0) return false;
    if (path.joinsLeft) {
      first = hashNode(sibling, first);
      second = hashNode(sibling, second);
      path.skipLonely();
    } else second = hashNode(second, sibling);
    path.rise();
  }
  return path.last === 0 && same(first, root1) && same(second, root2);
}
