// Buys sale tokens for 100 units of a stablecoin: authorize, approve, buy, wait for the block.
import { buy, isApiError } from '@institutional-defi/client';
import { formatUnits, parseUnits } from 'viem';
import { client, enter, wallet } from './setup.mjs';

await enter();
const { paymentTokens, saleContract } = await client.viewSaleRules();
const [{ address: paymentToken, symbol, decimals }] = paymentTokens;

try {
  const { authorization, receipt } = await buy(client, {
    wallet,
    amount: parseUnits('100', decimals),
    paymentToken,
    saleContract,
    onStep: (step) => console.log(`… ${step}`),
  });
  console.log(`Paid ${formatUnits(BigInt(authorization.amount), decimals)} ${symbol}`);
  console.log(`Bought in block ${receipt.blockNumber}, transaction ${receipt.transactionHash}`);
} catch (error) {
  if (!isApiError(error, 'TIER_LIMIT_EXCEEDED', 'SALE_NOT_ACTIVE')) throw error;
  console.log(`Not bought: ${error.message}`);
  process.exitCode = 1;
}
