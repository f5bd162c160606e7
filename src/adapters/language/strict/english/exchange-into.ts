import { any, either, maybe, type Rule, seq, where } from '../rules/rule.ts';
import type { Token } from '../rules/token.ts';

const INTO_WORDS =
  'for|to|into|in|against|->|>|> >|> > >|over to|over into|back to|back into|in exchange for|in return for|ot|too|itno|towards|so it becomes|to become|to be|and make it|and turn it into';
/** "2" as people write "to", before a coin of which nobody asks for two: "7 usdc 2 pepe". */
const SHORT = where(
  (tokens, at) =>
    exactAt(tokens, at) === '2' &&
    /^§[tb]$/.test(tokens[at - 1]?.form ?? '') &&
    ['USDC', 'USDT', 'DAI', 'PEPE'].includes(tokens[at + 1]?.token ?? ''),
  any('§n'),
);
const exactAt = (tokens: readonly Token[], at: number): string => {
  const amount = tokens[at]?.form === '§n' ? tokens[at]?.amount : undefined;
  return amount?.kind === 'exact' ? amount.value : '';
};
/** A line may end before it and behind it. */
export const INTO: Rule = either(seq(maybe(any(',|.|/')), any(INTO_WORDS), maybe(any(':|.'))), SHORT);
