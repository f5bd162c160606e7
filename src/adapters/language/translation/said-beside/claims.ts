import { isKindWord, isOf, isPurpose, isSomebody, isUnfit } from './nouns.ts';
import type { Speaker } from './speaker.ts';

/** What may part a noun from what belongs to it. */
const JOINTS = /^(?:de|del|da|do|das|dos|du|des|d|von|vom|fur|mit|con|com|avec|para|pra|por|pour|im|am|zum)$/;

const GENITIVES = /^(?:des|der|eines|einer|(?:mein|dein|sein|ihr|unser|eur)e[rs])$/;

const contentOf = (words: readonly string[], { said }: Speaker): string[] =>
  words.filter((one) => !said.small.test(one));

/** The noun that a phrase is about, and what stands behind it. */
function headIn(words: readonly string[], speaker: Speaker): { head: string; rest: readonly string[] } {
  const content = contentOf(words, speaker);
  if (speaker.language === 'tr') return { head: content.at(-1) ?? '', rest: content.slice(0, -1) };
  if (speaker.language === 'de') {
    const start = words.findIndex((word) => !speaker.said.small.test(word));
    const joint = words.findIndex(
      (word, at) => at > start && start >= 0 && (JOINTS.test(word) || GENITIVES.test(word)),
    );
    const first = joint < 0 ? content : contentOf(words.slice(0, joint), speaker);
    return { head: first.at(-1) ?? '', rest: joint < 0 ? [] : contentOf(words.slice(joint + 1), speaker) };
  }
  const at = content.findIndex((word) => isNounLike(word, speaker));
  return { head: content[Math.max(at, 0)] ?? '', rest: content.slice(Math.max(at, 0) + 1) };
}

const isNounLike = (word: string, speaker: Speaker): boolean =>
  isPurpose(word, speaker) ||
  isSomebody(word, speaker) ||
  isUnfit(word, speaker) ||
  isOf('money', word, speaker) ||
  isOf('addresses', word, speaker);

/** "la cuota del gimnasio", "doğum günü hediyesi": another noun says what is paid for. */
const isSaidOf = (head: string, rest: readonly string[], speaker: Speaker): boolean =>
  !isOf('roles', head, speaker) &&
  !isOf('former', head, speaker) &&
  !HALVES.test(head) &&
  rest.some((word) => isPurpose(word, speaker)) &&
  !rest.some((word) => isOf('holders', word, speaker));
export const isHalf = (word: string): boolean => HALVES.test(word);
const HALVES =
  /^(?:mitad|metade|halfte|moitie|yarisi|tercio|terco|drittel|tiers|resto|rest|reste|kalani|prueba|test|teste)$/;

/** "una obra de teatro" */
export const isPiece = (word: string): boolean => PIECES.test(word);
const PIECES = /^(?:obra|obras|peca|piece|stuck|parca)$/;

/** Whether a phrase names what is paid for, whom, or how it is: "el alquiler", "mi hermana", "urgente". */
export function isFit(words: readonly string[], speaker: Speaker): boolean {
  const content = contentOf(words, speaker);
  if (content.length === 0) return true;
  if (speaker.said.reason.test(words.join(' '))) return true;
  if (content.some((word) => isOf('former', word, speaker) || isOf('roles', word, speaker))) return false;
  const { head, rest } = headIn(words, speaker);
  if (isPiece(head) && rest.some((word) => isOf('unmeant', word, speaker))) return false;
  if (isUnfit(head, speaker) || isOf('money', head, speaker)) return isSaidOf(head, rest, speaker);
  return (
    isPurpose(head, speaker) ||
    isOf('addresses', head, speaker) ||
    isSomebody(head, speaker) ||
    content.every((word) => isKindWord(word, speaker))
  );
}

/** "dükkanın": whose it is, as a sentence. */
const GENITIVE = /\p{L}{3}n?[iu]n$/u;

const OF = /^(?:de|del|do|da|dos|das|du|des|d)$/;

/** "de mi madre", "da escola": whose it is. "É do aluguel" says what it is for. */
export function saysWhose(words: readonly string[], speaker: Speaker): boolean {
  if (speaker.language === 'tr') return GENITIVE.test(words.at(-1) ?? '') && words.length < 3;
  const lead = words.findIndex((word) => !speaker.said.small.test(word) || OF.test(word));
  const behind = words.slice(Math.max(lead, 0));
  if (!speaker.said.whose.test(behind.join(' '))) return false;
  const [of = '', ...rest] = behind;
  const content = contentOf(rest, speaker);
  return !(
    OF.test(of) &&
    content.some((word) => isPurpose(word, speaker)) &&
    !content.some((word) => isOf('holders', word, speaker) || isSomebody(word, speaker))
  );
}

const BELONGING = /^(?:de|del|do|da|dos|das|du|des|von|vom|aus)$/;
/** "de mi madre", "vom Nachbarn", "dinero de mi padre", "Ali'nin": nothing but whose it is. */
export function isOwners(words: readonly string[], speaker: Speaker): boolean {
  const isOwner = (word: string | undefined): boolean =>
    word !== undefined && (isSomebody(word, speaker) || isOf('holders', word, speaker));
  if (speaker.language === 'tr') {
    const [last = '', before = ''] = words.toReversed();
    const isGenitive = (isOwner(last) && GENITIVE.test(last)) || (/^n?[iu]n$/.test(last) && isOwner(before));
    return words.length < 3 && (isGenitive || (isOf('money', last, speaker) && isOwner(before)));
  }
  const rest = isOf('money', contentOf(words, speaker)[0] ?? '', speaker)
    ? words.slice(words.findIndex((word) => isOf('money', word, speaker)) + 1)
    : words;
  const isMoney = rest.length < words.length;
  if (!BELONGING.test(rest[0] ?? '') && !(isMoney && GENITIVES.test(rest[0] ?? ''))) return false;
  const [owner] = rest.slice(1).filter((word) => !speaker.said.small.test(word) || isOf('holders', word, speaker));
  return isOwner(owner);
}
