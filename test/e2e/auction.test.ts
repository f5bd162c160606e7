import { expect } from 'chai';
import { AbiCoder, MaxUint256, parseUnits, type Wallet } from 'ethers';
import { type DeployedAuction, deployAuction } from '../../contracts/kit/auction.ts';
import { as } from '../../contracts/kit/handles.ts';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { ChainRpc } from '../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmAuctionContracts } from '../../src/adapters/chain/sale/auctions.evm.ts';
import { BID_PERMIT_TYPES } from '../../src/domain/sale/bid-permit.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { requireOwnHooks } from '../../src/infrastructure/process/start-checks.ts';
import { StartError } from '../../src/infrastructure/start/start-error.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { eventOf, mined, refusal } from '../support/chain/transactions.ts';
import { expectRefusal } from '../support/refusal.ts';
import { rejection, rejectionOf } from '../support/rejection.ts';
import { onServer } from '../support/servers/database.ts';
import { type LiveService, startLiveService } from '../support/service/live-service.ts';

const [, SIGNER] = developmentAccounts;

describeInWorld('an auction from sign-in to claim', (world) => {
  onServer((server) => {
    let service: LiveService;
    let placed: DeployedAuction;
    let auction: string;
    let bidder: Wallet;
    let other: Wallet;

    beforeEach(async () => {
      placed = await deployAuction(world(), { required: parseUnits('100', 6) });
      auction = await placed.auction.getAddress();
      const configured = `${world().node.chainId}:${auction}:${await placed.hook.getAddress()}`;
      service = await startLiveService(world(), SIGNER.privateKey, await server().create('migrated'), {
        AUCTIONS: configured,
        [`CONFIRMATIONS_${world().node.chainId}`]: '0',
      });
      [bidder, other] = [world().accounts[4], world().accounts[5]];
      for (const one of [bidder, other]) {
        await service.qualify(one);
        await mined(as(one, world().usdc).approve(auction, MaxUint256));
      }
      await service.enter(bidder);
      await mine(1);
    });
    afterEach(() => service.stop());

    const mine = (blocks: number) => world().node.rpc('anvil_mine', [`0x${blocks.toString(16)}`]);
    const order = (by: Wallet, over: object = {}) => ({
      ...{ wallet: by.address, auction, amount: '900000000', maxPrice: '0.06' },
      ...over,
    });
    const authorize = async (by: Wallet, over: object = {}) => {
      await service.enter(by);
      return await service.post('/api/sale/authorize-bid', order(by, over));
    };
    const send = async (by: Wallet, { to, data }: { to: string; data: string }) => {
      const receipt = await (await by.sendTransaction({ to, data })).wait();
      expect(receipt?.status).to.equal(1);
      return receipt;
    };
    const bid = async (by: Wallet, over: object = {}) => {
      const answer = await authorize(by, over);
      expect(answer.status, answer.text).to.equal(200);
      return await send(by, answer.body.data.bidParams);
    };
    const indexed = async () => {
      await service.cron('/api/cron/indexer').expect(200);
      return (await service.get(`/api/sale/bids?wallet=${bidder.address}`).expect(200)).body.data.bids;
    };
    const view = async () => (await service.get('/api/sale/auctions').expect(200)).body.data.auctions[0];
    const exitBy = async (by: Wallet, bidId: string, exit: Record<string, never>) => {
      const { functionName, lastFullyFilledCheckpointBlock, outbidBlock } = exit;
      const at = as(by, placed.auction);
      return functionName === 'exitBid'
        ? await mined(at.exitBid(BigInt(bidId)))
        : await mined(
            at.exitPartiallyFilledBid(
              BigInt(bidId),
              BigInt(lastFullyFilledCheckpointBlock ?? 0),
              BigInt(outbidBlock ?? 0),
            ),
          );
    };

    it('bids, is outbid, exits with the hints, bids again with the refund, and claims what the chain says', async () => {
      const state = await view();
      expect(state).to.include({ phase: 'open', graduated: false, startBlock: Number(placed.startBlock) });
      expect(state.clearingPrice).to.deep.equal({ decimal: '0.05', q96: String(100n * placed.tickSpacing) });
      expect(state.permitSigner).to.equal(world().addresses.signer);

      await bid(bidder);
      await mine(20);
      // A whale, whom no limit holds, and who therefore bids with a permit that this service never issued.
      const whale = { ...(await forged(other, 90_000_000_000n)) };
      await send(other, whale);
      await mine(5);
      await mined(placed.auction.checkpoint());
      const [outbid] = await indexed();
      expect(outbid).to.deep.include({ status: 'outbid', confirmed: true, refunded: null });
      expect(service.alarms).to.deep.equal(['bid-never-permitted']);

      expectRefusal(await authorize(bidder, { maxPrice: '0.2' }), 400, 'TIER_LIMIT_EXCEEDED');
      const tooHigh = await authorize(bidder, { maxPrice: `q96:${2n ** 200n}`, amount: '100000000' });
      expectRefusal(tooHigh, 400, 'BID_PRICE_INVALID');
      expect(tooHigh.body.error).to.include(`(q96:${await placed.auction.MAX_BID_PRICE()})`);
      const exited = eventOf(placed.auction, 'BidExited', await exitBy(bidder, outbid.bidId, outbid.exit));
      const [refunded] = await indexed();
      expect(refunded).to.deep.include({
        status: 'exited',
        refunded: String(exited.currencyRefunded),
        claimable: false,
      });
      expect(BigInt(refunded.tokens)).to.equal(exited.tokensFilled);
      // What was computed from checkpoints before is what the contract computed.
      expect(refunded.spent).to.equal(outbid.spent);
      expect(Number(exited.tokensFilled - BigInt(outbid.tokens))).to.be.within(0, 1e13);

      const again = (await authorize(bidder, { amount: '500000000', maxPrice: '0.2' })).body.data;
      expect(BigInt(again.maxAllowed)).to.equal(999_990_000n + exited.currencyRefunded);
      const hint = 100n * placed.tickSpacing;
      expect(BigInt(again.bidParams.prevTickPrice) > hint).to.equal(true);
      await send(bidder, again.bidParams);

      await mine(Number(placed.endBlock) - (await world().provider.getBlockNumber()) + 6);
      expect(await view()).to.include({ phase: 'claimable', graduated: true });
      const [, second] = await indexed();
      expect(second.exit.functionName).to.equal('exitBid');
      await exitBy(bidder, second.bidId, second.exit);
      const [first, last] = await indexed();
      expect([first.claimable, last.claimable]).to.deep.equal([true, true]);
      await mined(
        as(other, placed.auction).claimTokensBatch(bidder.address, [BigInt(first.bidId), BigInt(last.bidId)]),
      );
      expect(await placed.token.balanceOf(bidder.address)).to.equal(BigInt(first.tokens) + BigInt(last.tokens));
      expect((await indexed()).map(({ status }: { status: string }) => status)).to.deep.equal(['claimed', 'claimed']);
      const refusedLate = await authorize(bidder, { amount: '100000000', maxPrice: '0.3' });
      expectRefusal(refusedLate, 400, 'AUCTION_NOT_OPEN');
      expect(refusedLate.body.error).to.include(`until block ${placed.endBlock - 1n}`);
    });

    it('pays from another wallet only with a permit for it, and bids at any price with the same permit', async () => {
      const answer = await authorize(bidder);
      const { hookData, amount } = answer.body.data;
      const at = (by: Wallet) => as(by, placed.auction)['submitBid(uint256,uint128,address,bytes)'];
      const call = at(other)(120n * placed.tickSpacing, BigInt(amount), bidder.address, hookData);
      expect(await refusal(call, placed.hook)).to.match(/^NotSender\(/);
      await mined(at(bidder)(140n * placed.tickSpacing, BigInt(amount), bidder.address, hookData));
    });

    it('never passes the limit with two permits of one wallet', async () => {
      const [first, second] = [await authorize(bidder), await authorize(bidder)];
      await send(bidder, first.body.data.bidParams);
      const { to, data } = second.body.data.bidParams;
      expect(await refusal(bidder.call({ to, data }), placed.hook)).to.match(/^CapExceeded\(900000000, /);
      expectRefusal(await authorize(bidder, { amount: '100000000' }), 400, 'TIER_LIMIT_EXCEEDED');
    });

    it('is not read with another hook than its own, and stops the start with a sentence that names both', async () => {
      const { node, addresses } = world();
      const rpc = new ChainRpc({ chainId: node.chainId, urls: [node.url] });
      const contracts = new EvmAuctionContracts(rpc, node.chainId);
      const of = (hook: string) => ({ auction: auction as WalletAddress, hook: hook as WalletAddress });
      const own = of(await placed.hook.getAddress());
      const other = of(addresses.sale);
      const sale = { chainId: node.chainId, contract: addresses.sale as WalletAddress };
      try {
        expect(await rejection(contracts.state(other))).to.equal('CHAIN_UNAVAILABLE');
        await requireOwnHooks({ ...sale, auctions: [own] }, contracts);
        const fault = await rejectionOf(requireOwnHooks({ ...sale, auctions: [own, other] }, contracts));
        expect(fault).to.be.instanceOf(StartError);
        expect((fault as Error).message)
          .to.match(/^AUCTIONS: /)
          .and.include(own.hook)
          .and.include(other.hook);
      } finally {
        rpc.close();
      }
    });

    it('returns 503 while the node is down, and signs nothing', async () => {
      service.cutNode();
      expectRefusal(await service.post('/api/sale/authorize-bid', order(bidder)), 503, 'CHAIN_UNAVAILABLE');
      expectRefusal(await service.get('/api/sale/auctions'), 503, 'CHAIN_UNAVAILABLE');
      await service.mendNode();
    });

    /** `submitBid()` with a permit that the sale's signer made without this service. */
    async function forged(by: Wallet, amount: bigint) {
      const hook = await placed.hook.getAddress();
      const { chainId } = world().node;
      const domain = { name: 'PermitHook', version: '1', chainId, verifyingContract: hook };
      const deadline = BigInt(Math.floor(Date.now() / 1000) + 100_000);
      const permit = {
        auction,
        owner: by.address,
        sender: by.address,
        amount,
        maxAllowed: MaxUint256,
        nonce: 1n,
        deadline,
      };
      const signer = world().accounts[1];
      const signature = await signer.signTypedData(domain, { BidPermit: [...BID_PERMIT_TYPES.BidPermit] }, permit);
      const struct = '(address,address,address,uint256,uint256,uint256,uint256)';
      const hookData = AbiCoder.defaultAbiCoder().encode([struct, 'bytes'], [Object.values(permit), signature]);
      const data = placed.auction.interface.encodeFunctionData('submitBid(uint256,uint128,address,bytes)', [
        ...[240n * placed.tickSpacing, amount, by.address, hookData],
      ]);
      return { to: auction, data };
    }
  });
});
