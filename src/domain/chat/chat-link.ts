import { PLATFORMS, type Platform } from '../messaging/inbound-message.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** Somebody on a messaging platform, by the platform's own name for them. */
export type ChatAccount = Readonly<{ platform: Platform; id: string }>;

/** The account may ask and prepare for the wallet until it expires. */
export type ChatLink = Readonly<{ account: ChatAccount; wallet: WalletAddress; expiresAt: Date }>;

export const LINK_CODE_MS = 10 * 60 * 1000;
/** A phone number gets a new owner some day: a link ends before that, and is made again. */
export const LINK_MS = 90 * 24 * 60 * 60 * 1000;

/** 32 characters that are not taken for each other: 16 of them are 80 bits. */
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
// Not "link" alone: that is a token.
const ASKING = /^link (?:my |this )?(?:account|wallet|(?:wallet )?0x[0-9a-f]{40})$/;
const CODE = new RegExp(`^link ((?:[${LINK_CODE_ALPHABET}]-?){${LINK_CODE_LENGTH}})$`, 'i');

/** What a message orders about links: only when it is nothing but that. */
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

/** In groups of four, to be read out and typed. */
export const spellCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** Enough for the owner to know the account by, and for nobody else. */
export const maskAccount = ({ id }: ChatAccount): string => `…${id.slice(-4)}`;
