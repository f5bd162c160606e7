import { say, shown } from '../../domain/chat/reply.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { sentenceOf } from '../../domain/shared/failure.ts';
import type { Answered } from './annotate-reply.ts';
import type { Inquiries } from './inquiries.ts';
import type { Speaker } from './speaker.ts';

const CANNOT_YET = 'I cannot do that yet.';

/** The answer to a question. A failure of what is asked is told in English. */
export async function lookUp(
  inquiries: Inquiries,
  { intent, slots, missing, language }: Understanding,
  { about }: Speaker,
): Promise<Answered> {
  const inquiry = inquiries[intent];
  const data = shown(slots, missing);
  if (inquiry === undefined)
    return { reply: say(intent, `I understood a question about your ${intent}, but ${CANNOT_YET}`, data) };
  const question = { slots, wallet: about, ...(language !== undefined && { language }) };
  const finding = await attempt(inquiry(question));
  if (!finding.known) return { reply: say(intent, `I cannot look that up now: ${sentenceOf(finding.failure)}`, data) };
  const { message, found, isSpoken = false } = finding.value;
  return { reply: say(intent, message, { ...data, ...found }), isSpoken };
}
