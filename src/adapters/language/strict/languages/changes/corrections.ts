import { any, either, many, maybe, once, type Rule, seq, some } from '../../rules/rule.ts';
import type { ChangeWords } from './change-words.ts';
import type { Kind } from './kind.ts';
import { MARK, patternsIn } from './phrases.ts';
import type { Gone, Values } from './values.ts';

const COMMA = maybe(MARK);

/**
 * `placed`: a small word or a noun says where the value belongs. `bare`: nothing does. `corrected`: a word says that it is new, or the old one
 * stands beside it.
 */
export function corrections(words: ChangeWords, values: Values, kind: Kind, p: (list: string) => Rule) {
  const { leads } = words;
  const { amount, all, counting, account, network, token, slippage, addressed, nouns } = values;
  const named = either(values.named, nouns.plain);
  const placed = once(either(account, network, token, slippage, addressed, nouns.placed));
  const kinds = {
    amount,
    // In a trade a token alone says no side.
    token: kind === 'transfer' ? either(token, values.bare.token) : token,
    account: either(account, values.bare.account),
    network: either(network, values.bare.network),
  };
  const before = many(p(leads.any));
  const colon = maybe(any(':'));
  const led = (of: keyof typeof kinds): Rule => seq(before, p(leads[of]), before, colon, kinds[of]);
  const deed = words.deeds[kind];
  // "send it all" alone may confirm: another word must say that it is new. "that is all" says no amount.
  const ordered = either(seq(p(deed.before), all), seq(all, p(deed.behind ?? '')));
  const whole = either(all, ordered);
  const rather = some(p(withoutCopula(leads.any)));
  const every = either(...Object.values(kinds), slippage, addressed, nouns.placed, named);
  const [trails, is] = [p(words.trails), p(words.is)];
  const slip = seq(some(MARK), either(p(words.slips), patternsIn(p, words.slipsOf)));
  const leading = either(
    seq(rather, whole),
    seq(p(leads.any), before, colon, every),
    led('amount'),
    led('token'),
    led('account'),
    led('network'),
  );
  const trailed = either(
    seq(maybe(is), every, either(seq(COMMA, trails), slip)),
    seq(whole, either(seq(some(MARK), trails), slip)),
    seq(ordered, trails),
    seq(p(words.denies), every, p(words.meant ?? '')),
  );
  const replacing = {
    amount: either(amount, all),
    account: kinds.account,
    network: either(kinds.network, nouns.placed),
    token: either(token, values.bare.token),
  };
  const corrected = once(
    either(
      counting,
      leading,
      seq(leading, trails),
      trailed,
      nouns.corrected,
      seq(nouns.corrected, trails),
      ...replaced(words, kind, replacing, values.gone, p),
    ),
  );
  const bare = once(either(amount, values.spent, values.bare.account, values.bare.network, values.bare.token, named));
  return { placed, bare, corrected, whole };
}

/** "actually" leads to an amount of all, and "actually it is" does not. */
const withoutCopula = (list: string): string =>
  list
    .split('|')
    .filter((phrase) => !/(?:^| )(?:es|son|sean?|é|sao|sejam?|c est|est|ist|sind|ware)$|(?<!还)是$/.test(phrase))
    .join('|');

/** The new value and the old one: "dai instead of usdc", "not usdc, dai". */
function replaced(words: ChangeWords, of: Kind, kinds: Gone, gone: Gone, p: (list: string) => Rule): Rule[] {
  const lead = many(either(p(words.leads.any), p(words.wants), p(words.is), p(words.please)));
  const deed = p(words.deeds[of].behind ?? '');
  const trail = seq(either(maybe(p(words.trails)), deed), many(p(words.tails)));
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
      seq(not, old, words.language === 'zh' ? COMMA : some(MARK), next),
      seq(next, COMMA, not, old),
      seq(old, notBehind, COMMA, next),
      seq(next, COMMA, old, notBehind),
    ];
  });
}
