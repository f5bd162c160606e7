import { z } from 'zod';
import { MODEL_REQUESTS, MODEL_SLOTS, type ModelCall } from '../../domain/chat/model-call.ts';

const MOST_LETTERS = 100;
const Slots = z.strictObject(
  Object.fromEntries(MODEL_SLOTS.map((slot) => [slot, z.string().min(1).max(MOST_LETTERS).optional()])),
);
const Proposed = z.strictObject({ intent: z.enum(MODEL_REQUESTS), slots: Slots.default({}) });
const topicOf = (topics: readonly string[]) => z.strictObject({ topic: z.enum(topics), slots: Slots.default({}) });

const tool = (name: ModelCall['tool'], description: string, schema: z.ZodType) => ({
  type: 'function',
  function: { name, description, parameters: z.toJSONSchema(schema, { io: 'input' }) },
});

/** The two tools as OpenAI's chat completions describe functions. */
export const toolsFor = (topics: readonly string[]) => [
  tool(
    'propose_request',
    'The user asks to send or to exchange tokens. Each slot is copied from the message.',
    Proposed,
  ),
  tool('answer_topic', 'The user asks about one of these topics, or how to do something.', topicOf(topics)),
];

/** The call, where its arguments are JSON that fits its schema. */
export function callOf(name: string, json: string, topics: readonly string[]): ModelCall | undefined {
  if (name === 'propose_request') {
    const { data } = Proposed.safeParse(parsed(json));
    return data && { tool: name, name: data.intent, slots: said(data.slots) };
  }
  if (name !== 'answer_topic') return undefined;
  const { data } = topicOf(topics).safeParse(parsed(json));
  return data && { tool: name, name: data.topic, slots: said(data.slots) };
}

const said = (slots: Readonly<Record<string, string | undefined>>): ModelCall['slots'] =>
  Object.fromEntries(Object.entries(slots).filter(([, words]) => words !== undefined));

/** Undefined for what is not JSON: a model may end in the middle of it. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
