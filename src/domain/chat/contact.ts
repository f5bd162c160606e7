import type { WalletAddress } from '../shared/wallet-address.ts';

/** A wallet's own name for an address. `name` is in lower case. */
export type Contact = Readonly<{ name: string; address: WalletAddress }>;

export const MOST_CONTACTS = 100;

export type ContactCommand =
  | Readonly<{ kind: 'save'; name: string; address: string }>
  | Readonly<{ kind: 'delete'; name: string }>
  | Readonly<{ kind: 'list' }>;

const NAME = "([\\p{L}][\\p{L}\\p{M}\\p{N}_'-]{0,31})";
const ADDRESS = '(0x[0-9a-f]{40})';
const SAVING = [
  new RegExp(
    `^(?:save|add|store|remember) ${ADDRESS} (?:as|under|to my contacts as) (?:my )?(?:contact )?${NAME}$`,
    'iu',
  ),
  new RegExp(`^(?:call|name) ${ADDRESS} ${NAME}$`, 'iu'),
];
const SAVING_NAME_FIRST = new RegExp(
  `^(?:save|add|store|remember|new) (?:contact |a contact |contact: )?${NAME}[:,]? (?:as |at |with |is )?${ADDRESS}$`,
  'iu',
);
const DELETING = new RegExp(
  `^(?:delete|remove|forget) (?:the |my )?(?:contact ${NAME}|${NAME} from (?:my |the )?(?:contacts|address book|contact list))$`,
  'iu',
);
const LISTING =
  /^(?:show |list |see |view )?(?:me )?(?:all )?(?:my |the )?(?:contacts|address book|saved addresses)$/iu;

/** Returns the command when the whole message is one, otherwise undefined. */
export function readContactCommand(message: string): ContactCommand | undefined {
  const text = message
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!?]+$/, '')
    .replace(/^(?:please|pls) /i, '')
    .replace(/ (?:please|pls|thanks)$/i, '');
  for (const pattern of SAVING) {
    const [, address, name] = pattern.exec(text) ?? [];
    if (address !== undefined && name !== undefined) return { kind: 'save', name, address };
  }
  const [, first, last] = SAVING_NAME_FIRST.exec(text) ?? [];
  if (first !== undefined && last !== undefined) return { kind: 'save', name: first, address: last };
  const [, named, from] = DELETING.exec(text) ?? [];
  const gone = named ?? from;
  if (gone !== undefined) return { kind: 'delete', name: gone };
  return LISTING.test(text) ? { kind: 'list' } : undefined;
}

/** The form in which names are stored and compared. */
export const contactKey = (name: string): string => name.normalize('NFC').toLowerCase();
