import type { WalletAddress } from '../shared/wallet-address.ts';
import { type InLanguage, phrasesOf, WORDS } from './words/index.ts';

/** A wallet's own name for an address. `name` is in lower case. */
export type Contact = Readonly<{ name: string; address: WalletAddress }>;

export const MOST_CONTACTS = 100;

export type ContactCommand = (
  | Readonly<{ kind: 'save'; name: string; address: string }>
  | Readonly<{ kind: 'delete'; name: string }>
  | Readonly<{ kind: 'list' }>
) &
  InLanguage;

const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_'.&-]{0,31}";
/** As few words as the rest of a phrase leaves. */
const NAME = `(?<name>(?!(?:the|dem|name|namen|nom|nombre|nome|my|mes|mis|a|un|una|um|einen) )[\\p{L}][\\p{L}\\p{M}\\p{N}_'.&-]{0,31}(?: (?:& )?${WORD}){0,3}?)`;
const ADDRESS = '(?<address>0x[0-9a-f]{40})';

/** `{in}` stands for the words of `book` with a space before them, which may be missing. */
const patternsOf = (kind: 'saving' | 'deleting' | 'listing') =>
  phrasesOf(kind, (phrase, { book }) =>
    phrase.replaceAll('{in}', `(?: ?(?:${book}))?`).replace('{address}', ADDRESS).replace('{name}', NAME),
  );

const SAVING = patternsOf('saving');
const DELETING = patternsOf('deleting');
const LISTING = patternsOf('listing');

const COURTESY =
  'please|pls|hey|hi|hello|ok|can you|could you|por favor|porfa|hola|olá|oi|pode|puedes|bitte|hallo|kannst du|stp|svp|bonjour|peux-tu|lütfen|merhaba|请|麻烦|thanks|thank you|gracias|obrigado|obrigada|danke|merci|teşekkürler|谢谢';
const BEFORE = new RegExp(`^(?:(?:${COURTESY})[ ,!:]*)+`, 'iu');
const AFTER = new RegExp(`(?:[ ,]+(?:${COURTESY}))+$`, 'iu');
/** Words in the place of a name that make it another request. */
const NOT_NAMES =
  /^(?:as|at|in|under|my|to|contact|contacts|address|it|that|this|new|neuer|nuevo|nouveau|novo|yeni|como|con|com|als|comme|avec|olarak|well|before|soon|usual|always|agreed|requested|mine|me|him|her|us|them|un|una|um|uma|einen|den|el|la|le|l')$/iu;
/** A further word of a name begins with a capital or a digit, or links two that do: "Halvorsen Ltd", "Casa de Ana". */
const FURTHER = /^(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]\S*|&|de|da|do|del|di|van|von|der|den|of|el|la|le)$/u;

function isName(name: string): boolean {
  const [first = '', ...further] = name.split(' ');
  const last = further.at(-1);
  return (
    !NOT_NAMES.test(first) &&
    further.every((word) => FURTHER.test(word)) &&
    (last === undefined || /^[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(last))
  );
}

const ASKED = /[?？]\s*$/u;
/** A question that asks to do it: "can you save 0x… as Ana?" */
const REQUESTED =
  /^[¿\s]*(?:(?:hey|hi|hello|ok|hola|olá|oi|hallo|bonjour|merhaba)[ ,!]*)*(?:(?:please|pls),? )?(?:can|could) you |^[¿\s]*(?:pode|puedes|kannst du|peux-tu) /iu;

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
  const isAsked = ASKED.test(message) && !REQUESTED.test(message);
  for (const { pattern, spoken } of isAsked ? [] : SAVING) {
    const { address, name } = pattern.exec(text)?.groups ?? {};
    if (address !== undefined && name !== undefined && isName(name)) return { kind: 'save', name, address, ...spoken };
  }
  const listing = LISTING.find(({ pattern }) => pattern.test(text));
  if (listing !== undefined) return { kind: 'list', ...listing.spoken };
  for (const { pattern, spoken } of isAsked ? [] : DELETING) {
    const { name } = pattern.exec(text)?.groups ?? {};
    if (name !== undefined && (isName(name) || (!name.includes(' ') && /contact/i.test(text))))
      return { kind: 'delete', name, ...spoken };
  }
  return undefined;
}

/** Words that name nobody, or everybody, in every language. */
const RESERVED: ReadonlySet<string> = new Set(Object.values(WORDS).flatMap(({ commands }) => commands.reserved));

/** Whether a word of the name stands for nobody or anybody: "anyone", "Nobody Else", "niemand". */
export const isReserved = (name: string): boolean =>
  [name, ...name.split(' ')].some((word) => RESERVED.has(contactKey(word)));

/** The form in which names are stored and compared. */
export const contactKey = (name: string): string => name.normalize('NFC').toLowerCase();
