import type { Run } from '../../beside/runs.ts';
import { withoutCourtesies } from './courtesies.ts';
import { isOf, isPurpose, isUnfit } from './nouns.ts';
import type { Speaker } from './speaker.ts';

/** What comes again or in parts, as an adverb has it: "mes a mes", "azar azar", "aydan aya", "poquito a poco". */
const TWICE =
  /(?<![\p{L}§])(?:(ay|\p{L}{3,}) (?:(?:a|al|as|por|per|fur|um|nach|auf|apres|par|y|e|und|et|be|de|apos|contra|tras|sobre|en|em|in|sur|l) ){0,2}\1|(\p{L}{2,})d[ae]n \2[ae])(?![\p{L}])/u;
const ONE_BY_ONE =
  /(?<![\p{L}§])(?:(?:de )?(?:un[oa]?|dos|um|uma|dois|duas|deux|une?|ein[sn]?|zwei|bir) (?:a|por|en|em|par|nach|um|auf|de) (?:un[oa]?|dos|um|uma|dois|duas|deux|une?|ein[sn]?|zwei|bir)|birer birer|ikiser ikiser|poquit[oa] a poco|poco a poquit[oa]|d un \p{L}+ a l autre|aos pouquinhos|a cuenta(?= ?(?:[,.!)]|$)))(?![\p{L}])/u;

/** Courtesies are said twice: "porfi porfi", "moin moin". */
const isCourteous = (word: string, { entries }: Speaker): boolean =>
  (entries.get(word) ?? []).some(({ english }) => /^(?:hello|please|thanks|now|called|mate)$/.test(english)) ||
  /^(?:ja+|he+|ha+|haha\p{L}*|jaja\p{L}*|stp|muy|cok|bye|tres|sehr)$/u.test(word);

export function comesInTurns(text: string, speaker: Speaker): boolean {
  const found = TWICE.exec(text)?.[0].split(' ') ?? [];
  const isSaidTwice = found.length === 2 && isCourteous(found[0] ?? '', speaker);
  const isSmall = speaker.said.small.test(found[0] ?? '') || found[0] === 'que';
  return (found.length > 0 && !isSaidTwice && !isSmall) || ONE_BY_ONE.test(text);
}

/** "auf Raten", "a escote", "en el teatro", "§a rateio", "taksit olarak": a word of a kind that says how, or stands for nothing. */
export function saysHow(run: Run, speaker: Speaker): boolean {
  const words = withoutCourtesies(run.words, speaker);
  return words.some(
    (word, at) =>
      isUnfit(word, speaker) &&
      !isOf('roles', word, speaker) &&
      !isOf('former', word, speaker) &&
      (words[at + 1] === 'olarak' || isInTurns(words, at, speaker) || isHow(words, at, run, speaker)),
  );
}

/** "auf Raten", "a plazos", "la hora" directly behind a value: also between values, and behind what is paid for. */
function isInTurns(words: readonly string[], at: number, speaker: Speaker): boolean {
  const [word = '', next] = [words[at], words[at + 1]];
  if (!isOf('portions', word, speaker) && !isOf('repeated', word, speaker)) return false;
  // "para a assinatura": an article in Portuguese, and "a avancé" a verb in French.
  const isArticle = words[at - 1] === 'a' && at > 1 && !isPurpose(words[at - 2] ?? '', speaker);
  return IN_TURNS.test(words[at - 1] ?? '') && !isArticle && !OF_WHAT.test(next ?? '');
}
const IN_TURNS = /^(?:a|en|em|auf|in|par|per)$/;
const OF_WHAT = /^(?:de|del|do|da|dos|das|du|des|d|von|vom|meiner?|meines|meinem|unserer|que)$/;

function isHow(words: readonly string[], at: number, { isLast, before: bound }: Run, speaker: Speaker): boolean {
  const before = words.slice(0, at);
  if (before.some((one) => isPurpose(one, speaker) || FOR.test(one))) return false;
  if (words.slice(at + 1).some((one) => isPurpose(one, speaker))) return false;
  const lead = before.findLast((one) => !speaker.said.small.test(one));
  if (lead === undefined) return bound === 'value' && (isLast || isOf('repeated', words[at] ?? '', speaker));
  return isLast && speaker.said.how.test(lead) && at === words.length - 1;
}
const FOR = /^(?:para|pra|pro|por|pelo|pela|fur|furs|pour|icin|wegen|zum|zur)$/;
