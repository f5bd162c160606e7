import { type ProvedWallet, proved } from '../../domain/auth/proved-wallet.ts';
import { CATALOGUE } from '../../domain/chat/catalogue.ts';
import { type ChatAccount, readLinkCommand } from '../../domain/chat/chat-link.ts';
import { readContactCommand } from '../../domain/chat/contact.ts';
import { CHAT_CHANNELS, confirmationUnclear } from '../../domain/chat/dialogue.ts';
import type { ChatReply } from '../../domain/chat/reply.ts';
import { WORDS } from '../../domain/chat/words/index.ts';
import type { Needs } from '../shared/compose.ts';
import type { TransferUseCases } from '../transfer/index.ts';
import { anonymousConversation } from './anonymous-conversation.ts';
import { type AnswerPorts, answerersOf, type Subjects } from './answerers.ts';
import { confirmAction, openOffer } from './confirm-action.ts';
import { converse, dropQuestion } from './converse.ts';
import type { Found } from './inquiries.ts';
import { keepContacts } from './keep-contacts.ts';
import { linkAccount } from './link-account.ts';
import type { Speaker } from './speaker.ts';

type ChatNeeds = Subjects &
  Readonly<{ transfer: TransferUseCases }> &
  AnswerPorts &
  Needs<typeof anonymousConversation> &
  Needs<typeof confirmAction> &
  Needs<typeof converse> &
  Needs<typeof dropQuestion> &
  Needs<typeof keepContacts> &
  Needs<typeof linkAccount> &
  Needs<typeof openOffer>;

const BUTTONS: ReadonlySet<string> = new Set(Object.values(WORDS).map(({ prepare }) => prepare));
const isOfButton = (message: string): boolean => BUTTONS.has(message.trim());

export const chatUseCases = (ports: ChatNeeds) => {
  const { swap, transfer, portfolio } = ports;
  const inquiries = answerersOf(ports, ports);
  const confirm = confirmAction(ports, transfer, swap);
  const [talk, link] = [converse(ports, { inquiries, swaps: swap, holdings: portfolio, confirm }), linkAccount(ports)];
  const [keep, endQuestion] = [keepContacts(ports), dropQuestion(ports)];
  return {
    converse: async (speaker: Speaker, message: string): Promise<ChatReply<Found>> => {
      const command = readLinkCommand(message);
      const contact = readContactCommand(message);
      if (command !== undefined || contact !== undefined) await endQuestion(speaker.dialogue);
      if (command !== undefined) return await link(speaker, command);
      return contact === undefined ? await talk(speaker, message) : await keep(speaker, contact);
    },
    walletOf: async (account: ChatAccount): Promise<ProvedWallet | undefined> => {
      const wallet = await ports.chatLinks.walletOf(account, ports.clock.now());
      return wallet && proved({ wallet }).wallet;
    },
    anonymousConversation: anonymousConversation(ports),
    openOffer: openOffer(ports),
    confirm: (speaker: Speaker, id: string): Promise<ChatReply<Found>> => confirm(speaker, id),
    /** What a button sends: its id, and a message that must not say anything else. Rejects with CONFIRMATION_UNCLEAR too. */
    press: async (speaker: Speaker, message: string, id: string): Promise<ChatReply<Found>> => {
      if (!isOfButton(message) && !(await ports.languageReader()).agrees(message)) throw confirmationUnclear();
      return await confirm(speaker, id);
    },
    capabilities: () => ({ intents: CATALOGUE, channels: CHAT_CHANNELS }),
  };
};

export type ChatUseCases = ReturnType<typeof chatUseCases>;
