// Buys without coins for gas: the wallet signs a permit and a request, and the service's relayer sends the transaction.
import { buyGasless } from '@institutional-defi/client';
import { parseUnits } from 'viem';
import { getTransactionCount } from 'viem/actions';
import { client, enter, wallet } from './setup.mjs';

await enter();
const { paymentTokens } = await client.viewSaleRules();
const [{ address: paymentToken, decimals }] = paymentTokens;
const { address } = wallet.account;

const before = await getTransactionCount(wallet, { address });
const { task, receipt } = await buyGasless(client, { wallet, amount: parseUnits('100', decimals), paymentToken });
if (receipt === undefined) console.log(`The sponsor accepted the task ${task.taskId}; it sends it later`);
else console.log(`Bought in block ${receipt.blockNumber}; the gas was paid by ${receipt.from}`);
console.log(`The wallet itself sent ${(await getTransactionCount(wallet, { address })) - before} transactions`);
