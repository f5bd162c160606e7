import { type WalletAddress, ZERO_ADDRESS } from '../../domain/shared/wallet-address.ts';
import { FOREIGN_COIN } from '../../domain/swap/foreign-token.ts';
import { SOLANA_CHAIN_ID } from '../../domain/token/token.ts';
import type { InMemoryBitcoinAccounts } from '../bitcoin/bitcoin-accounts.memory.ts';
import type { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';
import type { InMemorySolanaAccounts } from '../solana/solana-accounts.memory.ts';
import type { PayOut } from '../swap/swap-provider.memory.ts';

const SOLVER = '0x5AA9000000000000000000000000000000000002' as WalletAddress;

type Chains = Readonly<{
  accounts: ReadonlyMap<number, InMemoryAccounts>;
  bitcoinAccounts: InMemoryBitcoinAccounts;
  solanaAccounts: InMemorySolanaAccounts;
}>;

/** What the swap provider pays, on the chain that it is paid on. */
export const payOutOn =
  ({ accounts, bitcoinAccounts, solanaAccounts }: Chains) =>
  ({ chainId, token, to, amount, decimals, hash, at }: PayOut): void => {
    const isCoin = token === ZERO_ADDRESS || token === FOREIGN_COIN;
    const chain = accounts.get(chainId);
    if (chain !== undefined) {
      const payment = { hash, from: SOLVER, to: to as WalletAddress, amount, at };
      chain.grant(isCoin ? payment : { ...payment, token: token as WalletAddress });
    } else if (chainId === SOLANA_CHAIN_ID) {
      solanaAccounts.receive(to, { mint: isCoin ? undefined : token, decimals, amount, at });
    } else bitcoinAccounts.receive(to, { txid: hash.slice('0x'.length), amount, at });
  };
