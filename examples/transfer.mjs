// Transfers 25 units of a stablecoin: the service prepares and sends, the wallet signs exactly what was asked for.
import { transfer } from '@institutional-defi/client';
import { parseUnits } from 'viem';
import { client, enter, wallet } from './setup.mjs';

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

await enter();
const { paymentTokens, chainId } = await client.viewSaleRules();
const [{ address: token, symbol, decimals }] = paymentTokens;

const receipt = await transfer(client, {
  wallet,
  to: TO,
  token,
  amount: parseUnits('25', decimals),
  chainId,
  confirm: ({ gasUSD, warnings }) => {
    console.log(`The gas costs about ${gasUSD ?? '?'} USD`);
    for (const { message } of warnings) console.log(`Warning: ${message}`);
    return warnings.length === 0;
  },
});
console.log(`${TO} received 25 ${symbol} in block ${receipt.blockNumber}`);
