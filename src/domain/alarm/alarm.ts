type PlainFact = string | number | boolean | null;
export type PlainFacts = Readonly<Record<string, PlainFact>>;

const TEXT_LENGTH = 2_000;

/** The facts as values that JSON can represent: integers and dates as text, objects as their JSON, nothing that is absent. */
const plainFacts = (facts: Readonly<Record<string, unknown>>): PlainFacts =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, plain(value)]),
  );

function plain(value: unknown): PlainFact {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`.slice(0, TEXT_LENGTH);
  const text = typeof value === 'object' ? jsonOf(value) : String(value);
  return text.slice(0, TEXT_LENGTH);
}

/** An object that contains itself has no JSON. */
function jsonOf(value: object): string {
  try {
    return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner));
  } catch {
    return '[not representable]';
  }
}

/** Every kind of alarm, and the facts that identify its subject: alarms of one kind and one subject are one alarm. */
export const ALARM_KINDS = {
  'authorization-at-risk': ['wallet'],
  'bid-never-permitted': ['auction', 'txHash', 'logIndex'],
  'decision-not-recorded': ['kind', 'why'],
  'gasless-treasury-unproved': ['chainId', 'contract'],
  'ledger-differs': ['check'],
  'message-dead': ['platform', 'messageId'],
  'notice-dead': ['channel'],
  'payment-missing': ['challengeId'],
  'payment-undeliverable': ['challengeId'],
  'payment-undelivered': ['challengeId'],
  'purchase-never-authorized': ['txHash', 'logIndex'],
  'signer-not-accepted': ['contract'],
  'sponsor-fees-written-off': [],
  'sponsored-request-failed': ['chainId', 'target'],
  'sponsorship-not-on-chain': ['chainId', 'forwarder', 'wallet'],
  'swap-contracts-changed': ['chainId', 'role'],
  'swap-quote-unsafe': ['chainId'],
  'wallet-of-two-persons': ['wallet'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AlarmKind = keyof typeof ALARM_KINDS;

export type AlarmState = 'open' | 'acknowledged';
export const ALARM_STATES = ['open', 'acknowledged'] as const satisfies readonly AlarmState[];

export type Acknowledgement = Readonly<{
  /** The operator: a wallet, or `cli:<user>`. */
  by: string;
  note: string;
  at: Date;
}>;

/** What was raised of one kind and one subject, however often. Message and facts are those of the last time. */
export type AlarmRow = Readonly<{
  /** A UUID. */
  id: string;
  kind: AlarmKind;
  subject: string;
  message: string;
  facts: PlainFacts;
  state: AlarmState;
  firstAt: Date;
  lastAt: Date;
  count: number;
  /** How often the alarm was opened; operators are notified once each time. */
  openings: number;
  /** The last one; of an earlier opening while the alarm is open. */
  acknowledgement?: Acknowledgement;
}>;

/** An acknowledged alarm that is raised again this long after it was acknowledged opens again. */
export const ACKNOWLEDGED_FOR_MS = 24 * 60 * 60_000;

const SUBJECT_LENGTH = 300;

/** `name=value` of each fact that identifies the subject. */
export const subjectOf = (kind: AlarmKind, facts: Readonly<Record<string, unknown>>): string =>
  ALARM_KINDS[kind]
    .map((name) => `${name}=${String(facts[name])}`)
    .join(' ')
    .slice(0, SUBJECT_LENGTH);

/** One time that an alarm was raised. */
export type Raised = Readonly<{
  kind: AlarmKind;
  message: string;
  facts: Readonly<Record<string, unknown>>;
  at: Date;
}>;

/** The alarm after it was raised again. */
export function raisedAgain(row: AlarmRow, { message, facts, at }: Raised): AlarmRow {
  const acknowledgedAt = row.acknowledgement?.at.getTime() ?? 0;
  const reopens = row.state === 'acknowledged' && at.getTime() - acknowledgedAt >= ACKNOWLEDGED_FOR_MS;
  return {
    ...row,
    message,
    facts: plainFacts(facts),
    lastAt: at,
    count: row.count + 1,
    ...(reopens && { state: 'open', openings: row.openings + 1 }),
  };
}

/** The alarm that is raised for the first time. */
export const firstRaised = (id: string, { kind, message, facts, at }: Raised): AlarmRow => ({
  id,
  kind,
  subject: subjectOf(kind, facts),
  message,
  facts: plainFacts(facts),
  state: 'open',
  firstAt: at,
  lastAt: at,
  count: 1,
  openings: 1,
});
