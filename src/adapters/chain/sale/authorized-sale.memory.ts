import type { Clock } from '../../../application/ports/system.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import { unixSeconds } from '../../../domain/shared/duration.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { revert } from '../memory/revert.ts';
import type { InMemoryTokens } from '../memory/tokens.memory.ts';

/** What both sales are set up with, as AuthorizedSale.sol is. */
export type SaleSetup = Readonly<{
  clock: Clock;
  tokens: InMemoryTokens;
  contract: WalletAddress;
  treasury: WalletAddress;
  paymentTokens: readonly WalletAddress[];
  signer: () => WalletAddress;
}>;

type Terms = Pick<PurchaseAuthorization, 'buyer' | 'paymentToken' | 'referrer' | 'nonce' | 'deadline' | 'amount'>;

export type Presented = Readonly<{ sender: WalletAddress; recovered: WalletAddress | undefined; isUsed: boolean }>;

/** Reverts unless the authorization can be spent; the checks and their order are those of AuthorizedSale.sol. */
export function requireSpendable(setup: SaleSetup, terms: Terms, { sender, recovered, isUsed }: Presented): void {
  const { buyer, paymentToken, referrer, nonce, deadline } = terms;
  if (unixSeconds(setup.clock.now()) > deadline) throw revert('AuthorizationExpired', deadline);
  if (sender !== buyer) throw revert('NotBuyer', sender, buyer);
  if (referrer === buyer) throw revert('SelfReferral', buyer);
  if (!setup.paymentTokens.includes(paymentToken)) throw revert('PaymentTokenNotAccepted', paymentToken);
  if (recovered !== setup.signer()) throw revert('InvalidSigner', recovered ?? 'unknown');
  if (isUsed) throw revert('NonceAlreadyUsed', nonce);
}

/** The payment to the treasury from the allowance that the buyer gave the sale. */
export const paymentOf = ({ treasury }: SaleSetup, { buyer, paymentToken, amount }: Terms) => ({
  token: paymentToken,
  from: buyer,
  to: treasury,
  amount,
});
