/** The digits at either end that people compare, and that address poisoning therefore imitates. */
const COMPARED = 4;

/** Whether two different addresses have the same first and last digits. */
export function looksLike(one: string, other: string): boolean {
  const [a, b] = [one.slice(2).toLowerCase(), other.slice(2).toLowerCase()];
  return a !== b && a.slice(0, COMPARED) === b.slice(0, COMPARED) && a.slice(-COMPARED) === b.slice(-COMPARED);
}

export type ComparedCharacter = Readonly<{ at: number; one: string; other: string; differs: boolean }>;

/** Both texts character by character; letters of addresses differ only if they do in lower case. */
export function compared(one: string, other: string): readonly ComparedCharacter[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => {
    const [a, b] = [one[at] ?? ' ', other[at] ?? ' '];
    return { at, one: a, other: b, differs: a.toLowerCase() !== b.toLowerCase() };
  });
}

const ADDRESS = /0x[0-9a-fA-F]{40}/;

/** The address that a warning names. */
export const addressIn = (message: string): string | undefined => ADDRESS.exec(message)?.[0];
