import { chineseNumberAt, isChineseNumeral, tenThousands } from '../values/chinese-number.ts';
import { amountToken, percentToken, type Token } from './token.ts';

/** What may stand between a number and its token. */
const MEASURES: ReadonlySet<string> = new Set(['个', '枚', '颗', '顆', '粒']);
const UNITS: ReadonlySet<string> = new Set(['§t', '§b', '§k', '美', '欧', '刀']);
const LONGEST = 12;

/**
 * The tokens with a number for the letters of one: 一百五十, 一点五, 一个半, 1.5万. Before a token or a currency alone, since 一下 is not a number.
 * 百分之二十 is a share.
 */
export function counted(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = numberAt(tokens, at);
    read.push(found?.token ?? (tokens[at] as Token));
    at += (found?.length ?? 1) - 1;
  }
  return read;
}

type Found = Readonly<{ token: Token; length: number }>;

function numberAt(tokens: readonly Token[], at: number): Found | undefined {
  const { form = '', amount } = tokens[at] ?? {};
  if (isChineseNumeral(tokens[at - 1]?.form)) return undefined;
  if (form === '§n' && amount?.kind === 'exact' && ['万', 'w'].includes(tokens[at + 1]?.form ?? ''))
    return beforeUnit(tokens, at, 2, amountToken({ kind: 'exact', value: tenThousands(amount.value) }));
  if (form === '半' && MEASURES.has(tokens[at + 1]?.form ?? ''))
    return beforeUnit(tokens, at, 1, amountToken({ kind: 'exact', value: '0.5' }));
  const letters = tokens.slice(at, at + LONGEST).map((token) => token.form);
  const found = isChineseNumeral(form) || form === '百' ? chineseNumberAt(letters) : undefined;
  // 一个半 is read as asked for by others: one, or one and a half.
  if (found === undefined || letters[found.length - 1] === '半') return undefined;
  if (found.isPercent) return { token: percentToken(found.value), length: found.length };
  return beforeUnit(tokens, at, found.length, amountToken({ kind: 'exact', value: found.value }));
}

function beforeUnit(tokens: readonly Token[], at: number, length: number, token: Token): Found | undefined {
  const next = tokens[at + length]?.form ?? '';
  const unit = MEASURES.has(next) ? tokens[at + length + 1]?.form : next;
  return UNITS.has(unit ?? '') ? { token, length } : undefined;
}
