import { governorOf, isAt, type Part } from './part.ts';

const TURNING: readonly Part['is'][] = ['turning', 'corrects', 'denies', 'withdraws'];

/** Whether nothing in the text may deny, doubt or report what it asks for, or says that somebody else does it. */
export function isAsked(parts: readonly Part[], language: string): boolean {
  if (parts.some(({ is }) => TURNING.includes(is))) return false;
  const asks = parts.some(({ is }) => is === 'asks');
  if (parts.some(({ is }, at) => is === 'question' && !isOfGreeting(parts, at)) && !asks) return false;
  const deeds = placesOf(parts, (part) => part.is === 'deed' && !part.isNoun && part.deed !== 'receive');
  const heads = [...deeds, ...placesOf(parts, ({ is }) => is === 'asks' || is === 'wants')];
  if (deeds.some((at) => isTold(parts, at))) return false;
  const isReceived = parts.some((part) => part.is === 'deed' && part.deed === 'receive');
  if (isReceived && parts.some(({ is }, at) => is === 'person' && governorOf(parts, at) === 'from')) return false;
  if (heads.length === 0 && !isReceived && !isPlainlyWanted(parts)) return false;
  const spoken = heads.length > 0 || isReceived ? heads : placesOf(parts, ({ is }) => is === 'amount');
  if (parts.some((_, at) => thanksFor(parts, at)) || deeds.some((at) => sendsThing(parts, at))) return false;
  if (
    deeds.length === 0 &&
    !placesOf(parts, (part) => part.is === 'deed' && part.isNoun).every((at) => isNamed(parts, at))
  )
    return false;
  if (peopleIn(parts) > 1 || parts.some((_, at) => isLoose(parts, at))) return false;
  return spoken.every((at) => !hasSubject(parts, at, language)) && !deeds.some((at) => isDone(parts, at, language));
}

/** "e aí, blz? manda …": how somebody is, is asked in a greeting. */
const isOfGreeting = (parts: readonly Part[], question: number): boolean =>
  question + 1 < parts.length && parts.slice(0, question).every(({ is }) => ['aside', 'polite', 'break'].includes(is));

const placesOf = (parts: readonly Part[], isOne: (part: Part) => boolean): number[] =>
  parts.flatMap((part, at) => (isOne(part) ? [at] : []));

/** "mandar" after "gracias por", "porque le", "es", "j'ai dû". */
function isTold(parts: readonly Part[], deed: number): boolean {
  let before = deed - 1;
  while (isAt(parts, before, 'aside', 'article')) before -= 1;
  const found = parts[before];
  return found?.is === 'tells' || (found?.is === 'preposition' && !found.follows && before === deed - 1);
}

/** Values without a verb: the text says please, thanks or now, or is a form with its labels. */
function isPlainlyWanted(parts: readonly Part[]): boolean {
  const amount = parts.findIndex(({ is }) => is === 'amount');
  let start = amount;
  while (start > 0 && !isAt(parts, start - 1, 'break', 'told')) start -= 1;
  const clause = parts.slice(start, amount);
  if (clause.some(({ is }) => is === 'tells' || is === 'article')) return false;
  const nouns = placesOf(parts, (part) => part.is === 'deed');
  if (!nouns.every((at) => isHeading(parts, at))) return false;
  return parts.some(({ is }) => is === 'polite') || parts.filter(({ is }) => is === 'break').length > 1;
}

/** "Transfer of 5 usdc …" at the start of a sentence; "the transfer of 5 usdc" is spoken of. */
function isHeading(parts: readonly Part[], at: number): boolean {
  let before = at - 1;
  while (isAt(parts, before, 'aside', 'polite', 'label')) before -= 1;
  return before < 0 || isAt(parts, before, 'break', 'told');
}

/** A Chinese postposition at the start of a clause belongs to nothing. */
function isLoose(parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  return part?.is === 'preposition' && part.follows && (at === 0 || isAt(parts, at - 1, 'break', 'told'));
}

/** "gracias por el pago", "merci pour les 5 usdc": what was done already. */
function thanksFor(parts: readonly Part[], at: number): boolean {
  const next = parts[at + 1];
  return isAt(parts, at, 'polite') && next?.is === 'preposition' && !next.follows && next.preposition !== 'to';
}

/** "manda la factura de 5 usdc": the invoice is to be sent. */
function sendsThing(parts: readonly Part[], deed: number): boolean {
  const amount = parts.findIndex(({ is }, at) => at > deed && is === 'amount');
  const between = parts.slice(deed + 1, Math.max(amount, deed + 1));
  if (between.some(({ is }) => is === 'break')) return false;
  return between.some(
    ({ is }, at) =>
      (is === 'thing' || is === 'label') && !between.slice(0, at).some((part) => part.is === 'preposition'),
  );
}

/** A transfer that is wished for or stands as a heading, and none that something is about. */
function isNamed(parts: readonly Part[], noun: number): boolean {
  let before = noun - 1;
  while (isAt(parts, before, 'aside', 'polite', 'label', 'article')) before -= 1;
  return before < 0 || isAt(parts, before, 'break', 'told', 'wants', 'asks');
}

/** Groups of people who are named: the account may be of one of them, and the request of the other. */
const peopleIn = (parts: readonly Part[]): number =>
  placesOf(parts, ({ is }) => is === 'person').filter((at) => {
    let before = at - 1;
    while (isAt(parts, before, 'aside', 'own', 'article')) before -= 1;
    return !isAt(parts, before, 'person');
  }).length;

/** A noun without a preposition before the verb, in its part of the sentence. */
function hasSubject(parts: readonly Part[], verb: number, language: string): boolean {
  // "der schickt": he does. "der will": so does he.
  const isPlain = isAt(parts, verb, 'wants') || !parts.some(({ is }) => is === 'asks' || is === 'wants');
  if (language === 'de' && isAt(parts, verb - 1, 'article') && isPlain) return true;
  for (let at = verb - 1; at >= 0; at -= 1) {
    if (isAt(parts, at, 'break', 'arrow', 'asks', 'wants', 'deed')) return false;
    if (isAt(parts, at, 'person', 'thing', 'unknown') && !isGoverned(parts, at, language)) return true;
  }
  return false;
}

const VERB_FIRST: ReadonlySet<string> = new Set(['es', 'pt', 'fr']);

/** "me manda 5 usdc mi jefe": whoever it is for has a preposition in these languages. */
function isDone(parts: readonly Part[], verb: number, language: string): boolean {
  if (!VERB_FIRST.has(language)) return false;
  let start = verb + 1;
  // "paye la nounou"
  while (language === 'fr' && isAt(parts, start, 'article', 'own', 'person')) start += 1;
  for (let at = start; at < parts.length && !isAt(parts, at, 'break', 'told'); at += 1)
    if (isAt(parts, at, 'person') && !isGoverned(parts, at, language)) return true;
  return false;
}

function isGoverned(parts: readonly Part[], at: number, language: string): boolean {
  const next = parts[at + 1];
  if (next?.is === 'preposition' && next.follows) return true;
  // "kira için"
  if (language === 'tr' && isAt(parts, at, 'thing') && next?.is === 'aside') return true;
  let before = at - 1;
  while (isAt(parts, before, 'aside', 'article', 'own', 'thing', 'person', 'tells')) before -= 1;
  const found = parts[before];
  if (found?.is === 'preposition') return !found.follows;
  return language === 'zh' && found?.is === 'deed';
}
