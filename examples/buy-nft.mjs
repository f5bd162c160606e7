// Mints an NFT of the sale's first tier: authorize, approve, buy, wait for the block.
import { buyNft, isApiError } from '@institutional-defi/client';
import { formatUnits, parseUnits } from 'viem';
import { client, enter, wallet } from './setup.mjs';

const [tokenId = '47', price = '250'] = process.argv.slice(2);

await enter();
const [{ address: paymentToken, symbol, decimals }] = (await client.viewSaleRules()).paymentTokens;

try {
  const { authorization, receipt } = await buyNft(client, {
    wallet,
    tokenId: BigInt(tokenId),
    amount: parseUnits(price, decimals),
    paymentToken,
    onStep: (step) => console.log(`… ${step}`),
  });
  const paid = formatUnits(BigInt(authorization.amount), decimals);
  console.log(`Minted token ${authorization.tokenId} for ${paid} ${symbol} in block ${receipt.blockNumber}`);
} catch (error) {
  if (!isApiError(error, 'NFT_TIER_UNAVAILABLE', 'NFT_PRICE_MISMATCH', 'NFT_OUTSIDE_TIER')) throw error;
  console.log(`Not minted: ${error.message}`);
  process.exitCode = 1;
}
