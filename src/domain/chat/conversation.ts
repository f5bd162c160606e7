import { buildSentence } from './build-sentence.ts';
import type { Item } from './item.ts';
import type { Lexicon } from './lexicon.ts';
import { mergeSlots } from './merge.ts';
import { type Patch, patchOf } from './patch.ts';
import { readingsOf } from './readings.ts';
import { hasRole, isChatter, isRole, type Segment } from './segments.ts';
import { type Sentence, STRONG_VERBS } from './sentence.ts';
import type { Reading } from './slate.ts';
import type { Act, Intent, OpenFrame, Problem } from './understanding.ts';
import type { Role } from './words/roles.ts';

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
  corrected: false,
  greeted: false,
  readings: [],
});

const OWN_VERBS: Readonly<Partial<Record<Intent, readonly Role[]>>> = {
  transfer: ['send'],
  swap: ['swap', 'buy', 'sell', 'bridge'],
};

/** Takes one stretch of a message into account. */
export function hear(talk: Talk, { items, fix }: Segment, lexicon: Lexicon): void {
  if (hasRole(items, 'greeting')) talk.greeted = true;
  const content = items.filter((item) => !isChatter(item));
  if (content.length === 0) return;
  const plain = content.every((item) => item.is === 'role');
  if (isWithdrawal(content)) return withdraw(talk, content.every((item) => isRole(item, 'no')));
  if (plain && isAgreement(content, talk.frame)) return agree(talk);
  const denies = hasRole(content, 'not');
  if (denies && deniesAnAct(content)) return deny(talk, items, lexicon);
  const kept = denies ? withoutDenied(items) : items.filter((item) => !isRole(item, 'no'));
  const away = denies ? deniedTokens(items) : [];
  take(talk, buildSentence(kept), fix || denies || isRole(content[0], 'no'), lexicon, away);
}

const isVerb = (item: Item): boolean => item.is === 'role' && STRONG_VERBS.has(item.role);

/** "don't send", "send it? don't"; not "unless i say stop". */
function deniesAnAct(content: readonly Item[]): boolean {
  const at = content.findIndex((item) => isRole(item, 'not'));
  return content.slice(at).some(isVerb) || (at === content.length - 1 && content.some(isVerb) && !hasRole(content, 'veto'));
}

/** "cancel", "no", "no, don't", "cancel the transfer of 5 eth"; not "cancel my subscription". */
function isWithdrawal(content: readonly Item[]): boolean {
  if (content.every((item) => isRole(item, 'no') || isRole(item, 'not') || isRole(item, 'cancel'))) return true;
  return hasRole(content, 'cancel') && !content.some((item) => item.is === 'unknown' || item.is === 'quotation');
}

/** "yes", and "send it" to an open transfer. */
function isAgreement(content: readonly Item[], frame: OpenFrame | undefined): boolean {
  const verbs = frame === undefined ? [] : (OWN_VERBS[frame.intent] ?? []);
  return content.every((item) => isRole(item, 'confirm') || verbs.some((verb) => isRole(item, verb)));
}

function withdraw(talk: Talk, refused: boolean): void {
  talk.refused = refused && talk.frame !== undefined;
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

/** "usdc not eth", "not 5, 10": what "not" takes back ends at the next mark, or with the words. */
function withoutDenied(items: readonly Item[]): Item[] {
  const start = items.findIndex((item) => isRole(item, 'not'));
  const length = items.slice(start).findIndex((item) => item.is === 'mark' || isRole(item, 'and'));
  return items.filter((_, index) => index < start || (length >= 0 && index >= start + length));
}

function deniedTokens(items: readonly Item[]): string[] {
  const kept = new Set(withoutDenied(items));
  return items.flatMap((item) => (item.is === 'term' && item.token !== undefined && !kept.has(item) ? [item.token] : []));
}

function take(talk: Talk, sentence: Sentence, fix: boolean, lexicon: Lexicon, away: readonly string[]): void {
  const readings = readingsOf(sentence, lexicon);
  const [best] = readings;
  if (readings.length > talk.readings.length) talk.readings = readings;
  const base = talk.act === 'cancel' ? (talk.denied ?? (fix || talk.refused ? talk.frame : undefined)) : talk.frame;
  const patch =
    base && continues(sentence, base, best, fix || talk.act === 'cancel') ? patchOf(sentence, base, fix, away) : undefined;
  if (base && patch) return amend(talk, base, patch, fix);
  if (best === undefined) talk.problems.push(lost(sentence));
  else if (talk.said && talk.act === 'request') talk.problems.push({ code: 'several-requests', said: best.intent });
  else begin(talk, best);
}

/** Whether a stretch goes on with the request, rather than making one of its own. */
function continues(sentence: Sentence, base: OpenFrame, best: Reading | undefined, fix: boolean): boolean {
  const strong = sentence.verbs.filter((verb) => STRONG_VERBS.has(verb));
  const own = OWN_VERBS[base.intent] ?? [];
  if (!strong.every((verb) => own.includes(verb))) return false;
  if (strong.length > 0) return fix || sentence.roles.has('it');
  return fix || best === undefined || best.intent === base.intent;
}

function amend(talk: Talk, base: OpenFrame, patch: Patch, fix: boolean): void {
  const cleared = patch.problems.map(({ slot }) => slot).filter((slot) => slot !== undefined);
  talk.frame = { intent: base.intent, slots: mergeSlots(base.slots, patch.slots, cleared) };
  talk.problems = [
    ...talk.problems.filter(({ slot }) => slot === undefined || !(slot in patch.slots)),
    ...patch.problems,
  ];
  talk.corrected ||= fix;
  talk.act = 'request';
  talk.said = true;
}

function begin(talk: Talk, { intent, slots, problems }: Reading): void {
  talk.frame = { intent, slots };
  talk.problems.push(...problems);
  talk.act = 'request';
  talk.said = true;
}

const lost = ({ unknown }: Sentence): Problem => ({ code: 'not-understood', said: unknown.join(' ') });
