import { deployWorld } from '../contracts/kit/deploy.ts';
import { developmentAccounts, NodeBinaryMissing, startNode } from '../contracts/kit/node.ts';
import { startTempoNode } from '../contracts/kit/tempo.ts';
import { Api } from './api.ts';
import { buyGasless, quoteEnvironment } from './buy-gasless.ts';
import { buyTokens } from './buy-tokens.ts';
import { passCompliance } from './pass-compliance.ts';
import { payAsAgent, railEnvironment } from './pay-as-agent.ts';
import { saleEnvironment } from './sale-environment.ts';
import { sendGasless } from './send-gasless.ts';
import { sendTokens } from './send-tokens.ts';
import { startService } from './service.ts';
import { signIn } from './sign-in.ts';
import { sponsorEnvironment } from './sponsor-environment.ts';
import { chapter, tell } from './story.ts';

/** Account 1 of the development chain, the signer that deployWorld configures in the sale. */
const SALE_SIGNER = developmentAccounts[1];
/** An ordinary account, to which deployWorld gives stablecoins. */
const BUYER = 4;
const RECIPIENT = 5;

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

  chapter('2. The service');
  const { env, cronSecret, kycSecret } = saleEnvironment(world, SALE_SIGNER.privateKey);
  const paymentChain = await startTempoNode();
  stops.push(paymentChain.stop);
  const service = await startService({
    ...env,
    ...railEnvironment(paymentChain),
    ...sponsorEnvironment(world),
    ...quoteEnvironment,
  });
  stops.push(service.stop);
  tell(`The service answers at ${service.url}, with its own embedded PostgreSQL and the sale above.`);

  const api = new Api(service.url);
  const buyer = world.accounts[BUYER];
  await signIn(api, buyer, service.url, node.chainId);
  await passCompliance(api, buyer.address, kycSecret);
  await buyTokens(api, buyer, world, cronSecret);
  await sendTokens(api, buyer, world.accounts[RECIPIENT].address, world);
  await payAsAgent(new Api(service.url), service.url, paymentChain);
  await buyGasless(api, buyer, world);
  await sendGasless(api, buyer, world.accounts[RECIPIENT].address, world);

  chapter('Done');
  tell('The wallet’s key never left the wallet; the service only signed what the contract checks.');
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
