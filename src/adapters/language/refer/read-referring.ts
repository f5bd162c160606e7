import type { PastRequest, Reading } from '../../../domain/chat/understanding.ts';
import type { Token } from '../commands/token.ts';
import { requestOfTokens } from '../open/read-commands.ts';
import { asAsked } from '../open/readings.ts';
import { onlyRecipient, repeated, unclearRecipient } from './repeat.ts';

/** "the same again", "send 5 usdc to him": a request by what was requested before in this conversation. In English alone. */
export function readReferring(tokens: readonly Token[], past: readonly PastRequest[]): Reading | undefined {
  const meant = tokens.some(({ account }) => account !== undefined) ? undefined : onlyRecipient(past);
  const account = meant && ('options' in meant ? (meant.options[0] ?? '') : meant.recipient);
  const named = account === undefined ? undefined : withAccount(tokens, account);
  const again = repeated(named ?? tokens, past);
  const asked = again ?? (named && requestOfTokens(named));
  if (asked === undefined) return undefined;
  const reading = asAsked(asked);
  if (named !== undefined && meant !== undefined && 'options' in meant) {
    const { recipient: _, ...slots } = reading.slots;
    return { ...reading, slots, problems: [unclearRecipient(meant.options)] };
  }
  const at = meant !== undefined && 'at' in meant ? meant.at : '';
  return { ...reading, references: again?.references ?? [{ at, slots: ['recipient'] }] };
}

const PERSON = 'person|guy|man|woman|friend|recipient|receiver|payee|address|wallet|account|place|one|contact';
const SAME = 'the same|same|that same|that|the last|the previous';
const SOMEBODY = new RegExp(
  `^(?:(?:him|her|them|there)|(?:${SAME}) (?:${PERSON}))(?: as before| as last time)?(?: |$)`,
);
const GIVING = /^(?:send|pay|give|wire|transfer|tip|forward|owe)$/;

/** The tokens with the account in the place of "him" or "the same address" behind "to", or behind a verb and before what is given. */
export function withAccount(tokens: readonly Token[], account: string): Token[] | undefined {
  for (const [at, { form }] of tokens.entries()) {
    const rest = tokens.slice(at + 1).map((token) => token.form);
    const said = SOMEBODY.exec(rest.slice(0, 6).join(' '))?.[0].trim();
    const length = said?.split(' ').length ?? 0;
    const next = rest[length] ?? '';
    const isObject = GIVING.test(form) && /^(?:§[nfmr]|the|same|another|that|it)$/.test(next);
    if (said === undefined || !(form === 'to' || form === 'for' || isObject)) continue;
    return [
      ...tokens.slice(0, at),
      form === 'for' ? { form: 'to' } : { form },
      { form: '§a', account },
      ...tokens.slice(at + 1 + length),
    ];
  }
  return undefined;
}
