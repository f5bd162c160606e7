import { ApiError, FlowError, type Wallet } from '@institutional-defi/client';
import { erc20Abi, parseAbi } from 'viem';
import { getTransaction, readContract, sendTransaction, writeContract } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import { api } from '../../../api/index.ts';
import type { Hex, Purchase, PurchaseAction, SentTransaction } from '../../../values/purchase/purchase.ts';
import type { PurchaseEvent } from '../../../values/purchase/purchase-events.ts';
import { t } from '../texts/index.ts';
import { authorize } from './authorize.ts';
import { type Followed, follow } from './follow.ts';
import { reasonToRevert } from './revert.ts';
import { troubleOf } from './trouble-of.ts';

/** Without a result: some tokens (USDT) return nothing. */
const approveAbi = parseAbi(['function approve(address spender, uint256 amount)']);
const saleAbi = parseAbi(['function nonceUsed(uint256 nonce) view returns (bool)']);

type Run = Readonly<{ config: Config; validitySeconds: number; signal: AbortSignal }>;

/** Carries out one action, and returns what happened. Whatever goes wrong is an event too. */
export async function carryOut(action: PurchaseAction, purchase: Purchase, run: Run): Promise<PurchaseEvent> {
  try {
    const wallet = await walletOf(purchase, action, run.config);
    switch (action) {
      case 'authorize':
        return (await alreadyBought(wallet, purchase)) ?? (await authorize(api, wallet, purchase, run.validitySeconds));
      case 'approve':
        return await approve(wallet, purchase);
      case 'follow-approval':
        return await followApproval(wallet, purchase, run.signal);
      case 'buy':
        return (await alreadyBought(wallet, purchase)) ?? (await buy(wallet, purchase));
      case 'follow-purchase':
        return await followPurchase(wallet, purchase, run.signal);
      default:
        throw new TypeError(`${action} cannot be carried out`);
    }
  } catch (error) {
    run.signal.throwIfAborted();
    if (error instanceof FlowError && !(error instanceof ApiError))
      return { type: 'stopped', trouble: { kind: 'wallet', reason: error.message } };
    return { type: 'stopped', trouble: troubleOf(error) };
  }
}

/** Reading works with any account of the wallet; asking it needs the buyer's. */
const walletOf = ({ chainId, wallet }: Purchase, action: PurchaseAction, config: Config): Promise<Wallet> =>
  getConnectorClient(config, {
    chainId,
    ...(!action.startsWith('follow') && { account: wallet }),
  });

/** The page can be closed between the wallet's answer and its note here. The contract remembers each nonce that it accepted. */
async function alreadyBought(wallet: Wallet, { authorization }: Purchase): Promise<PurchaseEvent | undefined> {
  if (authorization === undefined) return undefined;
  const { to: address, nonce } = authorization;
  const asked = { address, abi: saleAbi, functionName: 'nonceUsed', args: [BigInt(nonce)] } as const;
  const isUsed = await readContract(wallet, asked).catch(() => false);
  return isUsed ? { type: 'mined' } : undefined;
}

async function approve(wallet: Wallet, { order, authorization }: Purchase): Promise<PurchaseEvent> {
  const { to } = authorization as NonNullable<Purchase['authorization']>;
  const { address } = order.token;
  const amount = BigInt(order.amount);
  const owner = wallet.account.address;
  const token = { address, abi: erc20Abi } as const;
  const balance = await readContract(wallet, { ...token, functionName: 'balanceOf', args: [owner] });
  if (balance < amount) return { type: 'stopped', trouble: { kind: 'funds-too-low' } };
  const allowed = await readContract(wallet, { ...token, functionName: 'allowance', args: [owner, to] });
  if (allowed >= amount) return { type: 'approved' };
  // USDT changes an allowance only to or from zero.
  const value = allowed === 0n ? amount : 0n;
  const askedAt = Date.now();
  const hash = await writeContract(wallet, {
    account: wallet.account,
    chain: null,
    address,
    abi: approveAbi,
    functionName: 'approve',
    args: [to, value],
  });
  return { type: 'approval-sent', approval: { ...(await sent(wallet, hash, askedAt)), allowed: String(value) } };
}

async function followApproval(wallet: Wallet, { approval }: Purchase, signal: AbortSignal): Promise<PurchaseEvent> {
  const { outcome } = await follow(wallet, approval as SentTransaction, undefined, signal);
  if (outcome === 'mined') return { type: 'approval-mined' };
  if (outcome === 'reverted')
    return { type: 'stopped', trouble: { kind: 'approval-reverted', reason: t('revert.none') } };
  return { type: 'stopped', trouble: { kind: outcome === 'dropped' ? 'approval-dropped' : 'approval-cancelled' } };
}

async function buy(wallet: Wallet, { order, authorization }: Purchase): Promise<PurchaseEvent> {
  const { to, data } = authorization as NonNullable<Purchase['authorization']>;
  const reason = await reasonToRevert(wallet, { to, data }, order.token);
  if (reason !== undefined) return { type: 'stopped', trouble: { kind: 'would-revert', reason } };
  const askedAt = Date.now();
  const hash = await sendTransaction(wallet, { account: wallet.account, chain: null, to, data });
  return { type: 'sent', payment: await sent(wallet, hash, askedAt) };
}

async function followPurchase(wallet: Wallet, purchase: Purchase, signal: AbortSignal): Promise<PurchaseEvent> {
  const { payment, authorization, order } = purchase;
  const call = authorization === undefined ? undefined : { to: authorization.to, data: authorization.data };
  const followed: Followed = await follow(wallet, payment as SentTransaction, call, signal);
  if (followed.outcome === 'mined') return { type: 'mined', hash: followed.hash };
  if (followed.outcome === 'reverted') {
    const reason = call && (await reasonToRevert(wallet, call, order.token, followed.blockNumber - 1n));
    return { type: 'stopped', trouble: { kind: 'reverted', reason: reason ?? t('revert.none') } };
  }
  const bought = await alreadyBought(wallet, purchase);
  if (bought !== undefined) return bought;
  return { type: 'stopped', trouble: { kind: followed.outcome === 'dropped' ? 'dropped' : 'cancelled' } };
}

/** With the nonce of the account, if the node knows the transaction already. */
async function sent(wallet: Wallet, hash: Hex, askedAt: number): Promise<SentTransaction> {
  const transaction = await getTransaction(wallet, { hash }).catch(() => undefined);
  return { hash, askedAt, ...(transaction !== undefined && { nonce: transaction.nonce }) };
}
