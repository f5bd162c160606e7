import { type ChatReply, say, shown } from '../../domain/chat/reply.ts';
import type { Intent, Understanding } from '../../domain/chat/understanding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { sentenceOf } from '../../domain/shared/failure.ts';
import type { Answered } from './annotate-reply.ts';
import type { Found, Inquiries } from './inquiries.ts';
import type { Speaker } from './speaker.ts';

const CANNOT_YET = 'I cannot do that yet.';

/** The answer to a question. A failure of what is asked is told in English. */
export async function lookUp(
  inquiries: Inquiries,
  { intent, slots, missing, language }: Understanding,
  { viewer }: Speaker,
): Promise<Answered> {
  const inquiry = inquiries[intent];
  const data = shown(slots, missing);
  if (inquiry === undefined)
    return { reply: say(intent, `I understood a question about your ${intent}, but ${CANNOT_YET}`, data) };
  const [wallet, holder] = [viewer?.byKey ? undefined : viewer?.wallet, viewer?.wallet];
  const question = { slots, wallet, holder, ...(language !== undefined && { language }) };
  const finding = await attempt(inquiry(question));
  if (!finding.known) return { reply: say(intent, `I cannot look that up now: ${sentenceOf(finding.failure)}`, data) };
  const { message, found, isSpoken = false, signInRequired } = finding.value;
  if (signInRequired) return { reply: saySignIn(intent, message), isSpoken };
  return { reply: say(intent, message, { ...data, ...found }), isSpoken };
}

/** Nothing that was understood is repeated: a client asks to sign in, and sends the message again. */
export const saySignIn = (intent: Intent, message: string): ChatReply<Found> =>
  say<Found>(intent, message, { missing: [], signInRequired: true });
