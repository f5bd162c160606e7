import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import type { ApiClient } from '../core/client.ts';

const ClientContext = createContext<ApiClient | undefined>(undefined);

/** Gives the hooks below it the client. It stands inside the QueryClientProvider of TanStack Query. */
export const ClientProvider = (given: Readonly<{ client: ApiClient; children?: ReactNode }>): ReactElement =>
  createElement(ClientContext.Provider, { value: given.client }, given.children);

/** The client of the nearest ClientProvider. */
export function useClient(): ApiClient {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error('The hooks of the client need a ClientProvider above them');
  return client;
}
