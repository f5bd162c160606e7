import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Data, Input } from '../description/types.ts';
import { buy } from '../flows/buy.ts';
import { buyGasless } from '../flows/buy-gasless.ts';
import { signIn, signOut } from '../flows/sign-in.ts';
import { type Prepared, signAndExecute, transfer } from '../flows/transfer.ts';
import { transferGasless } from '../flows/transfer-gasless.ts';
import type { Wallet } from '../flows/wallet.ts';
import { useClient } from './client-context.ts';
import { useFlow } from './use-flow.ts';
import { keyOf, type Read, useRead } from './use-read.ts';

const BOUGHT = ['viewSaleEligibility', 'viewPurchases', 'viewSaleStatus', 'viewPortfolio'] as const;
const MOVED = ['viewPortfolio', 'viewTransactions'] as const;

/** The session of the page: who is signed in. */
export const useSession = () => useRead('viewSession', {});

/** Signs in with a wallet, and reads everything again. */
export const useSignIn = () => useFlow('signIn', signIn);

/** Ends the session, and forgets what it read. */
export function useSignOut() {
  const client = useClient();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (everywhere: boolean) => signOut(client, everywhere),
    onSuccess: () => cache.resetQueries({ queryKey: keyOf(client) }),
  });
  return { isPending, start: (everywhere = false) => mutate(everywhere) };
}

/** Whether a wallet may buy, rule by rule; undefined asks for nothing. */
export const useEligibility = (
  query: Input<'viewSaleEligibility'>['query'] | undefined,
): Read<Data<'viewSaleEligibility'>> => useRead('viewSaleEligibility', query && { query });

/** Buys in the sale: `buy`. */
export const usePurchase = () => useFlow('buy', buy, BOUGHT);

/** Buys without coins for gas: `buyGasless`. */
export const useGaslessPurchase = () => useFlow('buyGasless', buyGasless, BOUGHT);

/** Sends a coin or a token: `transfer`. */
export const useTransfer = () => useFlow('transfer', transfer, MOVED);

/** Sends a stablecoin without coins for gas: `transferGasless`. */
export const useGaslessTransfer = () => useFlow('transferGasless', transferGasless, MOVED);

export type PreparedWish = Readonly<{ wallet: Wallet; prepared: Prepared }>;

/** Signs and sends a transfer that the chat prepared: `signAndExecute`. */
export const usePreparedTransfer = () =>
  useFlow(
    'signAndExecute',
    (client, { wallet, prepared }: PreparedWish) => signAndExecute(client, wallet, prepared),
    MOVED,
  );

/** The holdings of a wallet on all chains; undefined asks for nothing. */
export const usePortfolio = (
  address: Input<'viewPortfolio'>['query']['address'] | undefined,
): Read<Data<'viewPortfolio'>> => useRead('viewPortfolio', address && { query: { address } });
