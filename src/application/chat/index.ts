import { CATALOGUE } from '../../domain/chat/catalogue.ts';
import { CHAT_CHANNELS } from '../../domain/chat/dialogue.ts';
import type { FeeUseCases } from '../fee/index.ts';
import type { KycUseCases } from '../kyc/index.ts';
import type { PortfolioUseCases } from '../portfolio/index.ts';
import type { Ports } from '../ports/index.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { SwapUseCases } from '../swap/index.ts';
import type { TokenUseCases } from '../token/index.ts';
import type { TransferUseCases } from '../transfer/index.ts';
import { confirmAction } from './confirm-action.ts';
import { type ConversePorts, converse } from './converse.ts';
import { inquireBalance } from './inquire-balance.ts';
import { inquireFees, inquireGas } from './inquire-costs.ts';
import { inquireKyc } from './inquire-kyc.ts';
import { inquirePortfolio } from './inquire-portfolio.ts';
import { inquirePrice } from './inquire-price.ts';
import { inquireSale } from './inquire-sale.ts';
import type { Inquiries } from './inquiries.ts';

type Rooms = Readonly<{
  fee: FeeUseCases;
  kyc: KycUseCases;
  portfolio: PortfolioUseCases;
  sale: SaleUseCases;
  swap: SwapUseCases;
  token: TokenUseCases;
  transfer: TransferUseCases;
}>;

/** Answers how many conversations had expired. */
export const forgetChats =
  ({ chatSessions, clock }: Pick<Ports, 'chatSessions' | 'clock'>) =>
  (): Promise<number> =>
    chatSessions.purgeExpired(clock.now());

/** Every room that can answer adds its line to the inquiries. */
export const chatUseCases = ({ fee, kyc, portfolio, sale, swap, token, transfer, ...ports }: ConversePorts & Rooms) => {
  const { lexicon } = ports.chatPolicy;
  const everything = inquirePortfolio(portfolio, lexicon);
  const inquiries: Inquiries = {
    balance: inquireBalance(ports, everything),
    fees: inquireFees(fee),
    gas: inquireGas(fee),
    kyc: inquireKyc(kyc),
    portfolio: everything,
    price: inquirePrice(token, lexicon),
    sale: inquireSale(sale),
  };
  return {
    converse: converse(ports, { inquiries, swaps: swap }),
    confirm: confirmAction(ports, transfer, swap),
    forgetExpired: forgetChats(ports),
    capabilities: () => ({ intents: CATALOGUE, channels: CHAT_CHANNELS }),
  };
};

export type ChatUseCases = ReturnType<typeof chatUseCases>;
