import { type ContractTransactionReceipt, MaxUint256 } from 'ethers';
import type { World } from '../../contracts/kit/deploy.ts';
import { as } from '../../contracts/kit/handles.ts';
import type { PurchaseAuthorization, TokenSale } from '../../contracts/kit/interfaces.ts';
import { cast, purchaseOrder } from './sale-orders.ts';
import { mined, refusal } from './transactions.ts';

type Who = 'buyer' | 'other';
type Changes = Partial<PurchaseAuthorization>;

/** The token sale as the buyer meets it, who lets it take all of his stablecoins before each test. */
export function saleDesk(world: () => World) {
  beforeEach(async () => {
    const { usdc, usdt, sale } = world();
    for (const token of [usdc, usdt]) await mined(as(cast(world()).buyer, token).approve(sale, MaxUint256));
  });
  const saleOf = (who: Who = 'buyer'): TokenSale => as(cast(world())[who], world().sale);
  return {
    saleOf,
    /** Why the purchase would be refused; `accepted` when it would not. Changes nothing. */
    attempt: async (changes?: Changes): Promise<string> =>
      refusal(saleOf().buy.staticCall(...(await purchaseOrder(world(), changes))), world().sale),
    buy: async (changes?: Changes): Promise<ContractTransactionReceipt> =>
      mined(saleOf().buy(...(await purchaseOrder(world(), changes)))),
  };
}
