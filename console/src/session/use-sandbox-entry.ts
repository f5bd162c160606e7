import { useConnectors } from 'wagmi';
import { type SandboxOperator, useSandboxOperators } from './sandbox-accounts.ts';
import { useSignIn } from './use-sign-in.ts';
import type { Chosen } from './wallet-work.ts';
import { SANDBOX_WALLET } from './wallets/sandbox-provider.ts';
import { useIsSimulated } from './wallets/use-sandbox-wallet.ts';

/** Signing in with the sandbox's own wallet: as a buyer, or as one of its operators. `as` is undefined where that wallet is not offered. */
export function useSandboxEntry() {
  const isSimulated = useIsSimulated();
  const connector = useConnectors().find(({ id }) => id === SANDBOX_WALLET);
  const operators = useSandboxOperators();
  const signIn = useSignIn();
  const as =
    isSimulated && connector !== undefined
      ? (operator?: SandboxOperator): Chosen => ({ connector, operatorKey: operator?.privateKey })
      : undefined;
  return { operators, as, signIn };
}
