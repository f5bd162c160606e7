import { isApart, type Run } from '../../beside/runs.ts';
import { deedIn } from '../plain/meanings.ts';
import { TOLD } from '../told/vocabulary.ts';
import { isFit, isHalf, saysWhose } from './claims.ts';
import { isTurnOfPhrase, withoutCourtesies } from './courtesies.ts';
import { isOf, isPurpose, isSomebody, isUnfit } from './nouns.ts';
import type { Speaker } from './speaker.ts';

/**
 * Whether a part of its own beside a request is of no known harmless kind: neither a courtesy, nor what it is for, nor who gets it, nor how it
 * presses. What is told with a verb is left to the grammar of statements, where it does not say what the request or the speaker is.
 */
export function isUnaccounted(run: Run, speaker: Speaker): boolean {
  if (run.before === 'mark' && run.after === 'value' && run.isLast === false && isRole(run.words, speaker)) return true;
  if (run.closes === ':' && run.opens === undefined) return isTitle(run.words, speaker);
  if (run.closes === ':' || run.closes === '=' || isTurnOfPhrase(run.words, speaker)) return false;
  // "…, que es mi cuenta vieja": the comma before a relative clause parts nothing.
  if (!isApart(run) && !(run.before === 'value' && run.isLast && speaker.said.is.test(run.words.join(' '))))
    return false;
  const words = withoutCourtesies(run.words, speaker);
  if (words.length === 0) return false;
  const text = words.join(' ');
  const told = speaker.said.is.exec(text)?.[0];
  if (told !== undefined && !(speaker.language === 'tr' && hasVerb(words.slice(1), speaker))) {
    const what = text.slice(told.length).split(' ').filter(Boolean);
    return saysWhose(what, speaker) || !isFit(what, speaker);
  }
  const being = speaker.said.am.exec(text)?.[0];
  if (being !== undefined) return isNobody(text.slice(being.length).split(' ').filter(Boolean), speaker);
  if (isBracketed(run) && words.length < 3) return !isFit(words, speaker);
  if (hasVerb(words, speaker)) return words.some(isHalf) && !words.some((word) => isPurpose(word, speaker));
  if (words.some((word) => isOf('former', word, speaker)) && words.some((word) => isOf('addresses', word, speaker)))
    return true;
  if (isBracketed(run)) return !isFit(words, speaker);
  return (
    words.some((word) => isUnfit(word, speaker)) &&
    !words.some((word) => isPurpose(word, speaker)) &&
    !isFit(words, speaker)
  );
}

/** "Es el contrato de USDC." */
const isRole = (words: readonly string[], speaker: Speaker): boolean =>
  speaker.said.is.test(words.join(' ')) && words.some((word) => isOf('roles', word, speaker));
/** "Teatro:", "Cuota mensual:" at the start. */
const isTitle = (words: readonly string[], speaker: Speaker): boolean =>
  words.every((word) => isUnfit(word, speaker) || speaker.said.small.test(word)) &&
  words.some((word) => isUnfit(word, speaker)) &&
  !LABEL.test(words.join(' '));
const LABEL =
  /^(?:concepto|asunto|motivo|detalle|codigo|nombre|tema|datos?|objet|nom|motif|zweck|betreff|name|code|assunto|nome|konu|isim|parcela|cuota|cota|contrato|contract)$/;
const isBracketed = ({ opens, closes }: Run): boolean =>
  opens === '(' || opens === '（' || closes === ')' || closes === '）';

/** "I am a parrot", "I am in the theatre": a part that the speaker plays, or where one is shown. */
const isNobody = (what: readonly string[], speaker: Speaker): boolean =>
  speaker.said.whose.test(what.join(' '))
    ? what.some((word) => isUnfit(word, speaker) || isOf('roles', word, speaker))
    : what.some((word) => isUnfit(word, speaker)) &&
      !what.some((word) => isPurpose(word, speaker) || isSomebody(word, speaker));

/** "págale", "enviar" */
const asksFor = (word: string, entries: Speaker['entries']): boolean =>
  (entries.get(word) ?? []).some(({ words, english }) => words.length === 1 && deedIn(english)?.isNoun === false);

function hasVerb(words: readonly string[], { language, entries }: Speaker): boolean {
  const told = TOLD[language];
  return (
    told !== undefined &&
    words.some(
      (word) => told.did.has(word) || told.does.has(word) || told.participles.has(word) || asksFor(word, entries),
    )
  );
}
