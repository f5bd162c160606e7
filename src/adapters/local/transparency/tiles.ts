import { HASH_BYTES, hashNode, type ReadHash } from './merkle-tree.ts';

/** Tiles of up to 256 hashes of one row of levels, as in C2SP tlog-tiles: row n holds hashes of subtrees of 256^n leaves. */
export const TILE_WIDTH = 256;
const ROW_LEVELS = 8;

export type TileKey = `${number}/${number}`;
/** The hashes of a tile one after another; empty when there is no such tile. */
export type LoadTile = (row: number, index: number) => Promise<Buffer>;

const hashesIn = (bytes: Buffer): Buffer[] =>
  Array.from({ length: bytes.length / HASH_BYTES }, (_, at) => bytes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES));

/** The root of a power of two of hashes. */
function perfectRoot(hashes: readonly Buffer[]): Buffer {
  const [only, ...more] = hashes;
  if (only === undefined) throw new RangeError('There is no root of no hashes');
  if (more.length === 0) return only;
  const middle = hashes.length / 2;
  return hashNode(perfectRoot(hashes.slice(0, middle)), perfectRoot(hashes.slice(middle)));
}

/** Reads hashes of subtrees out of tiles; each tile is loaded once. */
export function hashReader(load: LoadTile): ReadHash {
  const loaded = new Map<TileKey, Promise<Buffer>>();
  return async (level, index) => {
    const [row, within] = [Math.floor(level / ROW_LEVELS), level % ROW_LEVELS];
    const count = 2 ** within;
    const first = index * count;
    const tile = Math.floor(first / TILE_WIDTH);
    const key: TileKey = `${row}/${tile}`;
    const loading = loaded.get(key) ?? load(row, tile);
    loaded.set(key, loading);
    const from = (first % TILE_WIDTH) * HASH_BYTES;
    const bytes = (await loading).subarray(from, from + count * HASH_BYTES);
    if (bytes.length !== count * HASH_BYTES) throw new Error(`The tree has no hash ${level}/${index}`);
    return perfectRoot(hashesIn(bytes));
  };
}

/** The tiles that change when hashes are appended to the row whose size is `from`, and to the rows above it. */
export async function appendedTiles(
  load: LoadTile,
  from: number,
  hashes: readonly Buffer[],
  row = 0,
): Promise<Map<TileKey, Buffer>> {
  const changed = new Map<TileKey, Buffer>();
  const full: Buffer[] = [];
  for (let done = 0; done < hashes.length; ) {
    const at = from + done;
    const [index, filled] = [Math.floor(at / TILE_WIDTH), at % TILE_WIDTH];
    const before = filled === 0 ? Buffer.alloc(0) : await load(row, index);
    if (before.length !== filled * HASH_BYTES) throw new Error(`Tile ${row}/${index} is damaged`);
    const added = hashes.slice(done, done + TILE_WIDTH - filled);
    const tile = Buffer.concat([before, ...added]);
    changed.set(`${row}/${index}`, tile);
    if (tile.length === TILE_WIDTH * HASH_BYTES) full.push(perfectRoot(hashesIn(tile)));
    done += added.length;
  }
  if (full.length === 0) return changed;
  const above = await appendedTiles(load, Math.floor(from / TILE_WIDTH), full, row + 1);
  return new Map([...changed, ...above]);
}
