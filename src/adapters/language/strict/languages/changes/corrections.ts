import { any, either, many, maybe, once, type Rule, seq, some } from '../../rule.ts';
import type { ChangeWords } from './change-words.ts';
import { MARK } from './phrases.ts';
import type { Gone, Kind, Values } from './values.ts';

const COMMA = maybe(MARK);

/**
 * `placed`: a small word or a noun says where the value belongs. `bare`: nothing does. `corrected`: a word says that it is new, or the old one
 * stands beside it.
 */
export function corrections(words: ChangeWords, values: Values, kind: Kind, p: (list: string) => Rule) {
  const { leads } = words;
  const { amount, all, counting, account, network, token, slippage, addressed, named } = values;
  const placed = once(either(account, network, token, slippage, addressed));
  const kinds = {
    amount: either(amount, all),
    // In a trade a token alone says no side.
    token: kind === 'transfer' ? either(token, values.bare.token) : token,
    account: either(account, values.bare.account),
    network: either(network, values.bare.network),
  };
  const before = many(p(leads.any));
  const colon = maybe(any(':'));
  const led = (of: keyof typeof kinds): Rule => seq(before, p(leads[of]), before, colon, kinds[of]);
  const every = either(...Object.values(kinds), slippage, addressed, named);
  const [trails, is] = [p(words.trails), p(words.is)];
  const leading = either(
    seq(p(leads.any), before, colon, every),
    led('amount'),
    led('token'),
    led('account'),
    led('network'),
  );
  const trailed = seq(maybe(is), every, trails);
  const corrected = once(
    either(
      counting,
      leading,
      seq(leading, trails),
      trailed,
      ...replaced(words, { ...kinds, token: either(token, values.bare.token) }, values.gone, p),
    ),
  );
  const bare = once(either(amount, values.bare.account, values.bare.network, values.bare.token, named));
  return { placed, bare, corrected };
}

/** The new value and the old one: "dai instead of usdc", "not usdc, dai". */
function replaced(words: ChangeWords, kinds: Gone, gone: Gone, p: (list: string) => Rule): Rule[] {
  const lead = many(either(p(words.leads.any), p(words.wants), p(words.is), p(words.please)));
  const trail = seq(maybe(p(words.trails)), many(p(words.tails)));
  const [instead, behind, not, notBehind] = [words.instead, words.insteadBehind, words.not, words.notBehind].map(p) as [
    Rule,
    Rule,
    Rule,
    Rule,
  ];
  return (['amount', 'token', 'account', 'network'] as const).flatMap((kind) => {
    const lower = seq(many(p(words.leads[kind])), kinds[kind], trail);
    const [next, old] = [once(seq(lead, lower)), gone[kind]];
    return [
      seq(next, COMMA, instead, old),
      seq(instead, old, COMMA, next),
      seq(old, behind, COMMA, next),
      seq(not, old, some(MARK), next),
      seq(next, COMMA, not, old),
      seq(old, notBehind, COMMA, next),
      seq(next, COMMA, old, notBehind),
    ];
  });
}
