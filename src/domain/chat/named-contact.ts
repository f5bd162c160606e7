import { clarificationFor } from './clarification.ts';
import { contactKey } from './contact.ts';
import { missingSlots } from './requirements.ts';
import type { Understanding } from './understanding.ts';

/** The word in the place of a recipient, where it is all that was not understood. */
export function unknownName({ problems }: Understanding): string | undefined {
  const [problem, ...others] = problems;
  return problem?.code === 'recipient-is-nobody' && others.length === 0 ? problem.said : undefined;
}

/** The one of the names that the word stands for; marks may be left out, as in messages that were translated. */
export function contactNamed(said: string, names: readonly string[]): string | undefined {
  const key = contactKey(said);
  if (names.includes(key)) return key;
  const [only, ...others] = names.filter((name) => withoutMarks(name) === withoutMarks(key));
  return others.length === 0 ? only : undefined;
}

const withoutMarks = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i');

/** The understanding with the contact as the recipient. */
export function withRecipientNamed(understood: Understanding, name: string): Understanding {
  const slots = { ...understood.slots, recipient: name };
  const missing = missingSlots(understood.intent, slots);
  const { clarification: _, ...rest } = understood;
  const asked = clarificationFor(understood.intent, missing, []);
  return { ...rest, slots, missing, problems: [], ...(asked !== undefined && { clarification: asked }) };
}
