import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Holdings } from '../chain/memory/accounts.memory.ts';
import { SANDBOX_ACCOUNTS, SANDBOX_NATIVE_BALANCE, SANDBOX_TOKEN_BALANCES, SANDBOX_TOKENS } from './world.ts';

/** The initial holdings of the sandbox's accounts on a chain. */
export function sandboxHolders(chainId: number): ReadonlyMap<WalletAddress, Holdings> {
  const tokens = SANDBOX_TOKENS.filter((token) => token.chainId === chainId).map(
    ({ address, symbol, decimals }) =>
      [address as WalletAddress, (SANDBOX_TOKEN_BALANCES[symbol] ?? 0n) * 10n ** BigInt(decimals)] as const,
  );
  return new Map(
    SANDBOX_ACCOUNTS.map((account) => [account, { native: SANDBOX_NATIVE_BALANCE, tokens: new Map(tokens) }]),
  );
}
