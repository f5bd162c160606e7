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
import { anyPlatform, type Platform } from '../../domain/messaging/platform.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { Found } from './inquiries.ts';
import { saySignIn } from './look-up.ts';
import type { Speaker } from './speaker.ts';

type LinkPorts = Pick<Ports, 'chatLinks' | 'clock' | 'keyDigests' | 'random'>;
type Reply = ChatReply<Found>;

/**
 * Links accounts of messaging platforms to wallets. The wallet's own session creates the code, and the owner of the
 * account sends it: tricking somebody into sending a code only gives them access to the attacker's wallet.
 */
export const linkAccount =
  (ports: LinkPorts) =>
  async (speaker: Speaker, command: LinkCommand): Promise<Reply> => {
    const { account, may } = speaker;
    if (account !== undefined) return await answerAccount(ports, account, command);
    if ('notAct' in may) return saySignIn('link', may.notAct);
    return await answerOwner(ports, may.actAs, command);
  };

const answerOwner = async (ports: LinkPorts, wallet: ProvedWallet, command: LinkCommand): Promise<Reply> => {
  switch (command.kind) {
    case 'invite':
      return await invite(ports, wallet, command.platform);
    case 'list':
      return await list(ports, wallet);
    case 'unlink':
      return await unlink(ports, wallet, command.platform);
    case 'accept':
      return tell('Send that code on the messaging platform, from the account that you want to link.');
    case 'explain':
      return tell(`Say ${TO_LINK} to get a code for the account that you want to link.`);
  }
};

async function invite({ chatLinks, clock, keyDigests, random }: LinkPorts, wallet: ProvedWallet, platform: Platform) {
  const code = random.text(LINK_CODE_LENGTH, LINK_CODE_ALPHABET);
  const expiresAt = new Date(clock.now().getTime() + LINK_CODE_MS);
  await chatLinks.invite({ digest: keyDigests.digestOf(digested(code)), platform, wallet, expiresAt });
  const spelt = spellCode(code);
  return tell(
    `Send us this on ${platform}, from your own account, within ten minutes: link ${spelt}. Do not share the code: whoever ` +
      `sends it can ask about ${wallet} and prepare transfers for it, which only your wallet can sign.`,
    { link: { platform, code: spelt, expiresAt } },
  );
}

async function list({ chatLinks, clock }: LinkPorts, wallet: ProvedWallet): Promise<Reply> {
  const links = await chatLinks.linksOf(wallet, clock.now());
  const linked = links.map(({ account, expiresAt }) => ({
    platform: account.platform,
    account: maskAccount(account),
    expiresAt,
  }));
  const names = linked.map(({ platform, account }) => `${platform} ${account}`).join(', ');
  return tell(linked.length === 0 ? 'No account is linked.' : `Linked with ${wallet}: ${names}.`, { linked });
}

async function unlink(ports: LinkPorts, wallet: ProvedWallet, platform: Platform | undefined): Promise<Reply> {
  if (platform === undefined) return tell(`Say ${anyPlatform((name) => `“unlink ${name}”`)}.`);
  const ended = await ports.chatLinks.unlinkAll(wallet, platform);
  return tell(ended === 0 ? `No ${platform} account is linked.` : `Unlinked: ${ended} on ${platform}.`);
}

async function answerAccount(ports: LinkPorts, account: ChatAccount, command: LinkCommand): Promise<Reply> {
  if (command.kind === 'accept') return await accept(ports, account, command.code);
  const { chatLinks, clock } = ports;
  if (command.kind === 'unlink')
    return tell((await chatLinks.unlink(account)) ? 'This account is no longer linked.' : NOT_LINKED);
  const wallet = await chatLinks.walletOf(account, clock.now());
  return tell(wallet === undefined ? `${NOT_LINKED} ${HOW}` : linkedWith(wallet));
}

async function accept({ chatLinks, clock, keyDigests }: LinkPorts, account: ChatAccount, code: string): Promise<Reply> {
  const now = clock.now();
  const standing = await chatLinks.walletOf(account, now);
  if (standing !== undefined) return tell(linkedWith(standing));
  const expiresAt = new Date(now.getTime() + LINK_MS);
  const wallet = await chatLinks.accept(keyDigests.digestOf(digested(code)), account, now, expiresAt);
  return tell(wallet === undefined ? `That code is unknown, used or expired. ${HOW}` : linkedWith(wallet));
}

const NOT_LINKED = 'This account is not linked.';
const TO_LINK = anyPlatform((name) => `“link ${name}”`);
const HOW = `To link it, sign in on the web with your wallet, say ${TO_LINK} there, and send the code here.`;
const linkedWith = (wallet: WalletAddress): string =>
  `This account is linked with ${wallet}. If that is not your wallet, say “unlink” now.`;

/** Domain separation from API keys, which are digested with the same pepper. */
const digested = (code: string): string => `chat-link ${code}`;

const tell = (message: string, found: Partial<Found> = {}): Reply =>
  say<Found>('link', message, { missing: [], ...found });
