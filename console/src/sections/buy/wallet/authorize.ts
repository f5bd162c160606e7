import { type ApiClient, type Data, FlowError, type Wallet } from '@institutional-defi/client';
import type { Purchase, PurchaseAuthorization } from '../../../values/purchase/purchase.ts';
import type { PurchaseEvent } from '../../../values/purchase/purchase-events.ts';

/** The wallet is not asked any more when so little time is left that a block may come too late. */
const MARGIN_MS = 60_000;

/** The service's authorization of the order. Its parts are compared with the order before anything is signed. */
export async function authorize(
  api: ApiClient,
  wallet: Wallet,
  { order, chainId }: Purchase,
  validitySeconds: number,
): Promise<PurchaseEvent> {
  const { amount, token, referrer, nft } = order;
  const asked = Date.now();
  let decision: string | undefined;
  const options = {
    retries: 2,
    onResponse: ({ headers }: Response) => {
      decision = headers.get('Decision-Id') ?? undefined;
    },
  };
  const body = {
    wallet: wallet.account.address,
    amount,
    paymentToken: token.address,
    ...(referrer !== undefined && { referrer }),
  };
  const answer =
    nft === undefined
      ? await api.authorizePurchase({ body }, options)
      : await api.authorizeNftPurchase({ body: { ...body, ...nft } }, options);
  expectOrdered(answer, wallet, { amount, paymentToken: token.address, chainId });
  const { to, data } = answer.purchaseParams;
  const authorization: PurchaseAuthorization = {
    to,
    data,
    nonce: answer.nonce,
    expiresAt: asked + validitySeconds * 1_000 - MARGIN_MS,
    ...(decision !== undefined && { decision }),
  };
  return { type: 'authorized', authorization };
}

type Answer = Data<'authorizePurchase'> | Data<'authorizeNftPurchase'>;
type Expected = Readonly<{ amount: string; paymentToken: string; chainId: number }>;

function expectOrdered(answer: Answer, wallet: Wallet, { amount, paymentToken, chainId }: Expected): void {
  const pairs = [
    ['buyer', answer.buyer, wallet.account.address],
    ['amount', answer.amount, amount],
    ['payment token', answer.paymentToken, paymentToken],
    ['network', String(answer.purchaseParams.chainId), String(chainId)],
  ] as const;
  for (const [what, given, wanted] of pairs)
    if (given.toLowerCase() !== wanted.toLowerCase())
      throw new FlowError('MISMATCH', `The service authorized the ${what} ${given}, but ${wanted} was requested`);
}
