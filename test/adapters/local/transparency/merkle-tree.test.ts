import { expect } from 'chai';
import {
  type Consistency,
  type Inclusion,
  verifyConsistency,
  verifyInclusion,
} from '../../../../src/adapters/local/transparency/merkle-proofs.ts';
import {
  consistencyProof,
  EMPTY_ROOT,
  hashLeaf,
  hashNode,
  inclusionProof,
  type ReadHash,
  rootOf,
} from '../../../../src/adapters/local/transparency/merkle-tree.ts';
import {
  appendedTiles,
  hashReader,
  type LoadTile,
  type TileKey,
} from '../../../../src/adapters/local/transparency/tiles.ts';

/** The leaves and roots of the reference tree of Certificate Transparency (RFC 6962's published implementation). */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const MOST = 130;

/** Hashes computed from the leaves, without tiles. */
function readerOf(leaves: readonly Buffer[]): ReadHash {
  const known = new Map<string, Buffer>();
  const read = (level: number, index: number): Buffer => {
    const key = `${level}/${index}`;
    const hash =
      known.get(key) ??
      (level === 0 ? (leaves[index] as Buffer) : hashNode(read(level - 1, 2 * index), read(level - 1, 2 * index + 1)));
    known.set(key, hash);
    return hash;
  };
  return async (level, index) => read(level, index);
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => hashLeaf(Buffer.from(String(index))));
const flipped = (hash: Buffer) => Buffer.concat([Buffer.of((hash[0] as number) ^ 1), hash.subarray(1)]);

describe('the Merkle tree of RFC 6962', () => {
  it('hashes nothing, leaves and nodes as published', () => {
    expect(EMPTY_ROOT.toString('hex')).to.equal('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hashLeaf(Buffer.from('L123456')).toString('hex')).to.equal(
      '395aa064aa4c29f7010acfe3f25db9485bbd4b91897b6ad7ad547639252b4d56',
    );
    expect(hashNode(Buffer.from('N123'), Buffer.from('N456')).toString('hex')).to.equal(
      'aa217fe888e47007fa15edab33c2b492a722cb106c64667fc2b044444de66bbb',
    );
  });

  it('has the published roots over the eight published leaves', async () => {
    const read = readerOf(LEAVES.map((leaf) => hashLeaf(Buffer.from(leaf, 'hex'))));
    for (const [index, root] of ROOTS.entries()) expect((await rootOf(read, index + 1)).toString('hex')).to.equal(root);
    expect(await rootOf(read, 0)).to.deep.equal(EMPTY_ROOT);
  });

  describe(`over every size up to ${MOST}`, () => {
    const leaves = numbered(MOST);
    const read = readerOf(leaves);
    const inclusions: Inclusion[] = [];
    const consistencies: Consistency[] = [];
    before('make every proof', async () => {
      const roots = await Promise.all(Array.from({ length: MOST + 1 }, (_, size) => rootOf(read, size)));
      for (let size = 1; size <= MOST; size += 1) {
        const root = roots[size] as Buffer;
        for (let index = 0; index < size; index += 1) {
          const proof = await inclusionProof(read, index, size);
          inclusions.push({ leafHash: leaves[index] as Buffer, index, size, proof, root });
        }
        for (let size1 = 1; size1 <= size; size1 += 1) {
          const proof = await consistencyProof(read, size1, size);
          consistencies.push({ size1, size2: size, root1: roots[size1] as Buffer, root2: root, proof });
        }
      }
    });

    it('proves every leaf of every tree, and every pair of sizes', () => {
      expect(inclusions.filter((one) => !verifyInclusion(one))).to.deep.equal([]);
      expect(consistencies.filter((one) => !verifyConsistency(one))).to.deep.equal([]);
      expect([inclusions.length, consistencies.length]).to.deep.equal([8_515, 8_515]);
    });

    it('refuses an inclusion proof after any change', () => {
      for (const one of inclusions) {
        const { leafHash, index, size, proof, root } = one;
        const changes: Partial<Inclusion>[] = [
          { leafHash: flipped(leafHash as Buffer) },
          { root: flipped(root as Buffer) },
          { proof: [...proof, root] },
          { proof: [root, ...proof] },
          { index: index - 1 },
          { index: size },
          ...(proof.length > 0 ? [{ proof: proof.slice(1) }, { proof: proof.slice(0, -1) }] : []),
        ];
        for (const change of changes)
          expect(verifyInclusion({ ...one, ...change }), JSON.stringify(change)).to.equal(false);
      }
    });

    it('refuses a consistency proof after any change', () => {
      for (const one of consistencies) {
        const { root1, root2, proof, size2 } = one;
        const changes: Partial<Consistency>[] = [
          { root1: flipped(root1 as Buffer) },
          { root2: flipped(root2 as Buffer) },
          { proof: [...proof, root2] },
          { size1: 0 },
          { size1: size2 + 1 },
          ...(proof.length > 0 ? [{ proof: proof.slice(1) }, { proof: proof.slice(0, -1) }, { proof: [] }] : []),
        ];
        for (const change of changes) expect(verifyConsistency({ ...one, ...change })).to.equal(false);
      }
    });
  });

  it('proves nothing of an empty tree, and takes only safe sizes and whole hashes', () => {
    const [root] = numbered(1) as [Buffer];
    const empty = { size1: 0, size2: 0, root1: EMPTY_ROOT, root2: EMPTY_ROOT, proof: [] };
    expect(verifyConsistency(empty)).to.equal(false);
    expect(verifyConsistency({ ...empty, size2: 1, root2: root })).to.equal(false);
    const one = { leafHash: root, index: 0, size: 1, proof: [], root };
    expect(verifyInclusion(one)).to.equal(true);
    for (const size of [1.5, 2 ** 53, Number.NaN]) expect(verifyInclusion({ ...one, size })).to.equal(false);
    const short = root.subarray(1);
    expect(verifyInclusion({ ...one, leafHash: short, root: short })).to.equal(false);
  });

  it('verifies a leaf far beyond 32 bits', async () => {
    const leaf = hashLeaf(Buffer.from('x'));
    const perfect: Buffer[] = [leaf];
    for (let level = 1; level <= 40; level += 1)
      perfect.push(hashNode(perfect[level - 1] as Buffer, perfect[level - 1] as Buffer));
    const read: ReadHash = async (level) => perfect[level] as Buffer;
    const [index, size] = [2 ** 40 - 3, 2 ** 40 + 5];
    const proof = await inclusionProof(read, index, size);
    expect(verifyInclusion({ leafHash: leaf, index, size, proof, root: await rootOf(read, size) })).to.equal(true);
  });
});

describe('tiles', () => {
  it('hold the same tree, in whatever batches the leaves arrive', async () => {
    const leaves = numbered(70_000);
    const read = readerOf(leaves);
    const tiles = new Map<TileKey, Buffer>();
    const load: LoadTile = async (row, index) => tiles.get(`${row}/${index}`) ?? Buffer.alloc(0);
    let size = 0;
    for (const batch of [1, 254, 1, 1, 300, 5_000, 60_000, 4_443]) {
      const changed = await appendedTiles(load, size, leaves.slice(size, size + batch));
      for (const [key, tile] of changed) tiles.set(key, tile);
      size += batch;
      expect(await rootOf(hashReader(load), size)).to.deep.equal(await rootOf(read, size));
      expect(await rootOf(hashReader(load), size - 1)).to.deep.equal(await rootOf(read, size - 1));
    }
    expect(size).to.equal(leaves.length);
    const proof = await inclusionProof(hashReader(load), 65_537, size);
    expect(proof).to.deep.equal(await inclusionProof(read, 65_537, size));
  });

  it('refuse to continue a damaged tile, and to read a hash that is not there', async () => {
    const [leaf] = numbered(1) as [Buffer];
    const failures = await Promise.allSettled([
      appendedTiles(async () => Buffer.alloc(0), 3, [leaf]),
      hashReader(async () => leaf)(1, 0),
    ]);
    expect(failures.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
  });
});
