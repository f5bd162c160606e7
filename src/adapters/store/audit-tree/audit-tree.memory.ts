import type { AuditTree } from '../../../application/ports/audit.ts';
import { auditEntryOf } from '../../../domain/audit/audit-entry.ts';
import type { CheckpointSigner } from '../../local/transparency/checkpoint-signer.ts';
import { hashLeaf, rootOf } from '../../local/transparency/merkle-tree.ts';
import { appendedTiles, hashReader, type LoadTile, type TileKey } from '../../local/transparency/tiles.ts';
import type { InMemoryAuditEntries } from '../audit/audit-log.memory.ts';
import { entryProof, type SealedLog, verifyLog } from './verify-log.ts';

export class InMemoryAuditTree implements AuditTree {
  readonly #entries: InMemoryAuditEntries;
  readonly #signer: CheckpointSigner;
  readonly #tiles = new Map<TileKey, Buffer>();
  readonly #leaves: Buffer[] = [];
  readonly #notes: { size: number; note: string }[] = [];
  #sealing: Promise<unknown> = Promise.resolve();

  constructor(entries: InMemoryAuditEntries, signer: CheckpointSigner) {
    this.#entries = entries;
    this.#signer = signer;
  }

  get verifierKeys() {
    return this.#signer.verifierKeys;
  }

  async seal(limit: number) {
    const sealing = this.#sealing.then(() => this.#seal(limit));
    this.#sealing = sealing.then(noop, noop);
    return await sealing;
  }

  async checkpoint() {
    return this.#notes.at(-1)?.note ?? (await this.#signer.signEmpty());
  }

  async proofOf(decisionId: string) {
    const leaf = this.#entries.bodies.findIndex((body) => auditEntryOf(body).decisionId === decisionId);
    const body = this.#entries.bodies[leaf];
    if (body === undefined) return undefined;
    return await entryProof(this.#load, await this.checkpoint(), { leaf, body });
  }

  async verify() {
    return await verifyLog(this.#log(), this.#signer);
  }

  async #seal(limit: number): Promise<number> {
    const size = this.#leaves.length;
    const hashes = this.#entries.bodies.slice(size, size + limit).map((body) => hashLeaf(Buffer.from(body)));
    if (hashes.length === 0) return 0;
    const changed = await appendedTiles(this.#load, size, hashes);
    const grown = size + hashes.length;
    const load = hashReader(async (row, index) => changed.get(`${row}/${index}`) ?? (await this.#load(row, index)));
    const note = await this.#signer.sign(grown, await rootOf(load, grown));
    for (const [key, tile] of changed) this.#tiles.set(key, tile);
    this.#leaves.push(...hashes);
    this.#notes.push({ size: grown, note });
    this.#entries.sealed = grown;
    return hashes.length;
  }

  readonly #load: LoadTile = async (row, index) => this.#tiles.get(`${row}/${index}`) ?? Buffer.alloc(0);

  #log(): SealedLog {
    return {
      size: async () => this.#leaves.length,
      pending: async () => this.#entries.bodies.length - this.#leaves.length,
      leavesFrom: async (index, limit) =>
        this.#leaves.slice(index, index + limit).map((hash, at) => ({
          leaf: index + at,
          hash,
          body: this.#entries.bodies[index + at] as string,
        })),
      notesBetween: async (after, to) =>
        this.#notes.filter(({ size }) => size > after && size <= to).map(({ note }) => note),
    };
  }
}

/** The next call waits for this one, however it ends. */
const noop = () => undefined;
