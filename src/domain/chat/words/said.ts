import { WORDS, type Words } from './index.ts';

export type Saying = keyof Words['said'];

const HAN = /\p{Script=Han}/u;

/** Lower case without marks on letters, each word between spaces. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/['’‘]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const LISTS = new Map<Saying, readonly string[]>();

/** In all languages. Chinese words have no borders. */
function listOf(saying: Saying): readonly string[] {
  const known =
    LISTS.get(saying) ??
    Object.values(WORDS).flatMap(({ said }) => said[saying].map((one) => (HAN.test(one) ? one : plain(one))));
  LISTS.set(saying, known);
  return known;
}

/** Whether a text has a word of the list, in any language: what it says may decide against a request, never for one. */
export function says(saying: Saying, text: string): boolean {
  const words = plain(text);
  return listOf(saying).some((one) => words.includes(one));
}
