import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Finding, Question } from './inquiries.ts';

/** The wallet in the question, or else the wallet of the conversation. */
export function ownerOf(
  { slots: { wallet: typed }, wallet }: Question,
  directory: TokenDirectory,
): Readonly<{ wallet: WalletAddress }> | Finding {
  if (typed === undefined)
    return wallet === undefined ? { message: 'For which wallet? Sign in, or send its address.' } : { wallet };
  const address = directory.toWalletAddress(typed);
  return address === undefined
    ? { message: `I can look up only addresses that start with 0x. ${typed} is not one.` }
    : { wallet: address };
}
