import type { WalletAddress } from '../shared/wallet-address.ts';
import { DELETING, LISTING, SAVING } from './contact-phrases.ts';

/** A wallet's own name for an address. `name` is in lower case. */
export type Contact = Readonly<{ name: string; address: WalletAddress }>;

export const MOST_CONTACTS = 100;

export type ContactCommand =
  | Readonly<{ kind: 'save'; name: string; address: string }>
  | Readonly<{ kind: 'delete'; name: string }>
  | Readonly<{ kind: 'list' }>;

const COURTESY =
  'please|pls|hey|hi|hello|ok|can you|could you|por favor|porfa|hola|olá|oi|pode|puedes|bitte|hallo|kannst du|stp|svp|bonjour|peux-tu|lütfen|merhaba|请|麻烦|thanks|thank you|gracias|obrigado|obrigada|danke|merci|teşekkürler|谢谢';
const BEFORE = new RegExp(`^(?:(?:${COURTESY})[ ,!:]*)+`, 'iu');
const AFTER = new RegExp(`(?:[ ,]+(?:${COURTESY}))+$`, 'iu');
/** Words in the place of a name that make it another request. */
const NOT_NAMES = /^(?:as|under|my|to|contact|contacts|address|it|that|this|como|als|comme|olarak)$/iu;

/** Returns the command when the whole message is one, otherwise undefined. */
export function readContactCommand(message: string): ContactCommand | undefined {
  const text = message
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^¿/, '')
    .replace(/[.!?。！？\s]+$/, '')
    .replace(BEFORE, '')
    .replace(AFTER, '');
  for (const pattern of SAVING) {
    const { address, name } = pattern.exec(text)?.groups ?? {};
    if (address !== undefined && name !== undefined && !NOT_NAMES.test(name)) return { kind: 'save', name, address };
  }
  if (LISTING.some((pattern) => pattern.test(text))) return { kind: 'list' };
  for (const pattern of DELETING) {
    const { name } = pattern.exec(text)?.groups ?? {};
    if (name !== undefined && (!NOT_NAMES.test(name) || /contact/i.test(text))) return { kind: 'delete', name };
  }
  return undefined;
}

/** The form in which names are stored and compared. */
export const contactKey = (name: string): string => name.normalize('NFC').toLowerCase();
