import { PLATFORMS, type Platform } from '../messaging/platform.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** An account on a messaging platform; `id` is the platform's own. */
export type ChatAccount = Readonly<{ platform: Platform; id: string }>;

/** Until it expires, the account may query and prepare actions for the wallet. */
export type ChatLink = Readonly<{ account: ChatAccount; wallet: WalletAddress; expiresAt: Date }>;

export const LINK_CODE_MS = 10 * 60 * 1000;
/** Limits the damage when a phone number is reassigned: the link expires and must be created again. */
export const LINK_MS = 90 * 24 * 60 * 60 * 1000;

/** 32 characters that are hard to confuse with each other: 16 of them are 80 bits. */
export const LINK_CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const LINK_CODE_LENGTH = 16;

export type LinkCommand =
  | Readonly<{ kind: 'invite'; platform: Platform }>
  | Readonly<{ kind: 'accept'; code: string }>
  | Readonly<{ kind: 'unlink'; platform?: Platform }>
  | Readonly<{ kind: 'list' }>
  | Readonly<{ kind: 'explain' }>;

const NAMED = new RegExp(`^(link|unlink) (?:my )?(${PLATFORMS.join('|')})(?: account)?$`);
const LISTING = /^(?:my |show (?:my )?)?linked accounts$/;
// "link" alone is a token symbol.
const ASKING = /^link (?:my |this )?(?:account|wallet|(?:wallet )?0x[0-9a-f]{40})$/;
const CODE = new RegExp(`^link ((?:[${LINK_CODE_ALPHABET}]-?){${LINK_CODE_LENGTH}})$`, 'i');

/** Returns the link command when the whole message is one, otherwise undefined. */
export function readLinkCommand(message: string): LinkCommand | undefined {
  const text = message
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!?]$/, '');
  const code = CODE.exec(text)?.[1];
  if (code !== undefined) return { kind: 'accept', code: code.replaceAll('-', '').toUpperCase() };
  const lower = text.toLowerCase();
  const [, verb, name] = NAMED.exec(lower) ?? [];
  const platform = PLATFORMS.find((one) => one === name);
  if (platform !== undefined) return { kind: verb === 'link' ? 'invite' : 'unlink', platform };
  if (lower === 'unlink') return { kind: 'unlink' };
  if (LISTING.test(lower)) return { kind: 'list' };
  return ASKING.test(lower) ? { kind: 'explain' } : undefined;
}

/** Formats the code in groups of four, for reading aloud and typing. */
export const spellCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** The last four characters: the owner recognizes the account, others cannot reconstruct it. */
export const maskAccount = ({ id }: ChatAccount): string => `…${id.slice(-4)}`;
