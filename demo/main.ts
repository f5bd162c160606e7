import { createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { deployAuction } from '../contracts/kit/auction.ts';
import { deployWorld } from '../contracts/kit/deploy.ts';
import { developmentAccounts, NodeBinaryMissing, startNode } from '../contracts/kit/node.ts';
import { startTempoNode } from '../contracts/kit/tempo.ts';
import { AUCTION_OPTIONS, auctionEnvironment, bidInAuction } from './bid-in-auction.ts';
import { buyWithoutGas } from './buy-gasless.ts';
import { buyTokens } from './buy-tokens.ts';
import { explainAndChange, operatorEnvironment } from './explain-and-change.ts';
import { leaveOpen } from './leave-open.ts';
import { passCompliance } from './pass-compliance.ts';
import { payAsAgent, railEnvironment } from './pay-as-agent.ts';
import { saleEnvironment } from './sale-environment.ts';
import { sendGasless } from './send-gasless.ts';
import { sendTokens } from './send-tokens.ts';
import { startService } from './service.ts';
import { enter } from './sign-in.ts';
import { sponsorEnvironment } from './sponsor-environment.ts';
import { chapter, tell } from './story.ts';
import { watchedClient } from './watched-client.ts';

/** Account 1 of the development chain, the signer that deployWorld configures in the sale. */
const SALE_SIGNER = developmentAccounts[1];
/** An ordinary account, to which deployWorld gives stablecoins. */
const BUYER = 4;
const RECIPIENT = 5;
/** Known to nobody, for the console. */
const NEWCOMER = developmentAccounts[6];

type Stop = () => Promise<void>;

async function main(stops: Stop[]): Promise<void> {
  chapter('1. A chain and a sale');
  const node = await startNode();
  stops.push(node.stop);
  const world = await deployWorld(node);
  stops.push(async () => world.close());
  tell(`An EVM node runs at ${node.url} (chain ${node.chainId}).`);
  tell(
    `The sale contract is ${world.addresses.sale}; it trusts purchase authorizations signed by ${SALE_SIGNER.address}.`,
  );
  const auction = await deployAuction(world, AUCTION_OPTIONS);
  tell(`An auction, ${await auction.auction.getAddress()}, takes bids with permits of the same signer.`);

  chapter('2. The service');
  const { env, cronSecret, kycSecret } = saleEnvironment(world, SALE_SIGNER.privateKey);
  const paymentChain = await startTempoNode();
  stops.push(paymentChain.stop);
  const service = await startService({
    ...env,
    ...railEnvironment(paymentChain),
    ...sponsorEnvironment(world),
    ...operatorEnvironment(),
    ...(await auctionEnvironment(world, auction)),
  });
  stops.push(service.stop);
  tell(`The service answers at ${service.url}, with its own embedded PostgreSQL and the sale above.`);

  const client = watchedClient(service.url);
  const account = privateKeyToAccount(developmentAccounts[BUYER].privateKey);
  const buyer = createWalletClient({ account, transport: http(node.url), pollingInterval: 20 });
  const recipient = developmentAccounts[RECIPIENT].address;
  await enter(client, buyer);
  await passCompliance(client, buyer, kycSecret);
  await buyTokens(client, buyer, world, cronSecret);
  await explainAndChange(client, buyer, world);
  await sendTokens(client, buyer, recipient, world);
  await payAsAgent(watchedClient(service.url), paymentChain);
  await sendGasless(client, buyer, recipient, world);
  await buyWithoutGas(client, buyer, world);
  await bidInAuction(service, world, auction, { cronSecret, kycSecret });

  chapter('Done');
  tell('The wallet’s key never left the wallet; the service only signed what the contract checks.');
  if (process.argv.includes('--console'))
    await leaveOpen({ serviceUrl: service.url, node, buyer: developmentAccounts[BUYER], newcomer: NEWCOMER });
}

const startedAt = performance.now();
const stops: Stop[] = [];
try {
  await main(stops);
} catch (error) {
  if (!(error instanceof NodeBinaryMissing)) throw error;
  console.log(`The demo needs a local EVM node: ${error.message}`);
} finally {
  for (const stop of stops.reverse()) await stop();
}
console.log(`\nNothing is left running. It took ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
