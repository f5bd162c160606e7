import type { EntryProof } from '../../../domain/audit/audit-entry.ts';
import { readCheckpoint } from '../../local/transparency/checkpoint-signer.ts';
import { hashLeaf, inclusionProof } from '../../local/transparency/merkle-tree.ts';
import { hashReader, type LoadTile } from '../../local/transparency/tiles.ts';

/** Proves the entry in the tree of the checkpoint; undefined for a leaf that the checkpoint does not cover. */
export async function entryProof(
  load: LoadTile,
  checkpoint: string,
  { leaf, body }: Readonly<{ leaf: number; body: string }>,
): Promise<EntryProof | undefined> {
  const { size } = readCheckpoint(checkpoint.slice(0, checkpoint.indexOf('\n\n') + 1));
  if (leaf >= size) return undefined;
  const proof = await inclusionProof(hashReader(load), leaf, size);
  return {
    index: leaf,
    treeSize: size,
    leafHash: hashLeaf(Buffer.from(body)).toString('hex'),
    proof: proof.map((hash) => hash.toString('hex')),
    entry: body,
    checkpoint,
  };
}
