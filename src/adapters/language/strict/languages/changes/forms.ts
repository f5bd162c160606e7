import type { Lexeme } from '../../../lexer/lexeme.ts';
import type { Token } from '../../rules/token.ts';

/**
 * Forms of names of both a token and a network, as they were written: `§e` "eth", `§l` "arbitrum", `§s` "arb", and `§g` "ethereum", "solana",
 * "bitcoin", which people use for either.
 */
export const FORMS = {
  token: ['§t', '§e', '§l', '§s', '§g'],
  network: ['§c', '§l', '§s', '§g'],
  /** Beside a number, each is a token; elsewhere "arbitrum" is not one. "eth" is never a network. */
  bareToken: ['§t', '§e', '§s', '§g'],
  bareNetwork: ['§c', '§l', '§s', '§g'],
} as const;

const LONG = /^(?:arbitrum|optimism|polygon)/;
const EITHER = /^(?:ethereum|solana|bitcoin)/;

/** The tokens with names of both by how they are written. A name that is written in two ways has no place. */
export function byWriting(tokens: readonly Token[], lexemes: readonly Lexeme[]): Token[] {
  const words = lexemes.flatMap((lexeme) => (lexeme.is === 'word' ? lexeme.words : []));
  const [hasLong, hasEither] = [LONG, EITHER].map((names) => words.some((word) => names.test(word)));
  return tokens.map((token) => {
    if (token.form !== '§b') return token;
    if (token.token === 'ETH') return { ...token, form: hasEither ? '§g' : '§e' };
    if (token.token === 'SOL' || token.token === 'BTC') return { ...token, form: '§g' };
    return { ...token, form: hasLong ? '§l' : '§s' };
  });
}
