import {
  type ApiClient,
  bid,
  claimTokens,
  createClient,
  exitBid,
  signIn,
  type Wallet,
} from '@institutional-defi/client';
import { expect } from 'chai';
import { parseEther } from 'ethers';
import type { Address } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { type DeployedAuction, deployAuction } from '../../contracts/kit/auction.ts';
import { as } from '../../contracts/kit/handles.ts';
import { mined } from '../support/chain/transactions.ts';
import { comply, walletAt } from '../support/service/client-wallet.ts';
import { endAll } from '../support/service/process.ts';
import { describeOnStack } from '../support/service/stack.ts';

const AMOUNT = 250_000_000n;
const placed = {} as Record<'byAllowance' | 'throughPermit2', DeployedAuction>;

describeOnStack(
  'the client in an auction',
  (stack) => {
    let client: ApiClient;
    let wallet: Wallet;

    after(endAll);
    beforeEach(async () => {
      const { world, url, kycSecret } = stack();
      client = createClient({ baseUrl: url });
      wallet = walletAt(world.node.url, generatePrivateKey());
      await mined(as(world.accounts[0], world.usdc).mint(wallet.account.address, 4n * AMOUNT));
      await world.node.rpc('anvil_setBalance', [wallet.account.address, `0x${parseEther('1').toString(16)}`]);
      await signIn(client, { wallet });
      await comply(client, wallet, kycSecret);
    });

    const addressOf = async ({ auction }: DeployedAuction) => (await auction.getAddress()) as Address;
    const balance = () => stack().world.usdc.balanceOf(wallet.account.address);
    const index = () => client.indexPurchases({}, { headers: { authorization: `Bearer ${stack().cronSecret}` } });
    const mineTo = async (block: bigint) => {
      const { node, provider } = stack().world;
      const missing = Number(block) - (await provider.getBlockNumber());
      if (missing > 0) await node.rpc('anvil_mine', [`0x${missing.toString(16)}`]);
    };
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );

    it('bids by allowance, where the auction takes the currency itself', async () => {
      const auction = await addressOf(placed.byAllowance);
      await mineTo(placed.byAllowance.startBlock);
      const { permit, bidId } = await bid(client, { wallet, auction, amount: AMOUNT, maxPrice: '0.06' });
      expect(permit.bidParams.spender).to.equal(auction);
      expect(bidId).to.equal(0n);
      expect(await balance()).to.equal(3n * AMOUNT);
    });

    it('does not bid at another price than the wished one, which it reads with the decimals of the chain', async () => {
      const auction = await addressOf(placed.byAllowance);
      const dearer: ApiClient = {
        ...client,
        authorizeBid: (input, options) => client.authorizeBid({ body: { ...input.body, maxPrice: '0.0605' } }, options),
      };
      expect(await codeOf(bid(dearer, { wallet, auction, amount: AMOUNT, maxPrice: '0.06' }))).to.equal('MISMATCH');
      expect(await balance()).to.equal(4n * AMOUNT);
    });

    it('bids through Permit2, twice, exits and claims with what the service lists', async () => {
      const auction = await addressOf(placed.throughPermit2);
      await mineTo(placed.throughPermit2.startBlock);
      const steps: string[] = [];
      const wish = { wallet, auction, amount: AMOUNT } as const;
      const first = await bid(client, { ...wish, maxPrice: '0.06', onStep: (step) => steps.push(step) });
      expect(steps).to.deep.equal(['authorize', 'approve', 'bid', 'wait']);
      expect(first.permit.bidParams.spender).to.equal(await placed.throughPermit2.permit2.getAddress());
      const exact = `q96:${130n * placed.throughPermit2.tickSpacing}`;
      const second = await bid(client, { ...wish, maxPrice: exact });
      expect([first.bidId, second.bidId]).to.deep.equal([0n, 1n]);
      expect(await codeOf(exitBid(client, { wallet, auction, bidId: 0n }))).to.equal('BID_NOT_EXITABLE');

      await mineTo(placed.throughPermit2.endBlock + 5n);
      await index();
      expect(await codeOf(claimTokens(client, { wallet, auction }))).to.equal('NOTHING_TO_CLAIM');
      for (const bidId of [0n, 1n]) await exitBid(client, { wallet, auction, bidId });
      await index();
      await claimTokens(client, { wallet, auction });
      await index();
      const { bids } = await client.viewBids({ query: { wallet: wallet.account.address } });
      expect(bids.map(({ status }) => status)).to.deep.equal(['claimed', 'claimed']);
      const tokens = bids.reduce((sum, one) => sum + BigInt(one.tokens), 0n);
      expect(tokens > 0n).to.equal(true);
      expect(await placed.throughPermit2.token.balanceOf(wallet.account.address)).to.equal(tokens);
    });
  },
  async (world) => {
    const options = { startsIn: 60n, required: 1n };
    placed.byAllowance = await deployAuction(world, options);
    placed.throughPermit2 = await deployAuction(world, { ...options, isPaidThroughPermit2: true });
    const configured = Object.values(placed).map(
      async ({ auction, hook }) => `${world.node.chainId}:${await auction.getAddress()}:${await hook.getAddress()}`,
    );
    return { AUCTIONS: (await Promise.all(configured)).join() };
  },
);
