// Accepts the terms and has the wallet's owner verified. Outside a sandbox it waits for the person to do it.
import { client, enter, wallet } from './setup.mjs';

const { kycStatus, tierName, maxAllowed } = await enter();
console.log(`${wallet.account.address} is ${kycStatus} as ${tierName}`);

const { paymentTokens } = await client.viewSaleRules();
const [{ symbol, decimals }] = paymentTokens;
console.log(`It can buy for ${Number(maxAllowed) / 10 ** decimals} ${symbol} over its life`);
