import { any, either, maybe, once, seq, value } from '../rules/rule.ts';
import { romanceAmounts } from './romance-amounts.ts';
import { romanceNetworks } from './romance-networks.ts';
import { romanceRecipients } from './romance-recipients.ts';
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
  const { chain, on, aside } = romanceNetworks(words);
  const fromTo = either(
    seq(any(words.fromChain), chain('fromChain'), any(words.toChain), chain('toChain')),
    seq(any(words.toChain), chain('toChain'), any(words.fromChain), chain('fromChain')),
  );
  const onto = seq(any(words.toChain), chain('toChain'));
  return { ...romanceRecipients(words), chain, on, aside, fromTo, onto, fromMine: any(words.fromMine) };
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
