import { any, either, many, maybe, once, type Rule, seq, some, value } from '../rules/rule.ts';
import { romanceAmounts } from './romance-amounts.ts';
import type { RomanceWords } from './romance-words.ts';

export type Parts = ReturnType<typeof romanceParts>;

/** What requests of all deeds are made of. */
export const romanceParts = (words: RomanceWords) => ({
  ...romanceAmounts(words),
  ...places(words),
  ...surroundings(words),
});

/** Accounts and networks. */
function places(words: RomanceWords) {
  const person = once(seq(maybe(any(words.personOwner)), any(words.person)));
  const account = value('recipient', '§a');
  const wallet = seq(maybe(any(words.walletNoun)), maybe(any(':|,')), account);
  const itIs = maybe(any(':'));
  const hisWallet = either(
    seq(many(any(',|:|.|?')), any(words.hisWallet), itIs, account),
    // Without a pause the noun belongs to what stands before it: "mi vieja cuenta".
    seq(some(any(',|:|.')), any(words.walletNoun), itIs, account),
  );
  const ofPerson = either(
    seq(person, either(seq(maybe(any(',|:')), account), hisWallet)),
    seq(any(words.pronoun), either(seq(any(',|:'), account), hisWallet)),
  );
  const to = once(seq(any(words.to), maybe(any(':')), either(wallet, ofPerson)));
  const chain = (name: string): Rule =>
    once(seq(maybe(any(words.chainOwner)), maybe(any(words.onNoun)), value(name, '§c', '§b')));
  const on = once(
    either(
      seq(maybe(any(',')), any(words.on), chain('chain')),
      seq(maybe(any(',|.')), any(words.onNoun), maybe(any(':')), value('chain', '§c', '§b')),
    ),
  );
  /** ", base", "(optimism)" */
  const aside = once(
    either(
      seq(any(','), value('chain', '§c'), maybe(any(','))),
      seq(any('('), maybe(any(words.on)), chain('chain'), any(')')),
    ),
  );
  const fromTo = either(
    seq(any(words.fromChain), chain('fromChain'), any(words.toChain), chain('toChain')),
    seq(any(words.toChain), chain('toChain'), any(words.fromChain), chain('fromChain')),
  );
  const onto = seq(any(words.toChain), chain('toChain'));
  return {
    person,
    account,
    to,
    hisWallet,
    chain,
    on,
    aside,
    fromTo,
    onto,
    fromMine: any(words.fromMine),
  };
}

/** What stands beside a deed: courtesies, the slippage, what is paid for. */
function surroundings(words: RomanceWords) {
  const most = maybe(any(words.most));
  const rate = value('slippage', '§r');
  const slippage = once(
    seq(
      maybe(any(',')),
      maybe(any(words.with)),
      either(
        seq(any(words.slippage), most, maybe(any(':')), maybe(any(words.of)), rate, most),
        seq(most, rate, maybe(any(words.of)), any(words.slippage), most),
      ),
    ),
  );
  const tidy = seq(maybe(any(',')), any(words.closing));
  return { slippage, tidy, forMe: seq(maybe(any(',')), any(words.forMe)) };
}
