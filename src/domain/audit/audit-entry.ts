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
