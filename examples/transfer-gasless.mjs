// Transfers a stablecoin without coins for gas. The fee is taken from the amount, in the same transaction.
import { transferGasless } from '@institutional-defi/client';
import { formatUnits, parseUnits } from 'viem';
import { client, enter, wallet } from './setup.mjs';

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

await enter();
const { paymentTokens, chainId } = await client.viewSaleRules();
const [{ address: token, symbol, decimals }] = paymentTokens;

const { task, receipt } = await transferGasless(client, {
  wallet,
  to: TO,
  token,
  amount: parseUnits('25', decimals),
  chainId,
  confirm: ({ feeQuote, amountAfterFee }) => {
    if (feeQuote === null || amountAfterFee === null) return false;
    const [fee, rest] = [feeQuote.fee, amountAfterFee].map((units) => formatUnits(BigInt(units), decimals));
    console.log(`The fee is ${fee} ${symbol}; the recipient receives ${rest}`);
    return true;
  },
});
console.log(receipt === undefined ? `Task ${task.taskId} is ${task.status}` : `Mined in block ${receipt.blockNumber}`);
