import type { PastRequest, Reading } from '../../../domain/chat/understanding.ts';
import type { Token } from '../commands/token.ts';
import { requestOfTokens } from '../open/read-request.ts';
import { asAsked } from '../open/readings.ts';
import { onlyRecipient } from './past.ts';
import { withAccount } from './pronouns.ts';
import { repeated, unclearRecipient } from './repeat.ts';

/** "the same again", "send 5 usdc to him": a request by what was requested before in this conversation. In English alone. */
export function readReferring(tokens: readonly Token[], past: readonly PastRequest[]): Reading | undefined {
  const meant = tokens.some(({ account }) => account !== undefined) ? undefined : onlyRecipient(past);
  const account = meant && ('options' in meant ? (meant.options[0] ?? '') : meant.recipient);
  const named = account === undefined ? undefined : withAccount(tokens, account);
  const again = repeated(named ?? tokens, past);
  const asked = again ?? (named && requestOfTokens(named));
  if (asked === undefined) return undefined;
  const reading: Reading = { ...asAsked(asked), corrected: false };
  if (named !== undefined && meant !== undefined && 'options' in meant) {
    const { recipient: _, ...slots } = reading.slots;
    return { ...reading, slots, problems: [unclearRecipient(meant.options)] };
  }
  const at = meant !== undefined && 'at' in meant ? meant.at : '';
  return { ...reading, references: again?.references ?? [{ at, slots: ['recipient'] }] };
}
