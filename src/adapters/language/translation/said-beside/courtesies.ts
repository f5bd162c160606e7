import { isUnfit } from './nouns.ts';
import type { Speaker } from './speaker.ts';

const COURTEOUS: ReadonlySet<string> = new Set([
  ...['hello', 'please', 'thanks', 'now', 'so', 'called', 'mate', 'as agreed', 'as a gift', 'can you', 'exactly'],
]);

const CALLED: ReadonlySet<string> = new Set(['called', 'mate']);

/** How many words at this place are a courtesy, or say that it presses or was agreed. */
export const courtesyAt = (
  words: readonly string[],
  at: number,
  { entries }: Speaker,
  isOne: (english: string) => boolean = () => true,
): number =>
  entries
    .get(words[at] ?? '')
    ?.find(
      ({ words: all, english }) =>
        COURTEOUS.has(english) && isOne(english) && all.every((word, index) => words[at + index] === word),
    )?.words.length ?? 0;

/** The words without courtesies. Words for the one who is spoken to are among them only where nothing else is left: "mon vieux". */
export function withoutCourtesies(words: readonly string[], speaker: Speaker): readonly string[] {
  const without = (isEach: (english: string) => boolean): string[] => {
    const rest: string[] = [];
    for (let at = 0; at < words.length; ) {
      const length = courtesyAt(words, at, speaker, isEach);
      if (length === 0) rest.push(words[at] ?? '');
      at += Math.max(length, 1);
    }
    return rest;
  };
  const all = without(() => true);
  return all.length === 0 ? all : without((english) => !CALLED.has(english));
}

/** A turn of phrase that a dictionary holds as it stands: "como acordamos", "confirmo luego". */
export const isTurnOfPhrase = (words: readonly string[], speaker: Speaker): boolean =>
  words.length > 1 &&
  !words.some((word) => isUnfit(word, speaker)) &&
  (speaker.entries.get(words[0] ?? '') ?? []).some(
    ({ words: all, english }) =>
      english === 'aside' && all.length === words.length && all.every((word, at) => words[at] === word),
  );
