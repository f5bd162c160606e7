import type { Speaker } from './speaker.ts';

const COURTEOUS: ReadonlySet<string> = new Set([
  ...['hello', 'please', 'thanks', 'now', 'so', 'called', 'mate', 'as agreed', 'as a gift', 'can you', 'exactly'],
]);

/** How many words at this place are a courtesy, or say that it presses or was agreed. */
export function courtesyAt(words: readonly string[], at: number, { entries }: Speaker): number {
  const isEdge = (length: number) => at === 0 || at + length === words.length;
  const found = entries
    .get(words[at] ?? '')
    ?.find(
      ({ words: all, english }) =>
        COURTEOUS.has(english) &&
        (isEdge(all.length) || (english !== 'called' && english !== 'mate')) &&
        all.every((word, index) => words[at + index] === word),
    );
  return found?.words.length ?? 0;
}

export function withoutCourtesies(words: readonly string[], speaker: Speaker): string[] {
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = courtesyAt(words, at, speaker);
    if (length === 0) rest.push(words[at] ?? '');
    at += Math.max(length, 1);
  }
  return rest;
}

/** A turn of phrase that a dictionary holds as it stands: "como acordamos", "confirmo luego". */
export const isTurnOfPhrase = (words: readonly string[], { entries }: Speaker): boolean =>
  words.length > 1 &&
  (entries.get(words[0] ?? '') ?? []).some(
    ({ words: all, english }) =>
      english === 'aside' && all.length === words.length && all.every((word, at) => words[at] === word),
  );
