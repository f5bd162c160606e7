import type { Intent, PastRequest } from '../../../domain/chat/understanding.ts';

export type Mentioned = readonly PastRequest[];

/** What was confirmed counts; what was only asked for counts where nothing was. */
export function counted(past: Mentioned): Mentioned {
  const confirmed = past.filter(({ isConfirmed }) => isConfirmed);
  return confirmed.length > 0 ? confirmed : past;
}

type Recipient = Readonly<{ recipient: string; at: string }> | Readonly<{ options: readonly string[] }>;

/** The one recipient of the transfers before; the choice where there are several. */
export function onlyRecipient(past: Mentioned): Recipient | undefined {
  const transfers = counted(past).filter(({ slots }) => slots.recipient !== undefined);
  const last = transfers.at(-1);
  if (last?.slots.recipient === undefined) return undefined;
  const options = [...new Set(transfers.map(({ slots }) => String(slots.recipient)))].reverse();
  return options.length > 1 ? { options } : { recipient: last.slots.recipient, at: last.at };
}

/** The latest request that counts, of the intent when one is named. */
export const latest = (past: Mentioned, intent?: Intent): PastRequest | undefined =>
  counted(past)
    .filter((one) => intent === undefined || one.intent === intent)
    .at(-1);
