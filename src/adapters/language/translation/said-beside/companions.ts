import { isApart, type Run } from '../../beside/runs.ts';
import { isPurpose, isSomebody } from './nouns.ts';
import type { Speaker } from './speaker.ts';

/** Debts are with somebody. */
const DEBT = /^(?:deudas?|dividas?|schulden|dettes?)$/;
const YOU =
  /^(?:el|ella|ellos|ellas|ti|ustedes|vosotros|ele|elas|eles|voce|voces|dir|ihm|ihr|ihnen|euch|lui|eux|elle|elles|toi|vous)$/;
/** "annemle", "eşimle", "Ali'yle" */
const WITH_TURKISH = /^(?:(\p{L}{2,}?)[iu]?m|(\p{L}{3,}?))y?l[ea]$/u;

/** "con mi hermana", "mit Oma", "Ali ile": who does it, too, or who it is traded with. What is paid for may be with somebody. */
export function hasCompany({ words, before, isLast }: Run, speaker: Speaker): boolean {
  const { said, language } = speaker;
  return words.some((word, at) => {
    if (words.slice(0, at).some((one) => isPurpose(one, speaker))) return false;
    if (language === 'tr') {
      const [, own, other] = WITH_TURKISH.exec(word) ?? [];
      if ([own, other].some((stem) => stem !== undefined && isSomebody(stem, speaker))) return true;
      return said.with.test(word) && isSomebody(words[at - 1] ?? '', speaker);
    }
    if (!said.with.test(word) || words.slice(0, at).some((one) => DEBT.test(one))) return false;
    const next = words.slice(at + 1).find((one) => !said.small.test(one) && !said.with.test(one));
    return next !== undefined && (isSomebody(next, speaker) || (YOU.test(next) && before === 'value' && isLast));
  });
}

/** ". Y mi madre.", ". Mamie aussi.", "gönder anneme de": somebody else is to be paid, too. */
export function addsSomebody(run: Run, speaker: Speaker): boolean {
  const { words, isLast } = run;
  const { said, language } = speaker;
  if (!isLast) return false;
  const people = words.filter((word) => isSomebody(word, speaker));
  if (language === 'tr') {
    const last = words.at(-1) ?? '';
    const isToo =
      /^d[ea]$/.test(last) &&
      (DATIVE.test(words.at(-2) ?? '') || ONE.test(words.at(-2) ?? '') || people.length > 0 || words.length === 2);
    const isGiven = isApart(run) && words.length < 3 && people.length > 0 && DATIVE.test(last);
    return isToo || isGiven || (/^(?:bir de|ve) /.test(words.join(' ')) && people.length > 0);
  }
  if (!isApart(run) || people.length === 0) return false;
  const plain = words.filter((word) => !NOT.test(word));
  const rest = plain.filter((word) => !said.small.test(word) && !said.to.test(word) && !isSomebody(word, speaker));
  const [first = ''] = plain;
  const isListed = plain.some((word) => said.and.test(word)) && rest.some((word) => ME.test(word));
  const isJoined =
    isListed || said.and.test(first) || said.to.test(first) || plain.some((word) => said.also.test(word));
  return isJoined && rest.every((word) => said.also.test(word) || said.and.test(word) || ME.test(word));
}
const ME = /^(?:yo|eu|ich|moi)$/;
const NOT = /^(?:no|nao|nicht|pas|non)$/;
const DATIVE = /(?:[iu]?m|y|n|s[iu]n)?[ea]$/;
const ONE = /^(?:ona|bana|sana|bize|size|onlara)$/;
