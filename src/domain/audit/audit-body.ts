import { canonicalJson } from '../shared/canonical-json.ts';
import type { AuditEntry } from './audit-entry.ts';

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
