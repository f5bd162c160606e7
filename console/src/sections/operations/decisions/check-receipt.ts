import { api } from '../../../api/index.ts';
import {
  canonicalJson,
  checkInclusion,
  checkNote,
  checkSignature,
  hexOf,
  sha256,
} from '../../../values/transparency.ts';

export type CheckedReceipt = Readonly<{
  /** The answer of the service, to keep. */
  text: string;
  /** Null until the entry is sealed. */
  sealed: Readonly<{ index: number; size: number }> | null;
  log: string | null;
}>;

/** Reads the receipt and the published keys, and checks them. Rejects with what is wrong. */
export async function checkReceipt(id: string): Promise<CheckedReceipt> {
  const answer = await api.viewDecisionReceipt({ path: { id } });
  const { receipt, inclusion } = answer;
  const { iss: _iss, ...claims } = await checkSignature(receipt, (await api.readKeySet()).keys);
  if (claims.jti !== id) throw new Error('The receipt is about another decision');
  const text = JSON.stringify(answer, null, 2);
  if (inclusion === null) return { text, sealed: null, log: null };
  const entry = JSON.parse(inclusion.entry) as Readonly<Record<string, unknown>>;
  const digest = await sha256(new TextEncoder().encode(canonicalJson(claims)));
  if (entry.decisionId !== id || entry.digest !== hexOf(digest))
    throw new Error('The entry of the log is about something else');
  const note = await checkNote(inclusion.checkpoint, await api.readAuditKey());
  await checkInclusion(inclusion, note);
  return { text, sealed: { index: inclusion.index, size: note.size }, log: note.origin };
}
