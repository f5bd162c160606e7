import type { ChatUseCases } from '../../../application/chat/index.ts';
import type { FeeUseCases } from '../../../application/fee/index.ts';
import type { MarketUseCases } from '../../../application/market/index.ts';
import type { OracleUseCases } from '../../../application/oracle/index.ts';
import type { PortfolioUseCases } from '../../../application/portfolio/index.ts';
import type { SaleUseCases } from '../../../application/sale/index.ts';
import type { SwapUseCases } from '../../../application/swap/index.ts';
import type { TokenUseCases } from '../../../application/token/index.ts';
import type { TransferUseCases } from '../../../application/transfer/index.ts';
import { chatTool } from './chat-tool.ts';
import { moneyTools, transferTools } from './money-tools.ts';
import { marketTools, tokenTools } from './token-tools.ts';
import type { Tool } from './tool.ts';

type ToolRooms = Readonly<{
  chat: ChatUseCases;
  fee: FeeUseCases;
  market: MarketUseCases;
  oracle: OracleUseCases;
  portfolio: PortfolioUseCases;
  sale: SaleUseCases;
  swap: SwapUseCases;
  token: TokenUseCases;
  transfer: TransferUseCases;
}>;

/** Every tool of the service. */
export const mcpTools = (rooms: ToolRooms, drawSessionId: () => string): readonly Tool[] => [
  ...tokenTools(rooms.token, rooms.oracle),
  ...moneyTools(rooms.fee, rooms.swap, rooms.portfolio),
  ...marketTools(rooms.market, rooms.sale),
  ...transferTools(rooms.transfer),
  chatTool(rooms.chat, drawSessionId),
];
