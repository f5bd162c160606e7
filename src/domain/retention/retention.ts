/**
 * How many days rows are kept, by default and at least: after they expired, ended or were acknowledged, as each rule says.
 * What is in no rule is kept as long as its subject.
 */
export const RETENTION = {
  alarms: { days: 365, least: 1 },
  authorizations: { days: 365, least: 7 },
  chats: { days: 0, least: 0 },
  chatLinks: { days: 0, least: 0 },
  deadMessages: { days: 90, least: 8 },
  emailConfirmations: { days: 0, least: 0 },
  keyRequests: { days: 7, least: 7 },
  kycEvents: { days: 730, least: 30 },
  messages: { days: 8, least: 8 },
  nftAuthorizations: { days: 3650, least: 7 },
  nonces: { days: 0, least: 0 },
  notices: { days: 90, least: 7 },
  paidResponses: { days: 0, least: 0 },
  portfolioSnapshots: { days: 366, least: 1 },
  preparedTransfers: { days: 0, least: 0 },
  reconciliations: { days: 90, least: 1 },
  relayerCalls: { days: 90, least: 7 },
  sessions: { days: 0, least: 0 },
  sponsorBudgets: { days: 30, least: 2 },
  sponsorships: { days: 730, least: 30 },
  tries: { days: 0, least: 0 },
} as const satisfies Readonly<Record<string, Readonly<{ days: number; least: number }>>>;

export type RetentionName = keyof typeof RETENTION;
export type RetentionPolicy = Readonly<Record<RetentionName, number>>;

export const RETENTION_NAMES = Object.keys(RETENTION) as readonly RetentionName[];

const DAY_MS = 24 * 60 * 60_000;

/** Rows that expired or ended before this time may be deleted. */
export const retainedFrom = (policy: RetentionPolicy, name: RetentionName, now: Date): Date =>
  new Date(now.getTime() - policy[name] * DAY_MS);
