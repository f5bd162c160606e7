import { isOf } from './nouns.ts';
import type { Speaker } from './speaker.ts';
import type { Text } from './text.ts';

const ROLE_BEHIND_TURKISH =
  /§a (?:tokenina|token|tokene|sozlesmesine|sozlesmeye|kontratina|kontrata|havuzuna|borsasina|[dt][ea](?:ki)?)(?= |$)/;
/** English meanings of the dictionaries that introduce an account. */
const INTRODUCING: ReadonlySet<string> = new Set([
  'the address is',
  'to the address',
  'address',
  'to',
  'it should be',
  'on',
  'into',
  'his address',
  'label',
  'send to',
]);
const WAS = /^(?:era|fue|foi|war|etait|idi|ydi|eskisi)$/;

/** "al token §a", "an den Vertrag §a", "§a'deki": the account is of something that is not paid. */
export function hasOtherRole({ words, all }: Text, speaker: Speaker): boolean {
  if (speaker.language === 'tr' && ROLE_BEHIND_TURKISH.test(all)) return true;
  return words.some((word, at) => {
    if (word !== '§a' || words.lastIndexOf('§a') !== at) return false;
    let before = at - 1;
    while (
      speaker.said.small.test(words[before] ?? '') ||
      /^(?:de|del|do|da|du|des|von|del)$/.test(words[before] ?? '')
    )
      before -= 1;
    return (
      isOf('roles', words[before] ?? '', speaker) || isFormer(words.slice(Math.max(before - 2, 0), before + 1), speaker)
    );
  });
}

/** "mi vieja cuenta", "mi cuenta vieja" */
const isFormer = (words: readonly string[], speaker: Speaker): boolean =>
  words.some((word) => isOf('former', word, speaker)) && words.some((word) => isOf('addresses', word, speaker));

/** "la vieja es §a", "un abrazo de §a", "hier §a": an account behind the request, which no word says to be where it is paid to. */
export function isIntroducedOtherwise({ words }: Text, speaker: Speaker): boolean {
  const account = words.indexOf('§a');
  const border = words.findLastIndex((word, at) => at < account && /^[,.;:!?()（）。，：]$/.test(word));
  if (
    account < 0 ||
    border < 0 ||
    !words.slice(0, border).includes('§n') ||
    words.slice(border, account).some((word) => word.startsWith('§'))
  )
    return false;
  const lead = words.slice(border + 1, account);
  if (lead.length === 0 || lead.join(' ') === 'c est') return false;
  return lead.some((word) => WAS.test(word) || isOf('former', word, speaker)) || !isTheirs(lead, speaker);
}

/** Whether a phrase of the dictionary introduces the account, or a verb sends something there. */
function isTheirs(lead: readonly string[], speaker: Speaker): boolean {
  return lead.some(
    (word, at) =>
      isOf('addresses', word, speaker) ||
      (at === lead.length - 1 && speaker.said.to.test(word)) ||
      (speaker.entries.get(word) ?? []).some(
        ({ words, english }) =>
          words.every((one, index) => lead[at + index] === one) &&
          at + words.length === lead.length &&
          INTRODUCING.has(english) &&
          !/^(?:aqui|aca|hier|ici|de|von|ist|es|son|sur|auf|en)$/.test(words.join(' ')),
      ),
  );
}
