import { useConnection } from 'wagmi';
import { useOperation, useSandbox } from '../../api/index.ts';
import { SANDBOX_WALLET } from './sandbox-provider.ts';

/** Whether the sandbox wallet is offered: the service says that it simulates its chains, and that it is a sandbox. */
export function useIsSimulated(): boolean {
  const sandbox = useSandbox();
  const { data } = useOperation('viewSaleRules', undefined, { enabled: sandbox });
  return sandbox && data?.inMemory === true;
}

export const useHasSandboxWallet = (): boolean => {
  const connection = useConnection();
  return connection.status === 'connected' && connection.connector.id === SANDBOX_WALLET;
};
