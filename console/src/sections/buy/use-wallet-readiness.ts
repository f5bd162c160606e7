import { useConnection } from 'wagmi';
import type { Hex, PaymentToken } from '../../values/purchase/purchase.ts';
import { useCoins, usePaymentBalance } from './use-wallet-reads.ts';

export type WalletReadiness = Readonly<{
  chainId: number;
  isConnected: boolean;
  /** Undefined while no wallet is connected. */
  isOnNetwork: boolean | undefined;
  token: PaymentToken;
  balance: bigint | undefined;
  /** Undefined while the balance is unknown. */
  isEnough: boolean | undefined;
  /** Whether it has any coins for the network's fee; undefined while unknown. */
  paysFees: boolean | undefined;
}>;

/** What the wallet itself needs for the purchase: the network and the payment token. */
export function useWalletReadiness(wallet: Hex, chainId: number, token: PaymentToken, amount: bigint) {
  const connection = useConnection();
  const balance = usePaymentBalance(chainId, token.address, wallet);
  const coins = useCoins(chainId, wallet);
  const isConnected = connection.status === 'connected';
  const readiness: WalletReadiness = {
    chainId,
    isConnected,
    isOnNetwork: isConnected ? connection.chainId === chainId : undefined,
    token,
    balance,
    isEnough: balance === undefined ? undefined : balance >= amount,
    paysFees: coins === undefined ? undefined : coins > 0n,
  };
  return readiness;
}
