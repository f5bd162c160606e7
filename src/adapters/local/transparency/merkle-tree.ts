import { createHash } from 'node:crypto';

/** The Merkle tree of RFC 6962 over SHA-256. Sizes are plain numbers: below 2^53, and never shifted, which would cut them to 32 bits. */
export const HASH_BYTES = 32;

/** The hash of the perfect subtree of 2^level leaves at `index`, counted in such subtrees. */
export type ReadHash = (level: number, index: number) => Promise<Buffer>;

const [LEAF, NODE] = [Buffer.of(0), Buffer.of(1)];

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export const EMPTY_ROOT = sha256();
export const hashLeaf = (data: Uint8Array): Buffer => sha256(LEAF, data);
export const hashNode = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

/** The exponent of the largest power of two below `size`, which is at least 2. */
const levelBelow = (size: number): number => {
  let level = 0;
  while (2 ** (level + 1) < size) level += 1;
  return level;
};

/** The hash of `size` leaves from `start`; `start` is a multiple of the power of two that covers them. */
export async function rootOf(read: ReadHash, size: number, start = 0): Promise<Buffer> {
  if (size === 0) return EMPTY_ROOT;
  if (size === 1) return await read(0, start);
  const level = levelBelow(size);
  const left = 2 ** level;
  if (size === 2 * left) return await read(level + 1, start / size);
  return hashNode(await read(level, start / left), await rootOf(read, size - left, start + left));
}

/** RFC 6962 §2.1.1. Rejects for an index outside of the tree. */
export async function inclusionProof(read: ReadHash, index: number, size: number, start = 0): Promise<Buffer[]> {
  if (!(index >= 0 && index < size)) throw new RangeError(`There is no leaf ${index} in a tree of ${size}`);
  if (size === 1) return [];
  const left = 2 ** levelBelow(size);
  return index < left
    ? [...(await inclusionProof(read, index, left, start)), await rootOf(read, size - left, start + left)]
    : [...(await inclusionProof(read, index - left, size - left, start + left)), await rootOf(read, left, start)];
}

/** RFC 6962 §2.1.2: the tree of `size` leaves continues that of its first `old` leaves. */
export async function consistencyProof(read: ReadHash, old: number, size: number): Promise<Buffer[]> {
  if (old === 0 || old === size) return [];
  return await consistencyWithin(read, { old, size, start: 0, isWhole: true });
}

type Part = Readonly<{ old: number; size: number; start: number; isWhole: boolean }>;

async function consistencyWithin(read: ReadHash, { old, size, start, isWhole }: Part): Promise<Buffer[]> {
  if (old === size) return isWhole ? [] : [await rootOf(read, size, start)];
  const left = 2 ** levelBelow(size);
  if (old <= left) {
    const path = await consistencyWithin(read, { old, size: left, start, isWhole });
    return [...path, await rootOf(read, size - left, start + left)];
  }
  const right = { old: old - left, size: size - left, start: start + left, isWhole: false };
  return [...(await consistencyWithin(read, right)), await rootOf(read, left, start)];
}

/** The root of a tree that is read once from its first leaf to its last; keeps one hash for each level. */
export class GrowingRoot {
  /** Roots of the perfect subtrees that the leaves so far consist of, largest first. */
  readonly #subtrees: { level: number; hash: Buffer }[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get root(): Buffer {
    const hashes = this.#subtrees.map(({ hash }) => hash);
    const last = hashes.pop();
    return last === undefined ? EMPTY_ROOT : hashes.reduceRight((right, left) => hashNode(left, right), last);
  }

  add(leafHash: Buffer): void {
    let added = { level: 0, hash: leafHash };
    for (let last = this.#subtrees.at(-1); last?.level === added.level; last = this.#subtrees.at(-1)) {
      this.#subtrees.pop();
      added = { level: last.level + 1, hash: hashNode(last.hash, added.hash) };
    }
    this.#subtrees.push(added);
    this.#size += 1;
  }
}
