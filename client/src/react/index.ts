export { ClientProvider, useClient } from './client-context.ts';
export {
  type PreparedWish,
  useEligibility,
  useGaslessPurchase,
  useGaslessTransfer,
  usePortfolio,
  usePreparedTransfer,
  usePurchase,
  useSession,
  useSignIn,
  useSignOut,
  useTransfer,
} from './hooks.ts';
export { type Chat, type Exchange, useChat } from './use-chat.ts';
export type { Flow, FlowState } from './use-flow.ts';
export type { Read, ReadState } from './use-read.ts';
