import { decodeFunctionData, type Hex } from 'viem';
import { isPermit2 } from './bid-approvals.ts';
import { auctionAbi } from './calls.ts';

type Given = Readonly<{ to: Hex; chainId: number; value: string; data: Hex; spender: Hex }>;
type Entered = Readonly<{ wallet: string; chainId: number; auction: string; amount: string; tick: string }>;

/**
 * Why the transaction is not the bid that was entered; undefined if it is. What the wallet signs is the calldata, so that it is read
 * again, whatever the service says about it.
 */
export function mismatchIn({ to, chainId, value, data, spender }: Given, entered: Entered): string | undefined {
  const [maxPrice, amount, owner] = argumentsOf(data);
  const pairs = [
    ['auction', to, entered.auction],
    ['network', chainId, entered.chainId],
    ['coins', value, '0'],
    ['highest price', maxPrice, entered.tick],
    ['amount', amount, entered.amount],
    ['owner', owner, entered.wallet],
    // Nobody else is let take the currency.
    ['spender', spender, isPermit2(spender) ? spender : entered.auction],
  ] as const;
  const wrong = pairs.find(([, given, wanted]) => String(given).toLowerCase() !== String(wanted).toLowerCase());
  return wrong && `The service permitted the ${wrong[0]} ${wrong[1]}, but ${wrong[2]} was requested`;
}

function argumentsOf(data: Hex): readonly unknown[] {
  try {
    const { functionName, args } = decodeFunctionData({ abi: auctionAbi, data });
    return functionName === 'submitBid' ? args : [];
  } catch {
    return [];
  }
}
