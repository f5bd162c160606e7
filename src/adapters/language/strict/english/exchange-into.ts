import { any, either, maybe, type Rule, seq, where } from '../rules/rule.ts';
import type { Token } from '../rules/token.ts';

const INTO_WORDS =
  'for|to|into|in|against|->|>|> >|> > >|over to|over into|back to|back into|ot|too|itno|towards|so it becomes|to become|to be|and make it|and turn it into|versus';
/** How it becomes the other one: "straight into". */
const DIRECTLY = seq(
  any('direct|directly|straight|right|all|all the way|immediately|instantly|back over|cleanly|completely'),
  any('to|into|for'),
);
const IN_EXCHANGE = seq(
  any('in|as'),
  maybe(any('an|a')),
  any('exchange|return|trade|swap|conversion'),
  any('for|of|to|into|with'),
);
/** "across to arb" would reach a network. */
const ACROSS = where((tokens, at) => isSurelyCoin(tokens[at + 2]), any('across to|across into'));
const isSurelyCoin = (token: Token | undefined): boolean =>
  token?.form === '§t' || (token?.form === '§b' && token.token === 'ETH');
const MINE = any(
  'get|take|receive|have|hold|own|end up with|am left with|obtain|acquire|pick up|pocket|bag|get back|have got',
);
/** "so that i get", "and i take", "to have". */
const SO_I_GET = either(
  seq(
    any('so|so that|such that|and|, so|, so that|, and|in a way that'),
    any('i|we|i can|we can|i will|we will'),
    MINE,
  ),
  seq(any('in order to|so as to|, to|and'), MINE),
  any('to have|to hold|to own|to receive|to end up with|to obtain|to acquire'),
);
/** The name of a field: "target token: eth". A destination alone may be a network. */
const FIELD = seq(
  maybe(any(',|.|;|/|-')),
  either(
    seq(
      any(
        'target|output|destination|desired|wanted|buy|buying|receive|receiving|receivable|to|purchase|resulting|incoming',
      ),
      any('token|coin|asset|side|currency|leg|crypto'),
    ),
    any('target|output|to receive|receiving'),
  ),
  any(':|is|=|: ='),
);
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
export const INTO: Rule = either(
  seq(maybe(any(',|.|/')), either(any(INTO_WORDS), DIRECTLY, IN_EXCHANGE, ACROSS), maybe(any(':|.'))),
  SHORT,
);
/** Clauses that say the same; an amount behind them is told by other rules. */
export const SO_THAT: Rule = either(SO_I_GET, FIELD);
