import { type AuditVerdict, auditEntryOf, type EntryProof } from '../../../domain/audit/audit-entry.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { readCheckpoint } from '../../local/transparency/checkpoint-signer.ts';
import { GrowingRoot, hashLeaf, inclusionProof } from '../../local/transparency/merkle-tree.ts';
import { NoteError, openNote } from '../../local/transparency/signed-note.ts';
import { hashReader, type LoadTile } from '../../local/transparency/tiles.ts';
import { decisionEntry } from '../decision/decision-entry.ts';

export type SealedLeaf = Readonly<{
  leaf: number;
  hash: Buffer;
  body: string;
  /** The decision that the entry records, where it is still stored. */
  decision?: Decision;
}>;

export type SealedLog = Readonly<{
  size(): Promise<number>;
  pending(): Promise<number>;
  /** Leaves from this index, in order. */
  leavesFrom(index: number, limit: number): Promise<readonly SealedLeaf[]>;
  /** Notes of the heads of these sizes: above `after` and up to `to`, in order. */
  notesBetween(after: number, to: number): Promise<readonly string[]>;
}>;

const AT_ONCE = 5_000;
const MOST_PROBLEMS = 100;

/** Reads the log in pages, so that its size does not matter. */
export async function verifyLog(
  log: SealedLog,
  { origin, verifierKeys }: Readonly<{ origin: string; verifierKeys: readonly string[] }>,
): Promise<AuditVerdict> {
  const tree = new GrowingRoot();
  const heads = new HeadChecks(origin, verifierKeys);
  const problems: string[] = [];
  const note = (problem: string) => void (problems.length < MOST_PROBLEMS && problems.push(problem));
  const size = await log.size();
  while (tree.size < size) {
    const from = tree.size;
    const leaves = await log.leavesFrom(from, Math.min(AT_ONCE, size - from));
    const notes = await log.notesBetween(from, from + leaves.length);
    const pending = [...notes];
    for (const sealed of leaves) {
      for (const problem of leafProblems(sealed, tree.size)) note(problem);
      tree.add(hashLeaf(Buffer.from(sealed.body)));
      if (pending[0] !== undefined && heads.sizeOf(pending[0]) === tree.size)
        for (const problem of heads.check(pending.shift() as string, tree)) note(problem);
    }
    for (const text of pending) note(`the checkpoint of size ${heads.sizeOf(text)} does not belong to a leaf`);
    if (leaves.length === 0) {
      note(`leaves from ${from} to ${size - 1} are missing`);
      break;
    }
  }
  if (tree.size > 0 && heads.newest !== tree.size) note(`no checkpoint commits to all ${tree.size} leaves`);
  if (heads.count > 0 && !heads.isNewestKnown) note('no current key signed the newest checkpoint');
  return {
    entries: tree.size,
    checkpoints: heads.count,
    pending: await log.pending(),
    signedByOtherKeys: heads.others,
    problems,
  };
}

function leafProblems({ leaf, hash, body, decision }: SealedLeaf, expected: number): readonly string[] {
  const entry = auditEntryOf(body);
  const isChanged = decision !== undefined && decisionEntry(decision).digest !== entry.digest;
  return [
    ...(leaf === expected ? [] : [`leaf ${expected} is missing`]),
    ...(hashLeaf(Buffer.from(body)).equals(hash) ? [] : [`the entry of leaf ${leaf} is not what was sealed`]),
    ...(isChanged ? [`decision ${decision.id} is not what leaf ${leaf} recorded`] : []),
  ];
}

class HeadChecks {
  readonly #origin: string;
  readonly #verifierKeys: readonly string[];
  count = 0;
  others = 0;
  newest = 0;
  isNewestKnown = false;

  constructor(origin: string, verifierKeys: readonly string[]) {
    this.#origin = origin;
    this.#verifierKeys = verifierKeys;
  }

  sizeOf(note: string): number {
    return readCheckpoint(textOf(note)).size;
  }

  check(note: string, tree: GrowingRoot): readonly string[] {
    const { origin, root } = readCheckpoint(textOf(note));
    this.count += 1;
    this.newest = tree.size;
    this.isNewestKnown = this.#isSigned(note);
    if (!this.isNewestKnown) this.others += 1;
    return [
      ...(root.equals(tree.root) ? [] : [`the checkpoint of size ${tree.size} has another root`]),
      ...(origin === this.#origin ? [] : [`the checkpoint of size ${tree.size} names another log`]),
    ];
  }

  #isSigned(note: string): boolean {
    try {
      openNote(note, this.#verifierKeys);
      return true;
    } catch (error) {
      if (error instanceof NoteError) return false;
      throw error;
    }
  }
}

const textOf = (note: string): string => note.slice(0, note.indexOf('\n\n') + 1);

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
