type Costs = Readonly<{
  gasEstimate: string;
  gasPrice: string;
  feeWei: string;
  transaction: Readonly<{ gas: string; maxFeePerGas: string }>;
}>;

/** What the network can take at most, in wei: the whole gas limit at the highest price that is signed, and the fee for data where the chain has one. */
export function highestFee({ gasEstimate, gasPrice, feeWei, transaction }: Costs): bigint {
  const forData = BigInt(feeWei) - BigInt(gasEstimate) * BigInt(gasPrice);
  return BigInt(transaction.gas) * BigInt(transaction.maxFeePerGas) + (forData > 0n ? forData : 0n);
}

/** Base fees double within six full blocks. */
const MARGIN = 2n;

/** Wei that a wallet should hold for this much gas at the present price. */
export const highestFeeOf = (gas: bigint, gasPrice: bigint): bigint => gas * gasPrice * MARGIN;
