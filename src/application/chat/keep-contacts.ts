import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { type ContactCommand, contactKey, isReserved, MOST_CONTACTS } from '../../domain/chat/contact.ts';
import { type ChatReply, say } from '../../domain/chat/reply.ts';
import type { ProblemCode } from '../../domain/chat/understanding.ts';
import { fill, type Words, wordsIn } from '../../domain/chat/words/index.ts';
import type { LanguageReader } from '../ports/chat/language-reader.ts';
import type { Ports } from '../ports/index.ts';
import type { Found } from './inquiries.ts';
import { saySignIn } from './look-up.ts';
import type { Speaker } from './speaker.ts';

type ContactPorts = Pick<Ports, 'chatPolicy' | 'contacts' | 'languageReader'>;

/** Saves, shows and deletes the contacts of the speaker's own wallet, in the language of the command. */
export const keepContacts =
  (ports: ContactPorts) =>
  async ({ may }: Speaker, command: ContactCommand): Promise<ChatReply<Found>> => {
    if ('notAct' in may) return saySignIn('contacts', may.notAct);
    const { keeping, answers } = wordsIn(command.language);
    switch (command.kind) {
      case 'save':
        return await save(ports, may.actAs, command, keeping);
      case 'delete': {
        const { name } = command;
        const isDeleted = await ports.contacts.remove(may.actAs, contactKey(name));
        return tell(fill(isDeleted ? keeping.deleted : keeping.unknown, { name }));
      }
      case 'list': {
        const all = await ports.contacts.list(may.actAs);
        const lines = all.map(({ name, address }) => `${name}: ${address}`).join('\n');
        const contacts = all.map(({ name, address }) => ({ name, address }));
        return tell(all.length === 0 ? answers.noContacts : lines, { contacts });
      }
    }
  };

async function save(
  { chatPolicy, contacts, languageReader }: ContactPorts,
  wallet: ProvedWallet,
  { name, address: typed }: Extract<ContactCommand, { kind: 'save' }>,
  { mistyped, taken, saved, full, standing }: Words['keeping'],
) {
  const address = chatPolicy.directory.toWalletAddress(typed);
  if (address === undefined) return tell(mistyped);
  if (isReserved(name) || !isFree(await languageReader(), name)) return tell(fill(taken, { name }));
  const kept = await contacts.save(wallet, { name: contactKey(name), address }, MOST_CONTACTS);
  if (kept === undefined) return tell(fill(full, { count: String(MOST_CONTACTS) }));
  return tell(fill(kept === address ? saved : standing, { name, address: kept }));
}

/** Whether a request to the name would be read as one to a person: not as an amount, a token or an ordinary word. */
const isFree = (reader: LanguageReader, name: string): boolean => {
  const key = contactKey(name);
  const request = `send 5 usdc to ${name}`;
  const { problems: said, slots } = reader.read(request);
  // "yes" and "stop" answer, in every language.
  if (reader.read(name).act !== 'request') return false;
  const problems = said.filter(({ code }) => code !== 'proposed');
  const isNobody = problems.length === 1 && problems[0]?.code === 'recipient-is-nobody' && problems[0].said === key;
  if (isNobody && !name.includes(' ')) return true;
  // What the reader does not know at all may be a name, if the request is plain once it is a contact.
  const isUnread = problems.every(({ code }) => code === 'not-understood') && Object.keys(slots).length === 0;
  const isPlain = name.includes(' ')
    ? Object.keys(slots).length === 2 && problems.every(({ code }) => UNNAMED.has(code))
    : isUnread;
  const named = reader.read(request, undefined, { contacts: [key] });
  return isPlain && named.slots.recipient === key && named.problems.length === 0;
};
/** What is said of several words that nobody is known by. */
const UNNAMED: ReadonlySet<ProblemCode> = new Set(['recipient-is-nobody', 'not-understood']);

const tell = (message: string, found: Partial<Found> = {}): ChatReply<Found> =>
  say<Found>('contacts', message, { missing: [], ...found });
