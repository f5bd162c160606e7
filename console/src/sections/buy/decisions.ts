const KEY = 'console.purchase-decisions';
const KEPT = 200;

type Decisions = Readonly<Record<string, string>>;

/** The decision behind each purchase that this browser made, by the hash of its transaction. The history does not name decisions. */
export function knownDecisions(): Decisions {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Decisions) : {};
  } catch {
    return {};
  }
}

export function keepDecision(hash: string, decision: string): void {
  const newest = Object.entries({ ...knownDecisions(), [hash.toLowerCase()]: decision }).slice(-KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
}

/** The signed receipt of a decision, as a file. */
export const receiptUrl = (decision: string): string => `/api/sale/decisions/${encodeURIComponent(decision)}/receipt`;
