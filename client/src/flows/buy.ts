import type { Address, TransactionReceipt } from 'viem';
import { getBlock, sendTransaction } from 'viem/actions';
import type { ApiClient } from '../core/client.ts';
import type { Data } from '../description/types.ts';
import { approveIfNeeded } from './approve.ts';
import { checkArguments } from './arguments.ts';
import { expectSame, FlowError } from './flow-error.ts';
import { mined } from './mined.ts';
import { actOnChain, type ChainReader, type Wallet } from './wallet.ts';

export type Order = Readonly<{
  /** Smallest units of the payment token. */
  amount: bigint;
  paymentToken: Address;
  /** A wallet or a referral code. */
  referrer?: string;
}>;

export type BuyOptions = Order &
  Readonly<{
    wallet: Wallet;
    chain?: ChainReader;
    /** Refuses an authorization for any other contract. */
    saleContract?: Address;
    /** Reports progress: what the wallet asks for next. */
    onStep?: (step: 'authorize' | 'approve' | 'buy' | 'wait') => void;
    signal?: AbortSignal;
  }>;

export type Bought<A> = Readonly<{ authorization: A; receipt: TransactionReceipt }>;

/** Authorizes, approves the payment if needed, buys, and waits for the block. The wallet must be signed in. */
export async function buy(client: ApiClient, options: BuyOptions): Promise<Bought<Data<'authorizePurchase'>>> {
  options.onStep?.('authorize');
  return settle(await authorizeOrder(client, options), options);
}

export type BuyNftOptions = BuyOptions & Readonly<{ tokenId: bigint; tierId?: number }>;

/** Mints an NFT of the sale; `amount` is the price of its tier. */
export async function buyNft(client: ApiClient, options: BuyNftOptions): Promise<Bought<Data<'authorizeNftPurchase'>>> {
  checkArguments('buyNft', options, 'wallet', 'amount', 'paymentToken', 'tokenId');
  const { tokenId, tierId = 1, signal, onStep } = options;
  onStep?.('authorize');
  const body = { ...orderOf(options, options.wallet), tokenId: String(tokenId), tierId };
  const authorization = await client.authorizeNftPurchase({ body }, signal === undefined ? {} : { signal });
  expectSame('token', authorization.tokenId, tokenId);
  return settle(expectOrdered(authorization, options), options);
}

/** The service's signed authorization of an order, which was compared with the order. */
export async function authorizeOrder(
  client: ApiClient,
  options: Omit<BuyOptions, 'chain' | 'onStep'>,
): Promise<Data<'authorizePurchase'>> {
  checkArguments('buy', options, 'wallet', 'amount', 'paymentToken');
  const { wallet, signal } = options;
  const body = orderOf(options, wallet);
  return expectOrdered(await client.authorizePurchase({ body }, signal === undefined ? {} : { signal }), options);
}

const orderOf = ({ amount, paymentToken, referrer }: Order, { account }: Wallet) => ({
  wallet: account.address,
  amount: String(amount),
  paymentToken,
  ...(referrer !== undefined && { referrer }),
});

type Authorization = Data<'authorizePurchase'> | Data<'authorizeNftPurchase'>;

function expectOrdered<A extends Authorization>(
  authorization: A,
  { wallet, amount, paymentToken, saleContract }: Pick<BuyOptions, 'wallet' | 'saleContract'> & Order,
): A {
  expectSame('buyer', authorization.buyer, wallet.account.address);
  expectSame('amount', authorization.amount, amount);
  expectSame('payment token', authorization.paymentToken, paymentToken);
  if (saleContract !== undefined) expectSame('sale', authorization.purchaseParams.to, saleContract);
  return authorization;
}

async function settle<A extends Authorization>(authorization: A, options: BuyOptions): Promise<Bought<A>> {
  const { wallet, chain = wallet, amount, paymentToken, onStep } = options;
  const { chainId, to, data } = authorization.purchaseParams;
  await actOnChain(wallet, chainId);
  onStep?.('approve');
  await approveIfNeeded(wallet, chain, { token: paymentToken, spender: to, amount });
  onStep?.('buy');
  await expectCurrent(authorization, chain);
  const hash = await sendTransaction(wallet, { account: wallet.account, chain: null, to, data });
  onStep?.('wait');
  return { authorization, receipt: await mined(chain, hash) };
}

/** The user may have read the approval for longer than the authorization is valid; what it is for would then revert. */
export async function expectCurrent({ deadline }: Pick<Authorization, 'deadline'>, chain: ChainReader): Promise<void> {
  const { timestamp } = await getBlock(chain);
  if (timestamp <= BigInt(deadline)) return;
  throw new FlowError('AUTHORIZATION_EXPIRED', 'The authorization has expired: request another one', { deadline });
}
