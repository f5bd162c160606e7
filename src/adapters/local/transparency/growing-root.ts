import { EMPTY_ROOT, hashNode } from './merkle-tree.ts';

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
