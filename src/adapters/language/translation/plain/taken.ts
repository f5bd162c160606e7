import type { Lexeme } from '../../lexer/lexeme.ts';
import { word } from './lexemes.ts';

/** What takes something to do another thing with it, what joins that thing, and the preposition that says the same. */
type Taking = Readonly<{ takes: RegExp; and: RegExp; gets: RegExp; as: string }>;

const TAKING: Readonly<Record<string, Taking>> = {
  es: {
    takes: /^(?:coge|cogele|coja|toma|tome|agarra|agarre|saca|saque|usa|use|pilla)$/,
    and: /^(?:y|e)$/,
    gets: /^(?:me )?(?:compra|compras|compre|comprame|comprate|consigue|consigueme|adquiere|pillame)$/,
    as: 'con',
  },
  pt: {
    takes: /^(?:pega|pegue|usa|use|tira|tire|toma|tome)$/,
    and: /^e$/,
    gets: /^(?:me )?(?:compra|compre|adquire|adquira|arruma|arranja)$/,
    as: 'com',
  },
  fr: {
    takes: /^(?:prends|prenez|prendre|utilise|utilisez|sers toi)$/,
    and: /^et$/,
    gets: /^(?:m )?(?:achete|achetez|acheter|prends|procure)$/,
    as: 'avec',
  },
};
const LONGEST = 12;

/** "coge 100 usdc y compra eth" as "con 100 usdc y compra eth": what is taken pays for what is bought. */
export function withTakenGiven(written: readonly Lexeme[], language: string): Lexeme[] {
  const taking = TAKING[language];
  if (taking === undefined) return [...written];
  return written.map((lexeme, at) => {
    const number = written.findIndex(({ is }, index) => index > at && is === 'number');
    const isTaken = taking.takes.test(textOf(lexeme)) && number > at && number < at + 4;
    return isTaken && buysThen(written.slice(number + 1, number + 1 + LONGEST), taking) ? word(taking.as) : lexeme;
  });
}

/** "… y me compra eth", without another amount before or behind it. */
function buysThen(rest: readonly Lexeme[], { and, gets }: Taking): boolean {
  if (rest.some(({ is }) => is === 'number')) return false;
  const words = rest.map(textOf);
  return words.some(
    (one, at) =>
      and.test(one) && (gets.test(words[at + 1] ?? '') || gets.test(`${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`)),
  );
}

const textOf = (lexeme: Lexeme): string => (lexeme.is === 'word' ? lexeme.words.join(' ') : '');
