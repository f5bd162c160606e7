import { answersIn } from '../../domain/chat/sentences/answers/index.ts';
import { fill } from '../../domain/chat/sentences/index.ts';
import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { type Finding, type Question, signInFirst } from './inquiries.ts';

/** The wallet in the question, or else the speaker's. */
export function ownerOf(
  { slots: { wallet: typed }, holder, language }: Question,
  directory: TokenDirectory,
): Readonly<{ wallet: WalletAddress }> | Finding {
  const { whichWallet, notAnAddress } = answersIn(language);
  if (typed === undefined)
    return holder === undefined ? { ...signInFirst(whichWallet), isSpoken: true } : { wallet: holder };
  const address = directory.toWalletAddress(typed);
  return address === undefined ? { message: fill(notAnAddress, { said: typed }), isSpoken: true } : { wallet: address };
}
