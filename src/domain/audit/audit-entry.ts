import { canonicalJson } from '../shared/canonical-json.ts';

/** An act worth proving later. It names wallets, and holds no other personal data: an entry is never changed or deleted. */
export type AuditEntry = Readonly<{
  at: Date;
  /** A wallet, `cli:<user>` or `job:<name>`. */
  actor: string;
  /** `<noun>.<verb>`, such as `user.block`, `user.read`, `proposal.approve`, `decision.record`. */
  action: string;
  /** The wallet or record that the act concerns, such as a wallet address or `proposal:<id>`. */
  subject: string;
  outcome: 'done' | 'refused';
  decisionId?: string;
  /** SHA-256 in hex of the record that the entry proves. */
  digest?: string;
  /** References to other records, such as `{ proposal: '12' }`. No names, reasons or addresses of people. */
  detail?: Readonly<Record<string, string>>;
}>;

/** What a reader of the log asks for. `from` is inclusive, `to` is not. */
export type AuditFilter = Readonly<{ actor?: string; subject?: string; action?: string; from?: Date; to?: Date }>;
export type AuditRange = Pick<AuditFilter, 'from' | 'to'>;

/** An entry as stored: `body` is the text that is hashed, byte for byte. */
export type AuditRecord = Readonly<{
  /** Order of arrival, with gaps. */
  position: number;
  body: string;
  entry: AuditEntry;
  /** Index in the tree; undefined until the entry is sealed. */
  leaf?: number;
}>;

/** Visible text: PostgreSQL stores no NUL in jsonb, and unpaired surrogates have no UTF-8 form. */
const TEXT = /^[^\p{Cc}\p{Cs}]{1,200}$/u;
const ACTION = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/;
const MAX_REFERENCES = 20;

/** The text that is stored and hashed. Throws for an entry that no store could keep: that is a defect of the caller. */
export function auditBody(entry: AuditEntry): string {
  const { at, ...rest } = entry;
  const references = Object.entries(entry.detail ?? {});
  const texts = [entry.actor, entry.subject, ...references.flat(), entry.decisionId ?? '-', entry.digest ?? '-'];
  if (!ACTION.test(entry.action)) throw new TypeError(`${entry.action} is not an audit action`);
  if (references.length > MAX_REFERENCES || texts.some((text) => !TEXT.test(text)))
    throw new TypeError(`An audit entry of ${entry.action} has a text that cannot be stored`);
  return canonicalJson({ ...rest, at: at.toISOString() });
}

/** The entry of a stored body. */
export function auditEntryOf(body: string): AuditEntry {
  const { at, ...rest } = JSON.parse(body);
  return { ...rest, at: new Date(at) };
}

/** Proof that an entry is in the log. Hashes are hex. */
export type EntryProof = Readonly<{
  /** The entry's index in the tree. */
  index: number;
  treeSize: number;
  leafHash: string;
  proof: readonly string[];
  /** The text whose hash the leaf is. */
  entry: string;
  /** The signed note that commits to the tree. */
  checkpoint: string;
}>;

export type AuditVerdict = Readonly<{
  /** Sealed entries, all of which were hashed again. */
  entries: number;
  checkpoints: number;
  /** Entries that are not sealed yet. */
  pending: number;
  /** Checkpoints that no current key signed: those from before a key was replaced. */
  signedByOtherKeys: number;
  /** At most the first hundred. */
  problems: readonly string[];
}>;
