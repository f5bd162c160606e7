import { type ApiClient, bid, claimTokens, exitBid, signIn, type Wallet } from '@institutional-defi/client';
import { formatUnits, parseUnits } from 'ethers';
import { type Address, createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { AuctionOptions, DeployedAuction } from '../contracts/kit/auction.ts';
import type { World } from '../contracts/kit/deploy.ts';
import { developmentAccounts } from '../contracts/kit/node.ts';
import { explain, quiet } from './explain-and-change.ts';
import { comply } from './pass-compliance.ts';
import type { StartedService } from './service.ts';
import { chapter, tell } from './story.ts';
import { refused, watchedClient } from './watched-client.ts';

/** Two bidders, otherwise unknown to the service. */
const [FIRST, SECOND] = [developmentAccounts[3], developmentAccounts[5]];
/** So small that the limits of two people move its price; it begins after the other chapters. */
export const AUCTION_OPTIONS: AuctionOptions = {
  ...{ startsIn: 80n, supply: parseUnits('10000', 18), required: parseUnits('50', 6) },
  isPaidThroughPermit2: true,
};

type Secrets = Readonly<{ cronSecret: string; kycSecret: string }>;

/** The environment with which the service permits bids in the auction. */
export const auctionEnvironment = async ({ node }: World, { auction, hook }: DeployedAuction) => ({
  AUCTIONS: `${node.chainId}:${await auction.getAddress()}:${await hook.getAddress()}`,
});

/** A bid, a refusal and why, a higher bid, and what both bidders end with. */
export async function bidInAuction(
  service: StartedService,
  world: World,
  placed: DeployedAuction,
  { cronSecret, kycSecret }: Secrets,
): Promise<void> {
  chapter('12. An auction: two bidders, and one price for both');
  const { node, provider } = world;
  const auction = (await placed.auction.getAddress()) as Address;
  const mine = (blocks: number) => node.rpc('anvil_mine', [`0x${blocks.toString(16)}`]);
  const mineTo = async (block: bigint) => mine(Math.max(1, Number(block) - (await provider.getBlockNumber())));
  const [first, second] = [await bidder(service.url, node.url, FIRST), await bidder(service.url, node.url, SECOND)];
  const index = () => quiet(first.client).indexPurchases({}, { headers: { authorization: `Bearer ${cronSecret}` } });

  await comply(quiet(first.client), first.wallet, kycSecret);
  await mineTo(placed.startBlock);
  await first.client.viewAuctions();
  tell(`${FIRST.address} bids; the published auctions take the currency through Permit2, and so does this one:`);
  const low = await bid(first.client, { wallet: first.wallet, auction, amount: 300_000_000n, maxPrice: '0.06' });

  tell(`${SECOND.address} wants to pay more, but is refused. The rules, one by one:`);
  const order = { wallet: SECOND.address, auction, amount: '900000000', maxPrice: '0.12' };
  await refused(second.client.authorizeBid({ body: order }));
  await explain(second.client, order);
  await comply(quiet(second.client), second.wallet, kycSecret);
  tell('Verified, and with the terms accepted, the same bid is permitted:');
  const wish = { wallet: second.wallet, auction, amount: 900_000_000n, maxPrice: '0.12' };
  const high = await bid(second.client, wish);
  await mine(25);
  await (await placed.auction.checkpoint()).wait();
  await index();
  const [outbid] = (await first.client.viewBids({ query: { wallet: FIRST.address } })).bids;
  if (outbid?.status !== 'outbid') throw new Error(`the first bid is ${outbid?.status}`);
  tell('The first bidder was outbid, and takes back what is left with the checkpoints of that answer as hints:');
  await exitBid(quiet(first.client), { wallet: first.wallet, auction, bidId: low.bidId });

  await mineTo(placed.endBlock + 5n);
  await index();
  await exitBid(quiet(second.client), { wallet: second.wallet, auction, bidId: high.bidId });
  await index();
  for (const { client, wallet } of [first, second]) {
    await claimTokens(quiet(client), { wallet, auction });
    const tokens = await placed.token.balanceOf(wallet.account.address);
    tell(`${wallet.account.address} claimed ${formatUnits(tokens, 18)} AUCT.`);
    if (tokens === 0n) throw new Error('nothing was claimed');
  }
  await index();
  await second.client.viewBids({ query: { wallet: SECOND.address } });
  await reconcile(service);
}

/** Compares permits with bids; the command fails when one was never permitted. */
async function reconcile(service: StartedService): Promise<void> {
  tell('Every permit against the bids on the chain, of what “operator reconcile” compares:');
  const report = await service.operate('reconcile');
  for (const line of report.split('\n').filter((one) => /\bbids\b/.test(one))) tell(`  ${line}`);
  if (!/\bbids\b.*\bmatch\b/.test(report)) throw new Error('the bids were not compared');
}

type Bidder = Readonly<{ client: ApiClient; wallet: Wallet }>;

async function bidder(
  baseUrl: string,
  nodeUrl: string,
  { privateKey }: (typeof developmentAccounts)[number],
): Promise<Bidder> {
  const client = watchedClient(baseUrl);
  const wallet = createWalletClient({
    account: privateKeyToAccount(privateKey),
    transport: http(nodeUrl),
    pollingInterval: 20,
  });
  client.connection.token = (await signIn(quiet(client), { wallet })).accessToken;
  return { client, wallet };
}
