import { isApart, type Run } from '../../beside/runs.ts';
import { isFit, isHalf, isOwners, isPiece, saysWhose } from './claims.ts';
import { isTurnOfPhrase, withoutCourtesies } from './courtesies.ts';
import { isOf, isPurpose, isSomebody, isUnfit } from './nouns.ts';
import type { Speaker } from './speaker.ts';
import { hasVerb } from './verbs.ts';

/**
 * Whether a part of its own beside a request belongs to no known harmless kind: it is neither a courtesy, nor what it is for, nor who gets it, nor how it
 * presses. What is told with a verb is left to the grammar of statements, where it does not say what the request or the speaker is.
 */
export function isUnaccounted(run: Run, speaker: Speaker): boolean {
  const { closes, opens } = run;
  if (run.before === 'mark' && run.after === 'value' && !run.isLast && isRole(run.words, speaker)) return true;
  if (closes === ':' && opens === undefined) return isTitle(run.words, speaker);
  if (closes === ':' || closes === '=' || !(isApart(run) || isRelative(run, speaker))) return false;
  const words = withoutCourtesies(run.words, speaker);
  if (words.length === 0 || isTurnOfPhrase(run.words, speaker)) return false;
  return claimsOtherwise(words, speaker) ?? isNamedOtherwise(words, isBracketed(run), speaker);
}

/** "…, que es mi cuenta vieja": the comma before a relative clause parts nothing. */
const isRelative = ({ before, isLast, words }: Run, { said }: Speaker): boolean =>
  before === 'value' && isLast && said.is.test(words.join(' '));

/** What is said of the request or of the speaker; undefined where nothing is. */
function claimsOtherwise(words: readonly string[], speaker: Speaker): boolean | undefined {
  const text = words.join(' ');
  const behind = (lead: string): string[] => text.slice(lead.length).split(' ').filter(Boolean);
  const it = speaker.said.is.exec(text)?.[0];
  if (it !== undefined && !(speaker.language === 'tr' && hasVerb(words.slice(1), speaker))) {
    const what = behind(it);
    return saysWhose(what, speaker) || !isFit(what, speaker);
  }
  const speaking = speaker.said.am.exec(text)?.[0];
  return speaking === undefined ? undefined : isNobody(behind(speaking), speaker);
}

function isNamedOtherwise(words: readonly string[], isSetApart: boolean, speaker: Speaker): boolean {
  const has = (is: (word: string) => boolean): boolean => words.some(is);
  if (isOwners(words, speaker)) return true;
  if (isSetApart && words.length < 3) return !isFit(words, speaker);
  if (hasVerb(words, speaker)) return has(isHalf) && !has((word) => isPurpose(word, speaker));
  if (has((word) => isOf('former', word, speaker)) && has((word) => isOf('addresses', word, speaker))) return true;
  if (isSetApart) return !isFit(words, speaker);
  return (
    has((word) => isUnfit(word, speaker)) &&
    !has((word) => isPurpose(word, speaker) && !isPiece(word)) &&
    !isFit(words, speaker)
  );
}

/** "Es el contrato de USDC." */
const isRole = (words: readonly string[], speaker: Speaker): boolean =>
  speaker.said.is.test(words.join(' ')) && words.some((word) => isOf('roles', word, speaker));

/** "Teatro:", "Cuota mensual:" at the start. */
const isTitle = (words: readonly string[], speaker: Speaker): boolean =>
  words.every((word) => isUnfit(word, speaker) || speaker.said.small.test(word) || speaker.said.how.test(word)) &&
  words.some((word) => isUnfit(word, speaker)) &&
  !LABEL.test(words.join(' '));
const LABEL =
  /^(?:concepto|asunto|motivo|detalle|codigo|nombre|tema|datos?|objet|nom|motif|zweck|betreff|name|code|assunto|nome|konu|isim|parcela|cuota|cota|contrato|contract)$/;

const isBracketed = ({ opens, closes }: Run): boolean => opens === '(' || closes === ')';

/** "I am a parrot", "I am in the theatre": a part that the speaker plays, or where one is shown. */
const isNobody = (what: readonly string[], speaker: Speaker): boolean =>
  what.some((word) => isUnfit(word, speaker)) &&
  (speaker.said.whose.test(what.join(' ')) ||
    !what.some((word) => isPurpose(word, speaker) || isSomebody(word, speaker)));
