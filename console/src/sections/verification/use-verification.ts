import type { Data } from '@institutional-defi/client';
import { useOperation } from '../../api/index.ts';

type Address = `0x${string}`;

export type Verification = Data<'viewKyc'>;

/** While the provider works, the result is looked for. */
const POLL_MS = 5_000;

/** The wallet's verification; read again every five seconds while a session is open. */
export function useVerification(wallet: Address) {
  const input = { query: { wallet } };
  const first = useOperation('viewKyc', input);
  return useOperation('viewKyc', input, { refetchEvery: first.data?.kycStatus === 'pending' && POLL_MS });
}

/** Sale amounts of the verification are in units of the payment tokens, which share their decimals. */
export function usePaymentToken() {
  const { data } = useOperation('viewSaleRules');
  return data?.paymentTokens[0];
}
