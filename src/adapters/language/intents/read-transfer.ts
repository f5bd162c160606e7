import type { Opener, Phrase, Sentence } from '../parser/sentence.ts';
import { isWhere } from './names-chain.ts';
import { wordPenalty } from './score.ts';
import { type Reading, Slate } from './slot-collector.ts';

const OURS: ReadonlySet<Opener> = new Set(['send', 'want', 'spend', 'what']);

/** "send 5 eth to …", in any order; without a verb when an amount and a recipient make it plain. */
export function readTransfer(sentence: Sentence): Reading | undefined {
  const { phrases, verbs } = sentence;
  const hasAccount = phrases.some(isRecipient);
  const hasAmount = phrases.some(({ amount }) => amount !== undefined);
  if (!verbs.includes('send') && !(hasAccount && hasAmount)) return undefined;
  if (verbs.includes('own') && !verbs.includes('send') && !verbs.includes('want')) return undefined;
  const slate = new Slate();
  for (const phrase of phrases) place(phrase, slate, sentence);
  for (const bps of sentence.slippage) slate.leaveOut(`${bps} bps`);
  // "i owe … 5 usdc, pay it" is a request; "… owes me 5 usdc" is not.
  const explains = (verb: Opener) => OURS.has(verb) || (verb === 'own' && verbs.includes('send'));
  for (const verb of verbs) if (!explains(verb)) slate.leaveOut(verb);
  const score = (verbs.includes('send') ? 1 : 0) + slate.evidence - wordPenalty(sentence);
  return { intent: 'transfer', slots: slate.slots(), problems: slate.problems(), score };
}

const isRecipient = ({ account, spoiled, marker }: Phrase): boolean =>
  (account !== undefined && (account.token === undefined || marker === 'to')) ||
  (spoiled !== undefined && marker === 'to');

function place(phrase: Phrase, slate: Slate, sentence: Sentence): void {
  if (phrase.amount) slate.putAmount(phrase.amount, 'from', phrase.amountText);
  if (phrase.worthOf) {
    slate.leaveOut(`worth of ${phrase.worthOf.text}`);
    slate.put('token', phrase.worthOf.token ?? phrase.worthOf.text);
  }
  if (phrase.chainHint?.chain !== undefined) slate.put('fromChain', phrase.chainHint.chain);
  if (phrase.account) placeAccount(phrase, slate, isSubject(phrase, sentence));
  if (phrase.spoiled) placeSpoiled(phrase, slate, sentence.phrases.some(isRecipient));
  if (phrase.term) placeTerm(phrase, slate, sentence);
  if (phrase.unknown.length > 0) placeStranger(phrase, slate);
}

/** "vitalik.eth will send 5 usdc": somebody else's doing. */
const isSubject = ({ marker, opener }: Phrase, { verbs }: Sentence): boolean =>
  marker === 'none' && (opener === undefined || opener === 'what') && verbs[0] === 'send';

function placeAccount({ account, amount, marker, opener }: Phrase, slate: Slate, isSubject: boolean): void {
  if (account === undefined) return;
  const elsewhere =
    marker === 'from' || marker === 'with' || marker === 'in' || marker === 'on' || amount !== undefined;
  if (account.token !== undefined && marker !== 'to') slate.put('token', account.token);
  else if (account.token !== undefined) slate.trouble('recipient-is-token', 'recipient', account.text);
  else if (account.foreign) slate.trouble('address-of-other-chain', 'recipient', account.text);
  else if (isSubject || elsewhere || (marker === 'for' && opener !== 'send')) slate.leaveOut(account.text);
  else slate.put('recipient', account.account);
}

function placeSpoiled({ spoiled, marker, term }: Phrase, slate: Slate, hasAccount: boolean): void {
  if (spoiled === undefined) return;
  if (marker === 'to' || (!hasAccount && term === undefined)) slate.trouble(spoiled.why, 'recipient', spoiled.text);
  else if (spoiled.why === 'name-unsafe' && term === undefined) slate.trouble('name-unsafe', 'token', spoiled.text);
  else slate.trouble('amount-malformed', 'amount', spoiled.text);
}

function placeTerm(phrase: Phrase, slate: Slate, sentence: Sentence): void {
  const { term, marker } = phrase;
  if (term === undefined) return;
  if (marker !== 'to' && isWhere(phrase, sentence)) {
    if (term.chain !== undefined) slate.put('fromChain', term.chain);
    else slate.trouble('chain-unknown', 'fromChain', term.text);
  } else if (marker === 'to' || marker === 'for' || term.token === undefined) slate.leaveOut(term.text);
  else slate.put('token', term.token);
}

/** "to my mum" names nobody; "100 foobar" names no token. */
function placeStranger({ unknown, marker, amount }: Phrase, slate: Slate): void {
  const said = unknown.join(' ');
  if (marker === 'to') slate.trouble('recipient-is-nobody', 'recipient', said);
  else if (amount !== undefined) slate.trouble('token-unknown', 'token', said);
  else slate.leaveOut(said);
}
