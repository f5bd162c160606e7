import type { WalletAddress } from '../shared/wallet-address.ts';
import type { ApiKey } from './api-key.ts';
import type { Session } from './session.ts';

/**
 * A wallet that the caller has proved to own. Functions that return private data of a wallet take this type: a wallet that a request
 * only names is a WalletAddress, which cannot be assigned to it.
 *
 * It is made by `proved` alone: of the session or the API key that the frame admitted, for routes and for MCP (`frame/admission/admit.ts`),
 * and of a messaging account's link, which the wallet's own session started and the account completed (`application/chat/index.ts`).
 */
export type ProvedWallet = WalletAddress & { readonly __proved: true };

export type ProvedSession = Session & Readonly<{ wallet: ProvedWallet }>;
export type ProvedKey = ApiKey & Readonly<{ wallet: ProvedWallet }>;

/** The same session, key or link, once it was checked. */
export const proved = <T extends Readonly<{ wallet: WalletAddress }>>(checked: T) =>
  checked as T & Readonly<{ wallet: ProvedWallet }>;
