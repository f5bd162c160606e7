import { PLATFORMS, type Platform } from '../messaging/platform.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { type InLanguage, phrasesOf } from './words/index.ts';

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

export type LinkCommand = (
  | Readonly<{ kind: 'invite'; platform: Platform }>
  | Readonly<{ kind: 'accept'; code: string }>
  | Readonly<{ kind: 'unlink'; platform?: Platform }>
  | Readonly<{ kind: 'list' }>
  | Readonly<{ kind: 'explain' }>
) &
  InLanguage;

const PLATFORM = `(?<platform>${PLATFORMS.join('|')})`;
const CODE = `(?<code>(?:[${LINK_CODE_ALPHABET}]-?){${LINK_CODE_LENGTH}})`;
const PATTERNS = (['code', 'linking', 'unlinking', 'linked', 'explaining'] as const).flatMap((kind) =>
  phrasesOf(kind, (phrase) => phrase.replace('{platform}', PLATFORM).replace('{code}', CODE)).map((one) => ({
    kind,
    ...one,
  })),
);

/** Returns the link command when the whole message is one, otherwise undefined. "link" alone is a token symbol. */
export function readLinkCommand(message: string): LinkCommand | undefined {
  const text = message
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!?。！？]$/, '');
  const found = PATTERNS.find(({ pattern }) => pattern.test(text));
  if (found === undefined) return undefined;
  const { code = '', platform: name } = found.pattern.exec(text)?.groups ?? {};
  const platform = PLATFORMS.find((one) => one === name?.toLowerCase());
  const { spoken } = found;
  switch (found.kind) {
    case 'code':
      return { kind: 'accept', code: code.replaceAll('-', '').toUpperCase(), ...spoken };
    case 'linking':
      return platform && { kind: 'invite', platform, ...spoken };
    case 'unlinking':
      return { kind: 'unlink', ...(platform !== undefined && { platform }), ...spoken };
    case 'linked':
      return { kind: 'list', ...spoken };
    case 'explaining':
      return { kind: 'explain', ...spoken };
  }
}

/** Formats the code in groups of four, for reading aloud and typing. */
export const spellCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** The last four characters: the owner recognizes the account, others cannot reconstruct it. */
export const maskAccount = ({ id }: ChatAccount): string => `…${id.slice(-4)}`;
