import { readFileSync } from 'node:fs';
import { type Label, readLabel } from './label.ts';
import { dress, type Mood } from './noise.ts';
import { Draw } from './random.ts';
import { ADDRESSES, drawSlots, type Slotted } from './surfaces.ts';

export type Part = 'dev' | 'held-out';

export type Case = Readonly<{
  text: string;
  label: Label;
  /** The request that the session remembers, if any. */
  open?: Label;
  family: string;
  adversarial: boolean;
}>;

const SEED = 20_260_101;
const PER_FAMILY = 18;

/** All cases of a part: generated from its template families, and written by hand. */
export const casesOf = (part: Part): Case[] => [
  ...generated(part),
  ...written(part, 'hand', false),
  ...(part === 'dev' ? written(part, 'more', false) : []),
  ...written(part, 'adversarial', true),
];

// The tests run from the root of the repository.
const lines = (name: string): string[] =>
  readFileSync(`test/chat-eval/utterances/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

const HAND_VALUES: Readonly<Record<string, string>> = {
  A1: ADDRESSES[1] ?? '',
  A2: ADDRESSES[3] ?? '',
  a1: (ADDRESSES[1] ?? '').toLowerCase(),
  a2: (ADDRESSES[3] ?? '').toLowerCase(),
  bad: '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  LINK: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
};

function written(part: Part, name: string, adversarial: boolean): Case[] {
  return lines(`${name}.${part}`).map((line) => {
    const at = line.lastIndexOf(' => ');
    const filled = (text: string) => text.replace(/\{(\w+)\}/g, (all, key: string) => HAND_VALUES[key] ?? all);
    const [open, text] = openAnd(filled(line.slice(0, at)));
    const label = readLabel(filled(line.slice(at + 4)));
    return { text, label, ...(open === undefined ? {} : { open: readLabel(open) }), family: name, adversarial };
  });
}

function generated(part: Part): Case[] {
  const draw = new Draw(SEED + (part === 'dev' ? 0 : 1));
  const seen = new Set<string>();
  return families(part).flatMap(({ name, mood, label, patterns }) =>
    Array.from({ length: PER_FAMILY }, (_, index): Case | undefined => {
      const slots = drawSlots(draw, part);
      const pattern = patterns[index % patterns.length] ?? '';
      const [open, body] = openAnd(pattern);
      const text = fill(dress(draw, part, mood, body), slots, 0);
      if (seen.has(text + open)) return undefined;
      seen.add(text + open);
      return {
        text,
        label: readLabel(fill(label, slots, 1)),
        ...(open === undefined ? {} : { open: readLabel(fill(open, slots, 1)) }),
        family: name,
        adversarial: name.startsWith('inject'),
      };
    }).filter((one) => one !== undefined),
  );
}

type Family = { name: string; mood: Mood; label: string; patterns: string[] };

function families(part: Part): Family[] {
  const found: Family[] = [];
  for (const line of lines(`families.${part}`)) {
    const header = /^## ([\w-]+) (imp|ask|imp-not): (.+)$/.exec(line);
    if (header) found.push({ name: header[1] ?? '', mood: header[2] as Mood, label: header[3] ?? '', patterns: [] });
    else found.at(-1)?.patterns.push(line);
  }
  return found;
}

const fill = (text: string, slots: Slotted, side: 0 | 1): string =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => slots[key]?.[side] ?? all);

function openAnd(text: string): [open: string | undefined, text: string] {
  const at = text.indexOf(' || ');
  return at < 0 ? [text.startsWith('|| ') ? '' : undefined, text] : [text.slice(0, at), text.slice(at + 4)];
}
