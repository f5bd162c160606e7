import { CATALOGUE } from '../../domain/chat/catalogue.ts';
import { CHAT_CHANNELS } from '../../domain/chat/dialogue.ts';
import type { KycUseCases } from '../kyc/index.ts';
import type { Ports } from '../ports/index.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { TokenUseCases } from '../token/index.ts';
import { confirmAction } from './confirm-action.ts';
import { type ConversePorts, converse } from './converse.ts';
import { inquireKyc } from './inquire-kyc.ts';
import { inquirePrice } from './inquire-price.ts';
import { inquireSale } from './inquire-sale.ts';
import type { Inquiries } from './inquiries.ts';

type Rooms = Readonly<{ kyc: KycUseCases; sale: SaleUseCases; token: TokenUseCases }>;

/** Answers how many conversations had expired. */
export const forgetChats =
  ({ chatSessions, clock }: Pick<Ports, 'chatSessions' | 'clock'>) =>
  (): Promise<number> =>
    chatSessions.purgeExpired(clock.now());

/** Every room that can answer adds its line to the inquiries. */
export const chatUseCases = ({ kyc, sale, token, ...ports }: ConversePorts & Rooms) => {
  const inquiries: Inquiries = {
    kyc: inquireKyc(kyc),
    price: inquirePrice(token, ports.chatPolicy.lexicon),
    sale: inquireSale(sale),
  };
  return {
    converse: converse(ports, inquiries),
    confirm: confirmAction(ports),
    forgetExpired: forgetChats(ports),
    capabilities: () => ({ intents: CATALOGUE, channels: CHAT_CHANNELS }),
  };
};

export type ChatUseCases = ReturnType<typeof chatUseCases>;
