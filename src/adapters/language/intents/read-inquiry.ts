import type { SlotName } from '../../../domain/chat/understanding.ts';
import type { Phrase, Sentence } from '../parser/sentence.ts';
import type { Role } from '../words/roles.ts';
import type { Candidate } from './candidate.ts';
import { INQUIRIES, type Inquiry } from './inquiries.ts';
import { SlotCollector } from './slot-collector.ts';

const UNKNOWN_WORD = 0.8;
const OTHER_ROLE = 0.5;
const FORBIDDEN = 5;
const ENTITY = 0.4;
const ALWAYS: ReadonlySet<Role> = new Set(['confirm', 'no', 'greeting', 'instead', 'correction', 'to', 'filler']);
// A question never cancels anything.
const NEVER: readonly Role[] = ['cancel'];

/** Every question that the sentence may ask. */
export const readInquiries = (sentence: Sentence): Candidate[] =>
  INQUIRIES.map((inquiry) => readInquiry(inquiry, sentence)).filter((reading) => reading !== undefined);

function readInquiry(inquiry: Inquiry, sentence: Sentence): Candidate | undefined {
  const baseScore = baseScoreOf(inquiry, sentence);
  if (baseScore === 0) return undefined;
  const collector = new SlotCollector();
  for (const phrase of sentence.phrases) place(phrase, inquiry, collector);
  const own = new Set<Role>([...inquiry.cues, ...inquiry.also, ...(inquiry.hints ?? []).flatMap(({ roles }) => roles)]);
  const others = [...sentence.roles].filter((role) => !own.has(role) && !ALWAYS.has(role));
  const unknownWords = sentence.unknown.length + sentence.phrases.reduce((sum, { unknown }) => sum + unknown.length, 0);
  const forbidden = others.filter((role) => NEVER.includes(role)).length * FORBIDDEN;
  const score =
    baseScore +
    inquiry.rank +
    ENTITY * collector.evidence -
    UNKNOWN_WORD * unknownWords -
    OTHER_ROLE * others.length -
    forbidden;
  return {
    intent: inquiry.intent,
    slots: collector.slots(),
    problems: collector.problems().filter(({ slot }) => slot === 'wallet'),
    score,
  };
}

function baseScoreOf({ cues, hints = [] }: Inquiry, sentence: Sentence): number {
  if (cues.some((role) => sentence.roles.has(role))) return 1.2;
  const hasToken = sentence.phrases.some(({ term, account }) => (term?.token ?? account?.token) !== undefined);
  const hasWallet = sentence.phrases.some(({ account }) => account !== undefined && account.token === undefined);
  const met = hints.some(
    ({ roles, needs }) =>
      roles.every((role) => sentence.roles.has(role)) &&
      (needs === undefined || (needs === 'wallet' ? hasWallet : hasToken === (needs === 'token'))),
  );
  return met ? 1 : 0;
}

function place(phrase: Phrase, { slots, intent }: Inquiry, collector: SlotCollector): void {
  const takes = (slot: SlotName) => slots.includes(slot);
  const { amount, term, account, chainHint, marker, forced } = phrase;
  if (amount?.kind === 'exact' && takes('amount')) collector.putAmount(amount);
  else if (amount !== undefined && amount.kind !== 'max' && intent !== 'price') collector.leaveUnexplained('amount');
  if (chainHint?.chain !== undefined && takes('fromChain')) collector.put('fromChain', chainHint.chain);
  if (term) {
    const asChain = term.token === undefined || forced === 'chain' || marker === 'on' || !takes('token');
    if (asChain && term.chain !== undefined && takes('fromChain')) collector.put('fromChain', term.chain);
    else if (term.token !== undefined && takes('token') && !collector.has('token')) collector.put('token', term.token);
    else if (intent !== 'help' && intent !== 'price') collector.leaveUnexplained(term.text);
  }
  if (phrase.invalid && takes('wallet')) collector.reject(phrase.invalid.why, 'wallet', phrase.invalid.text);
  else if (phrase.invalid) collector.leaveUnexplained(phrase.invalid.text);
  if (account?.token !== undefined && takes('token')) collector.put('token', account.token);
  else if (account && takes('wallet')) collector.put('wallet', account.account);
  else if (account && intent !== 'help') collector.leaveUnexplained(account.text);
}
