import type { Lexeme } from '../lexer/lexeme.ts';

/** "and then" in six languages, without accents. */
const JOINTS: readonly (readonly string[])[] =
  'y luego|y despues|luego|despues|y a continuacion|e depois|e em seguida|e entao|depois|em seguida|und dann|und danach|danach|und anschliessend|anschliessend|dann|et puis|et ensuite|puis|ensuite|et apres|ve sonra|sonra|daha sonra|ardindan|sonrasinda'
    .split('|')
    .map((phrase) => phrase.split(' '));
const CHINESE_JOINTS: readonly (readonly string[])[] = ['然后再', '然后', '接着', '之后', '随后', '再然后'].map(
  (phrase) => [...phrase],
);
const ALL = [...JOINTS, ...CHINESE_JOINTS].sort((a, b) => b.length - a.length);

/** The parts between such words, each a message of its own; one part where there is none. */
export function partsBetween(lexemes: readonly Lexeme[]): Lexeme[][] {
  const parts: Lexeme[][] = [[]];
  for (let at = 0; at < lexemes.length; ) {
    const joint = ALL.find((words) => words.every((word, index) => wordAt(lexemes, at + index) === word));
    if (joint !== undefined) parts.push([]);
    else parts.at(-1)?.push(lexemes[at] as Lexeme);
    at += joint?.length ?? 1;
  }
  return parts.map(withoutBorders).filter((part) => part.length > 0);
}

const wordAt = (lexemes: readonly Lexeme[], at: number): string | undefined => {
  const lexeme = lexemes[at];
  return lexeme?.is === 'word' ? lexeme.words[0] : undefined;
};

const isBorder = (lexeme: Lexeme | undefined): boolean => lexeme?.is === 'mark' && /^[,.]$/.test(lexeme.mark);

function withoutBorders(part: readonly Lexeme[]): Lexeme[] {
  const start = part.findIndex((lexeme) => !isBorder(lexeme));
  const end = part.findLastIndex((lexeme) => !isBorder(lexeme));
  return start < 0 ? [] : part.slice(start, end + 1);
}
