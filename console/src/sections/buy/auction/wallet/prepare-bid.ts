import { FlowError, PERMIT2, type Wallet } from '@institutional-defi/client';
import { erc20Abi } from 'viem';
import { readContract } from 'viem/actions';
import type { Config } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import { api } from '../../../../api/index.ts';
import { type Approval, approvalsFor, isPermit2, permit2Abi } from '../../../../values/bid-approvals.ts';
import { mismatchIn } from '../../../../values/bid-calls.ts';
import type { Hex, PaymentToken } from '../../../../values/purchase/purchase.ts';

export type BidOrder = Readonly<{
  /** Smallest units of the currency, as decimal text. */
  amount: string;
  /** Q96, as decimal text. */
  tick: string;
  currency: PaymentToken;
}>;

/** A bid that lacks nothing but the wallet's signatures. */
export type PreparedBid = Readonly<{
  order: BidOrder;
  approvals: readonly Approval[];
  call: Readonly<{ to: Hex; data: Hex }>;
  /** ISO; by this browser's clock, from which on the wallet is no longer asked. */
  expiresAt: string;
  decision?: string;
}>;

type Wish = Readonly<{ wallet: Hex; chainId: number; auction: Hex; order: BidOrder; validitySeconds: number }>;

/** The wallet is not asked any more when so little time is left that a block may come too late. */
const MARGIN_MS = 60_000;

/** The service's permit, and the approvals that the wallet still lacks. Rejects with MISMATCH if it is not what was asked for. */
export async function prepareBid(config: Config, wish: Wish): Promise<PreparedBid> {
  const { wallet: account, chainId, auction, order, validitySeconds } = wish;
  const asked = Date.now();
  let decision: string | undefined;
  const answer = await api.authorizeBid(
    { body: { wallet: account, auction, amount: order.amount, maxPrice: `q96:${order.tick}` } },
    {
      retries: 2,
      onResponse: ({ headers }: Response) => {
        decision = headers.get('Decision-Id') ?? undefined;
      },
    },
  );
  const mismatch = mismatchIn(answer.bidParams, { wallet: account, chainId, auction, ...order });
  if (mismatch !== undefined) throw new FlowError('MISMATCH', mismatch);
  const wallet = await getConnectorClient(config, { chainId });
  return {
    order,
    approvals: await missingApprovals(wallet, wish, answer.bidParams.spender, new Date(asked)),
    call: { to: answer.bidParams.to, data: answer.bidParams.data },
    expiresAt: new Date(asked + validitySeconds * 1_000 - MARGIN_MS).toISOString(),
    ...(decision !== undefined && { decision }),
  };
}

async function missingApprovals(wallet: Wallet, { wallet: owner, auction, order }: Wish, spender: Hex, now: Date) {
  const { address: token } = order.currency;
  const allowed = readContract(wallet, {
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
  });
  const permit2 = isPermit2(spender)
    ? await readContract(wallet, {
        address: PERMIT2,
        abi: permit2Abi,
        functionName: 'allowance',
        args: [owner, token, auction],
      })
    : undefined;
  return approvalsFor({
    ...{ token, auction, amount: BigInt(order.amount), now },
    allowed: await allowed,
    ...(permit2 !== undefined && { permit2: { amount: permit2[0], expiration: permit2[1] } }),
  });
}

export async function readSymbol(config: Config, chainId: number, address: Hex): Promise<string> {
  const client = await getConnectorClient(config, { chainId });
  return readContract(client, { address, abi: erc20Abi, functionName: 'symbol' });
}
