export const PROOF = 'proof of what was permitted and why, which the law requires';
export const QUEUE = 'locked_until lock_token last_error';
/** In any casing, also without `0x`, as in calldata. */
export const HAS_WALLET = (text: string) => `position(lower(substr(:wallet, 3)) in lower(${text})) > 0`;

/** Column → SQL expression; `:wallet` is the person, `:at` the time of the erasure. */
export type Expressions = Readonly<Record<string, string>>;

/** A column that names a person in the row of another. */
type Mention = Readonly<{
  column: string;
  /** How such rows are found; without it, by the wallet in the column. */
  where?: string;
  /** The columns that the export of the named person holds: time and kind, and nothing about whose row it is. */
  shows: string;
  /** What an erasure of the named person changes in the row, which stays usable. */
  erase?: Expressions;
}>;

/** Names of columns are separated by spaces. A column without a class is not exported, and a test fails. */
export type PersonalTable = Readonly<{
  /** The column with the wallet of the person whose row it is. */
  subject?: string;
  /** How that person's rows are found, if not by that column alone. */
  where?: string;
  /** Columns that the export of that person holds as they are stored; also whom the person named: recipients and contacts. */
  own: string;
  /** Columns that the export holds as the expression says. */
  derived?: Expressions;
  /** A column in neither `own` nor `hidden` is exported to the subject with ANOTHER_PERSON in the place of another's name. */
  mentions?: readonly Mention[];
  /** Columns that no export holds, but as a mention shows them: secrets, whatever gives its holder a power of the person, digests, and marks of work. */
  hidden?: string;
  /** Of the rows of the subject. */
  erase: 'keep' | 'delete' | Expressions;
  /** The rows of the subject to which the expressions apply, if not all. */
  eraseWhere?: string;
  why: string;
}>;

/** Columns that are exported to the subject only where they name no other person. */
export const namingColumns = ({ own, hidden, mentions = [] }: PersonalTable): readonly string[] =>
  mentions
    .map(({ column }) => column)
    .filter((column) => !words(own).includes(column) && !words(hidden).includes(column));

export const words = (text = ''): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** The rows whose subject is the wallet. */
export const isOfWallet = ({ subject, where }: PersonalTable): string =>
  where ?? (subject === undefined ? 'false' : `${subject} = :wallet`);

/** The rows of others that name the wallet in the column. */
export const mentionsWallet = (table: PersonalTable, { column, where }: Mention): string =>
  `(${where ?? `${column} = :wallet`}) and (${isOfWallet(table)}) is not true`;
