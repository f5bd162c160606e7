import { answersIn } from '../../domain/chat/sentences/answers/index.ts';
import { fill } from '../../domain/chat/sentences/index.ts';
import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Finding, Question } from './inquiries.ts';

/** The wallet in the question, or else the wallet of the conversation. */
export function ownerOf(
  { slots: { wallet: typed }, wallet, language }: Question,
  directory: TokenDirectory,
): Readonly<{ wallet: WalletAddress }> | Finding {
  const { whichWallet, notAnAddress } = answersIn(language);
  if (typed === undefined) return wallet === undefined ? { message: whichWallet, isSpoken: true } : { wallet };
  const address = directory.toWalletAddress(typed);
  return address === undefined ? { message: fill(notAnAddress, { said: typed }), isSpoken: true } : { wallet: address };
}
