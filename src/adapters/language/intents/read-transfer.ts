import type { Opener, Phrase, Sentence } from '../parser/sentence.ts';
import type { Candidate } from './candidate.ts';
import { isChainPhrase } from './chain-phrase.ts';
import { wordPenalty } from './score.ts';
import { SlotCollector } from './slot-collector.ts';

const EXPLAINED_VERBS: ReadonlySet<Opener> = new Set(['send', 'want', 'spend', 'what']);

/** "send 5 eth to …", in any order; also without a verb when there are an amount and a recipient. */
export function readTransfer(sentence: Sentence): Candidate | undefined {
  const { phrases, verbs } = sentence;
  const hasAccount = phrases.some(isRecipient);
  const hasAmount = phrases.some(({ amount }) => amount !== undefined);
  if (!verbs.includes('send') && !(hasAccount && hasAmount)) return undefined;
  if (verbs.includes('own') && !verbs.includes('send') && !verbs.includes('want')) return undefined;
  const collector = new SlotCollector();
  for (const phrase of phrases) place(phrase, collector, sentence);
  for (const bps of sentence.slippage) collector.leaveUnexplained(`${bps} bps`);
  // "i owe … 5 usdc, pay it" is a request; "… owes me 5 usdc" is not.
  const explains = (verb: Opener) => EXPLAINED_VERBS.has(verb) || (verb === 'own' && verbs.includes('send'));
  for (const verb of verbs) if (!explains(verb)) collector.leaveUnexplained(verb);
  const score = (verbs.includes('send') ? 1 : 0) + collector.evidence - wordPenalty(sentence);
  return { intent: 'transfer', slots: collector.slots(), problems: collector.problems(), score };
}

const isRecipient = ({ account, invalid, marker }: Phrase): boolean =>
  (account !== undefined && (account.token === undefined || marker === 'to')) ||
  (invalid !== undefined && marker === 'to');

function place(phrase: Phrase, collector: SlotCollector, sentence: Sentence): void {
  if (phrase.amount) collector.putAmount(phrase.amount, 'from', phrase.amountText);
  if (phrase.worthOf) {
    collector.leaveUnexplained(`worth of ${phrase.worthOf.text}`);
    collector.put('token', phrase.worthOf.token ?? phrase.worthOf.text);
  }
  if (phrase.chainHint?.chain !== undefined) collector.put('fromChain', phrase.chainHint.chain);
  if (phrase.account) placeAccount(phrase, collector, isSubject(phrase, sentence));
  if (phrase.invalid) placeInvalid(phrase, collector, sentence.phrases.some(isRecipient));
  if (phrase.term) placeTerm(phrase, collector, sentence);
  if (phrase.unknown.length > 0) placeUnknownWords(phrase, collector);
}

/** "vitalik.eth will send 5 usdc": the account is the sender. */
const isSubject = ({ marker, opener }: Phrase, { verbs }: Sentence): boolean =>
  marker === 'none' && (opener === undefined || opener === 'what') && verbs[0] === 'send';

function placeAccount({ account, amount, marker, opener }: Phrase, collector: SlotCollector, isSubject: boolean): void {
  if (account === undefined) return;
  const elsewhere =
    marker === 'from' || marker === 'with' || marker === 'in' || marker === 'on' || amount !== undefined;
  if (account.token !== undefined && marker !== 'to') collector.put('token', account.token);
  else if (account.token !== undefined) collector.reject('recipient-is-token', 'recipient', account.text);
  else if (account.foreign) collector.reject('address-of-other-chain', 'recipient', account.text);
  else if (isSubject || elsewhere || (marker === 'for' && opener !== 'send')) collector.leaveUnexplained(account.text);
  else collector.put('recipient', account.account);
}

function placeInvalid({ invalid, marker, term }: Phrase, collector: SlotCollector, hasAccount: boolean): void {
  if (invalid === undefined) return;
  if (marker === 'to' || (!hasAccount && term === undefined)) collector.reject(invalid.why, 'recipient', invalid.text);
  else if (invalid.why === 'name-unsafe' && term === undefined) collector.reject('name-unsafe', 'token', invalid.text);
  else collector.reject('amount-malformed', 'amount', invalid.text);
}

function placeTerm(phrase: Phrase, collector: SlotCollector, sentence: Sentence): void {
  const { term, marker } = phrase;
  if (term === undefined) return;
  if (marker !== 'to' && isChainPhrase(phrase, sentence)) {
    if (term.chain !== undefined) collector.put('fromChain', term.chain);
    else collector.reject('chain-unknown', 'fromChain', term.text);
  } else if (marker === 'to' || marker === 'for' || term.token === undefined) collector.leaveUnexplained(term.text);
  else collector.put('token', term.token);
}

/** "to my mum" names no account; "100 foobar" names no token. */
function placeUnknownWords({ unknown, marker, amount }: Phrase, collector: SlotCollector): void {
  const said = unknown.join(' ');
  if (marker === 'to') collector.reject('recipient-is-nobody', 'recipient', said);
  else if (amount !== undefined) collector.reject('token-unknown', 'token', said);
  else collector.leaveUnexplained(said);
}
