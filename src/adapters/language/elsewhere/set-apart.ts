import { fold } from '../words/fold.ts';

/** What laughs, in any language. */
const LAUGHS =
  /(?:^|[^\p{L}])(?:lo+l|lmao|rofl|xd+|jk|kidding|joking|(?:ha){2,}h?|(?:he){2,}|(?:hi){2,}|(?:ja){2,}|(?:je){2,}|k{3,}|(?:rs){2,}|mdr|ptdr|saka|sakaydi|scherz|spass|broma|brincadeira|blague|je rigole)(?![\p{L}])|[:;]-?[)dp]|[哈呵嘻]{2,}|笑|开玩笑/iu;
const BRACKETED = /[(（][^()（）]*[)）]/gu;
const VALUE = /\d|0x|\.eth\b/iu;
/** Quotes that no apostrophe looks like. */
const QUOTED = /["“”„«»「」『』]/u;

/** "(50 haha)": all that a text counts stands in brackets, and laughs. */
export function isJest(text: string): boolean {
  const asides = text.match(BRACKETED) ?? [];
  return (
    asides.some((aside) => VALUE.test(aside) && LAUGHS.test(fold(aside))) &&
    !VALUE.test(text.replaceAll(BRACKETED, ' '))
  );
}

/** "“cancel”" is a word that is spoken of. */
export const isQuoted = (text: string): boolean => QUOTED.test(text);

/** "he said “base”": somebody else's word. */
export const isReported = (text: string): boolean =>
  /\b(?:said|says|say|told|wrote|writes|goes|answered|replied)\b/i.test(text) &&
  (isQuoted(text) || /(?:^|\s)'[^']+'/u.test(text));
