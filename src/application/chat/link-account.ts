import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import {
  type ChatAccount,
  LINK_CODE_ALPHABET,
  LINK_CODE_LENGTH,
  LINK_CODE_MS,
  LINK_MS,
  type LinkCommand,
  maskAccount,
  spellCode,
} from '../../domain/chat/chat-link.ts';
import { type ChatReply, say } from '../../domain/chat/reply.ts';
import { fill, type Words, wordsIn } from '../../domain/chat/words/index.ts';
import type { Platform } from '../../domain/messaging/platform.ts';
import type { Ports } from '../ports/index.ts';
import type { Found } from './inquiries.ts';
import { saySignIn } from './look-up.ts';
import type { Speaker } from './speaker.ts';

type LinkPorts = Pick<Ports, 'chatLinks' | 'clock' | 'keyDigests' | 'random'>;
type Reply = ChatReply<Found>;
type Linking = Words['linking'];

/**
 * Links accounts of messaging platforms to wallets, in the language of the command. The wallet's own session creates the code, and the
 * owner of the account sends it: tricking somebody into sending a code only gives them access to the attacker's wallet.
 */
export const linkAccount =
  (ports: LinkPorts) =>
  async ({ account, may }: Speaker, command: LinkCommand): Promise<Reply> => {
    const words = wordsIn(command.language);
    if (account !== undefined) return await answerAccount(ports, account, command, words.linking);
    if ('notAct' in may) return saySignIn('link', may.notAct);
    return await answerOwner(ports, may.actAs, command, words);
  };

async function answerOwner(
  ports: LinkPorts,
  wallet: ProvedWallet,
  command: LinkCommand,
  { linking, answers }: Words,
): Promise<Reply> {
  switch (command.kind) {
    case 'invite':
      return await invite(ports, wallet, command.platform, linking);
    case 'list': {
      const linked = await linkedWith(ports, wallet);
      return tell(linkedIn(linked, answers), { linked });
    }
    case 'unlink': {
      const { platform } = command;
      if (platform === undefined) return tell(linking.which);
      const count = await ports.chatLinks.unlinkAll(wallet, platform);
      return tell(fill(count === 0 ? linking.noneOn : linking.unlinked, { platform, count: String(count) }));
    }
    case 'accept':
      return tell(linking.sendThere);
    case 'explain':
      return tell(linking.explain);
  }
}

async function invite(
  { chatLinks, clock, keyDigests, random }: LinkPorts,
  wallet: ProvedWallet,
  platform: Platform,
  { invite: sentence }: Linking,
) {
  const code = random.text(LINK_CODE_LENGTH, LINK_CODE_ALPHABET);
  const expiresAt = new Date(clock.now().getTime() + LINK_CODE_MS);
  await chatLinks.invite({ digest: keyDigests.digestOf(digested(code)), platform, wallet, expiresAt });
  const spelt = spellCode(code);
  return tell(fill(sentence, { platform, code: spelt, wallet }), { link: { platform, code: spelt, expiresAt } });
}

/** The accounts that the wallet linked, shown by their last characters. */
export async function linkedWith({ chatLinks, clock }: Pick<Ports, 'chatLinks' | 'clock'>, wallet: ProvedWallet) {
  const links = await chatLinks.linksOf(wallet, clock.now());
  return links.map(({ account, expiresAt }) => ({
    platform: account.platform,
    account: maskAccount(account),
    expiresAt,
  }));
}

export const linkedIn = (
  linked: Awaited<ReturnType<typeof linkedWith>>,
  { notLinked, linked: sentence }: Words['answers'],
): string =>
  linked.length === 0
    ? notLinked
    : fill(sentence, { accounts: linked.map(({ platform, account }) => `${platform} ${account}`).join(', ') });

async function answerAccount(
  ports: LinkPorts,
  account: ChatAccount,
  command: LinkCommand,
  say: Linking,
): Promise<Reply> {
  const { chatLinks, clock, keyDigests } = ports;
  if (command.kind === 'unlink') return tell((await chatLinks.unlink(account)) ? say.ended : say.none);
  const now = clock.now();
  const standing = await chatLinks.walletOf(account, now);
  if (standing !== undefined) return tell(fill(say.with, { wallet: standing }));
  if (command.kind !== 'accept') return tell(`${say.none} ${say.how}`);
  const expiresAt = new Date(now.getTime() + LINK_MS);
  const wallet = await chatLinks.accept(keyDigests.digestOf(digested(command.code)), account, now, expiresAt);
  return tell(wallet === undefined ? `${say.badCode} ${say.how}` : fill(say.with, { wallet }));
}

/** Domain separation from API keys, which are digested with the same pepper. */
const digested = (code: string): string => `chat-link ${code}`;

const tell = (message: string, found: Partial<Found> = {}): Reply =>
  say<Found>('link', message, { missing: [], ...found });
