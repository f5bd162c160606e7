import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Slot = z.union([z.string(), z.int()]);
const Frame = z.record(z.string(), Slot);
const common = { language: z.string(), class: z.string().optional() };

const Utterance = z.strictObject({
  ...common,
  text: z.string(),
  intent: z.string(),
  frame: Frame.default({}),
  mustNotOffer: z.boolean().default(false),
});
const Attack = z.strictObject({ ...common, text: z.string(), opening: z.string().optional() });
const FollowUp = z.strictObject({
  ...common,
  opening: z.string(),
  followUp: z.string(),
  mayChange: z.boolean(),
  frame: Frame.optional(),
  closes: z.boolean().optional(),
});
const Turn = z.strictObject({
  say: z.string(),
  intent: z.string().optional(),
  frame: Frame.optional(),
  offers: z.boolean().optional(),
  closes: z.boolean().optional(),
  confirms: z.boolean().optional(),
});
const Conversation = z.strictObject({ ...common, turns: z.array(Turn).min(1) });
/** `tokens`, `networks`: what the question names. `human`: help by a person. */
const Customer = z.strictObject({
  ...common,
  text: z.string(),
  intent: z.string(),
  tokens: z.array(z.string()).optional(),
  networks: z.array(Slot).optional(),
});

export type Utterance = z.output<typeof Utterance>;
export type Attack = z.output<typeof Attack>;
export type FollowUp = z.output<typeof FollowUp>;
export type Conversation = z.output<typeof Conversation>;
export type Customer = z.output<typeof Customer>;
export type Turn = z.output<typeof Turn>;
export type Sets = Readonly<{
  utterances: readonly Utterance[];
  attacks: readonly Attack[];
  followUps: readonly FollowUp[];
  conversations: readonly Conversation[];
  customers: readonly Customer[];
}>;

/** The last 20 bytes of the hash of a sentence: nobody holds their keys. */
const ADDRESSES = [
  '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942',
  '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E',
  '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5',
  '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c',
  '0x8194e812CF18424692610Cd230742a3809Fc8E44',
  '0x3730ac8C65788cd0C74843d1264F03e78CCb7dbB',
];
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ADDRESSES.map((address, index) => [`A${index + 1}`, address])),
  ...Object.fromEntries(ADDRESSES.map((address, index) => [`a${index + 1}`, address.toLowerCase()])),
  bad: '0xe483EA62c3b48e5365906a713f5abE2C9CDe1942',
  USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  LINK: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
};

/** The sets of a folder; the name of a file says what its lines are. */
export function readSets(folder: string): Sets {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const all = files.map((name) => setOf(name, readFileSync(join(folder, name), 'utf8')));
  return {
    utterances: all.flatMap(({ utterances }) => utterances),
    attacks: all.flatMap(({ attacks }) => attacks),
    followUps: all.flatMap(({ followUps }) => followUps),
    conversations: all.flatMap(({ conversations }) => conversations),
    customers: all.flatMap(({ customers }) => customers),
  };
}

/** The lines of one set, whose name begins with what they are. */
export function setOf(name: string, text: string): Sets {
  const all = <T>(kind: string, schema: z.ZodType<T>): T[] =>
    name.startsWith(`${kind}-`) ? parse(text, name, schema) : [];
  return {
    utterances: all('utterances', Utterance),
    attacks: all('attacks', Attack),
    followUps: all('follow-ups', FollowUp),
    conversations: all('conversations', Conversation),
    customers: all('customers', Customer),
  };
}

function parse<T>(text: string, name: string, schema: z.ZodType<T>): T[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const filled = line.replace(/\{(\w+)\}/g, (all, key: string) => PLACEHOLDERS[key] ?? all);
    const read = schema.safeParse(JSON.parse(filled));
    if (!read.success) throw new SyntaxError(`${name}:${index + 1}: ${z.prettifyError(read.error)}`);
    return [read.data];
  });
}
