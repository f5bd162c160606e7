import { expect } from 'chai';
import { MaxUint256, type Wallet } from 'ethers';
import sinon from 'sinon';
import { type DeployedAuction, deployAuction } from '../../contracts/kit/auction.ts';
import { as } from '../../contracts/kit/handles.ts';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { mined } from '../support/chain/transactions.ts';
import { expectRefusal } from '../support/refusal.ts';
import { onServer } from '../support/servers/database.ts';
import { type LiveService, startLiveService } from '../support/service/live-service.ts';

const [, SIGNER] = developmentAccounts;
const CONFIRMATIONS = 2;

describeInWorld('threat, the limit multiplied: a permit that is used in the second of its deadline', (world) => {
  onServer((server) => {
    let service: LiveService;
    let placed: DeployedAuction;
    let auction: string;
    before(async () => {
      placed = await deployAuction(world(), { blocks: 10_000n });
      auction = await placed.auction.getAddress();
      const { chainId } = world().node;
      service = await startLiveService(world(), SIGNER.privateKey, await server().create('migrated'), {
        AUCTIONS: `${chainId}:${auction}:${await placed.hook.getAddress()}`,
        [`CONFIRMATIONS_${chainId}`]: String(CONFIRMATIONS),
      });
    });
    after(() => service.stop());

    it('counts until a confirmed block is after the deadline, however far the clock is', async () => {
      const [first, second] = [world().accounts[4], world().accounts[5]] as [Wallet, Wallet];
      for (const one of [first, second]) {
        await service.qualify(one, 'one person');
        await mined(as(one, world().usdc).approve(auction, MaxUint256));
      }
      const ask = async (by: Wallet, maxPrice = '0.06') => {
        await service.enter(by);
        return await service.post('/api/sale/authorize-bid', {
          ...{ wallet: by.address, auction, amount: '900000000', maxPrice },
        });
      };
      const { deadline, bidParams } = (await ask(first)).body.data;
      const time = Number(deadline) * 1_000 + 1_001;
      const clock = sinon.useFakeTimers({ now: time, toFake: ['Date'] });
      // The newest block is read at most once in three seconds.
      const askedAfter = async (blockTime: number, blocks: number) => {
        for (let nth = 0; nth < blocks; nth++) {
          await world().node.rpc('evm_setNextBlockTimestamp', [blockTime + nth]);
          await world().node.rpc('anvil_mine', ['0x1']);
        }
        clock.tick(3_000);
        await service.cron('/api/cron/indexer').expect(200);
        return await ask(second);
      };
      expectRefusal(await ask(second), 400, 'TIER_LIMIT_EXCEEDED');
      expectRefusal(await askedAfter(Number(deadline) - 5, CONFIRMATIONS + 1), 400, 'TIER_LIMIT_EXCEEDED');
      // The attack: the last block in which the permit can be used comes after the other wallet asked.
      const before = await world().node.rpc('evm_snapshot', []);
      await world().node.rpc('evm_setNextBlockTimestamp', [Number(deadline)]);
      const used = await (await first.sendTransaction({ to: bidParams.to, data: bidParams.data })).wait();
      expect(used?.status).to.equal(1);
      await world().node.rpc('evm_revert', [before]);

      expectRefusal(await askedAfter(Number(deadline), 1), 400, 'TIER_LIMIT_EXCEEDED');
      expectRefusal(await askedAfter(Number(deadline) + 1, CONFIRMATIONS), 400, 'TIER_LIMIT_EXCEEDED');
      const answer = await askedAfter(Number(deadline) + 1 + CONFIRMATIONS, 1);
      expect(answer.status, answer.text).to.equal(200);
      const late = first.call({ to: bidParams.to, data: bidParams.data });
      expect(
        await late.then(
          () => 'accepted',
          () => 'refused',
        ),
      ).to.equal('refused');
    });
  });
});
