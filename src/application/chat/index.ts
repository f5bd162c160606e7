import { type ProvedWallet, proved } from '../../domain/auth/proved-wallet.ts';
import { CATALOGUE } from '../../domain/chat/catalogue.ts';
import { type ChatAccount, readLinkCommand } from '../../domain/chat/chat-link.ts';
import { readContactCommand } from '../../domain/chat/contact.ts';
import { CHAT_CHANNELS } from '../../domain/chat/dialogue.ts';
import type { ChatReply } from '../../domain/chat/reply.ts';
import type { FeeUseCases } from '../fee/index.ts';
import type { HistoryUseCases } from '../history/index.ts';
import type { KycUseCases } from '../kyc/index.ts';
import type { PortfolioUseCases } from '../portfolio/index.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { Needs } from '../shared/compose.ts';
import type { SwapUseCases } from '../swap/index.ts';
import type { TokenUseCases } from '../token/index.ts';
import type { TransferUseCases } from '../transfer/index.ts';
import { anonymousConversation } from './anonymous-conversation.ts';
import { confirmAction, openOffer } from './confirm-action.ts';
import { converse } from './converse.ts';
import { dropQuestion } from './drop-question.ts';
import { inquireBalance } from './inquire-balance.ts';
import { inquireFees, inquireGas } from './inquire-costs.ts';
import { inquireHistory } from './inquire-history.ts';
import { inquireKyc } from './inquire-kyc.ts';
import { inquirePortfolio } from './inquire-portfolio.ts';
import { inquirePrice } from './inquire-price.ts';
import { inquireSale } from './inquire-sale.ts';
import type { Found, Inquiries } from './inquiries.ts';
import { keepContacts } from './keep-contacts.ts';
import { linkAccount } from './link-account.ts';
import type { Speaker } from './speaker.ts';

type Subjects = Readonly<{
  fee: FeeUseCases;
  history: HistoryUseCases;
  kyc: KycUseCases;
  portfolio: PortfolioUseCases;
  sale: SaleUseCases;
  swap: SwapUseCases;
  token: TokenUseCases;
  transfer: TransferUseCases;
}>;

type ChatNeeds = Subjects &
  Needs<typeof anonymousConversation> &
  Needs<typeof confirmAction> &
  Needs<typeof converse> &
  Needs<typeof dropQuestion> &
  Needs<typeof inquireBalance> &
  Needs<typeof keepContacts> &
  Needs<typeof linkAccount> &
  Needs<typeof openOffer>;

/** To answer another intent, add its inquiry to `inquiries`. */
export const chatUseCases = ({ fee, history, kyc, portfolio, sale, swap, token, transfer, ...ports }: ChatNeeds) => {
  const { directory } = ports.chatPolicy;
  const everything = inquirePortfolio(portfolio, directory);
  const inquiries: Inquiries = {
    balance: inquireBalance(ports, everything),
    fees: inquireFees(fee),
    gas: inquireGas(fee),
    history: inquireHistory(history, directory),
    kyc: inquireKyc(kyc),
    portfolio: everything,
    price: inquirePrice(token, directory),
    sale: inquireSale(sale),
  };
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
    confirm,
    capabilities: () => ({ intents: CATALOGUE, channels: CHAT_CHANNELS }),
  };
};

export type ChatUseCases = ReturnType<typeof chatUseCases>;
