import { contradicted, mergeSlots } from '../../../domain/chat/merge.ts';
import type { Act, OpenFrame, Problem } from '../../../domain/chat/understanding.ts';
import { type Manner, type Patch, patchOf } from '../intents/patch.ts';
import { readingsOf } from '../intents/readings.ts';
import type { Reading } from '../intents/slot-collector.ts';
import { buildSentence } from '../parser/parse-sentence.ts';
import { hasRole, isChatter, isRole, type Segment } from '../parser/segments.ts';
import { type Sentence, STRONG_VERBS } from '../parser/sentence.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { deniedTokens, deniesAnAct, isAgreement, isWithdrawal, OWN_VERBS, withoutDenied } from './denial.ts';

/** What has been understood of a message, stretch by stretch. */
export type Talk = {
  act: Act;
  /** The request as it stands: remembered from before, or made in this message. */
  frame: OpenFrame | undefined;
  /** What the person just said not to do; "…, swap 3" afterwards may lean on it. */
  denied: OpenFrame | undefined;
  /** Whether this message itself made or changed the request. */
  said: boolean;
  problems: Problem[];
  negated: boolean;
  /** Said "no" and nothing else: what follows may put it right. */
  refused: boolean;
  /** Said "not" of nothing that was named: "not now". What follows is understood, and not acted on. */
  denies: boolean;
  corrected: boolean;
  greeted: boolean;
  readings: readonly Reading[];
};

export const startTalk = (open: OpenFrame | undefined): Talk => ({
  act: 'request',
  frame: open,
  denied: undefined,
  said: false,
  problems: [],
  negated: false,
  refused: false,
  denies: false,
  corrected: false,
  greeted: false,
  readings: [],
});

/** Small words that alone, to an open request, are a yes. */
const ASSENTS: ReadonlySet<string> = new Set(['ok', 'okay', 'alright', 'k', 'right']);

/** Takes one stretch of a message into account. */
export function hear(talk: Talk, { items, fix }: Segment, lexicon: Lexicon): void {
  if (hasRole(items, 'greeting')) talk.greeted = true;
  const content = items.filter((item) => !isChatter(item));
  if (content.length === 0) {
    if (talk.frame && items.some(({ text }) => ASSENTS.has(text))) agree(talk);
    return;
  }
  const says = content.every((item) => item.is === 'role');
  if (isWithdrawal(content)) withdraw(talk, content);
  else if (says && isAgreement(content, talk.frame)) agree(talk);
  else if (deniesAnAct(content)) deny(talk, items, lexicon);
  else {
    const kept = withoutDenied(items).filter((item) => !isRole(item, 'no'));
    const corrects = fix || hasRole(content, 'not') || isRole(content[0], 'no');
    take(talk, buildSentence(kept), { fix: corrects, away: deniedTokens(items) }, lexicon);
  }
}

function withdraw(talk: Talk, content: readonly Item[]): void {
  talk.refused = content.every((item) => isRole(item, 'no'));
  talk.denies ||= content.every((item) => isRole(item, 'not'));
  talk.act = 'cancel';
  talk.denied = undefined;
  talk.said = false;
}

function agree(talk: Talk): void {
  if (!talk.said && talk.act === 'request') talk.act = 'confirm';
}

function deny(talk: Talk, items: readonly Item[], lexicon: Lexicon): void {
  const [reading] = readingsOf(
    buildSentence(items.filter((item) => !isRole(item, 'not') && !isRole(item, 'no'))),
    lexicon,
  );
  talk.act = 'cancel';
  talk.negated = true;
  talk.said = false;
  talk.denied = reading && { intent: reading.intent, slots: reading.slots };
}

function take(talk: Talk, sentence: Sentence, { fix, away }: Manner, lexicon: Lexicon): void {
  const readings = readingsOf(sentence, lexicon);
  const [best] = readings;
  if (readings.length > talk.readings.length) talk.readings = readings;
  const base = talk.act === 'cancel' ? (talk.denied ?? (fix || talk.refused ? talk.frame : undefined)) : talk.frame;
  const patch =
    base && continues(sentence, base, best, fix || talk.act === 'cancel')
      ? patchOf(sentence, base, { fix, away })
      : undefined;
  if (base && patch && fix && changesNothing(base, patch)) talk.problems.push(lost(sentence));
  else if (base && patch) amend(talk, base, patch, fix);
  else if (best === undefined) talk.problems.push(lost(sentence));
  else if (talk.said && talk.act === 'request') talk.problems.push({ code: 'several-requests', said: best.intent });
  else begin(talk, best);
}

/** "no eth" to a request for ETH corrects nothing that we can see. */
const changesNothing = ({ slots }: OpenFrame, patch: Patch): boolean =>
  patch.problems.length === 0 && JSON.stringify(mergeSlots(slots, patch.slots)) === JSON.stringify({ ...slots });

/** Whether a stretch goes on with the request, rather than making one of its own. */
function continues(sentence: Sentence, base: OpenFrame, best: Reading | undefined, fix: boolean): boolean {
  const strong = sentence.verbs.filter((verb) => STRONG_VERBS.has(verb));
  const own = OWN_VERBS[base.intent] ?? [];
  if (!strong.every((verb) => own.includes(verb))) return false;
  if (strong.length > 0) return fix || sentence.roles.has('it');
  return fix || best === undefined || best.intent === base.intent;
}

function amend(talk: Talk, base: OpenFrame, patch: Patch, fix: boolean): void {
  // Two stretches of one message that differ, without a word of correction, leave it open.
  const doubled = talk.said && !fix ? contradicted(base.slots, patch.slots) : [];
  const cleared = patch.problems.map(({ slot }) => slot).filter((slot) => slot !== undefined);
  const slots = mergeSlots(mergeSlots(base.slots, patch.slots, cleared), {}, doubled);
  const standing = talk.problems.filter(({ slot }) => slot === undefined || !(slot in patch.slots));
  const conflicts = doubled.map((slot): Problem => ({ code: 'several-values', slot }));
  talk.frame = { intent: base.intent, slots };
  talk.problems = [...standing, ...patch.problems, ...conflicts];
  talk.corrected ||= fix;
  talk.act = 'request';
  talk.said = true;
}

function begin(talk: Talk, { intent, slots, problems }: Reading): void {
  talk.frame = { intent, slots };
  talk.problems.push(...problems);
  if (talk.denies) talk.problems.push({ code: 'not-understood', said: 'not' });
  talk.act = 'request';
  talk.said = true;
}

const lost = ({ unknown }: Sentence): Problem => ({ code: 'not-understood', said: unknown.join(' ') });
