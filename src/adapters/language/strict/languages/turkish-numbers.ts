import { amountToken, type Token } from '../rules/token.ts';

const UNITS: ReadonlySet<string> = new Set(['§t', '§b', '§k', 'adet', 'tane']);

/** "bir buçuk eth" is one and a half: "bir" is an article elsewhere. */
export function oneAndAHalf(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, half, unit] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const isNumber = one?.form === 'bir' && half?.form === 'bucuk' && UNITS.has(unit?.form ?? '');
    const isAlone = tokens[at - 1]?.form !== '§n';
    read.push(isNumber && isAlone ? amountToken({ kind: 'exact', value: '1.5' }) : (one as Token));
    if (isNumber && isAlone) at += 1;
  }
  return read;
}

/** "ethereum mainnet": one network, and a coin's name before it. */
export const oneNetwork = (tokens: readonly Token[]): Token[] =>
  tokens.filter((token, at) => {
    const next = tokens[at + 1];
    return !(token.form === '§b' && next?.form === '§c' && next.chain === token.chain);
  });
