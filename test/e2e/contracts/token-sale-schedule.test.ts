import { expect } from 'chai';
import { describeInWorld } from '../../support/chain/chain.ts';
import { mined } from '../../support/chain/transactions.ts';
import { saleDesk } from '../../support/fixtures/sale-desk.ts';

describeInWorld('TokenSale: its phase', (world) => {
  const { attempt } = saleDesk(world);

  const start = 4_000_000_000n;
  const end = start + 100n;
  const [upcoming, active, paused, ended] = [0n, 1n, 2n, 3n];
  const moments: [title: string, time: bigint, isPaused: boolean, phase: bigint][] = [
    ['upcoming until its start', start - 1n, false, upcoming],
    ['active from its start', start, false, active],
    ['active to its last second', end - 1n, false, active],
    ['ended from its end', end, false, ended],
    ['paused before its start', start - 1n, true, paused],
    ['paused meanwhile', start, true, paused],
    ['ended even if paused', end, true, ended],
  ];
  for (const [title, time, isPaused, phase] of moments) {
    it(`is ${title}, and only an active sale sells`, async () => {
      const { sale, node } = world();
      await mined(sale.setSchedule(start, end));
      if (isPaused) await mined(sale.pause());
      await node.rpc('evm_setNextBlockTimestamp', [Number(time)]);
      await node.rpc('evm_mine');
      expect(await sale.phase()).to.equal(phase);
      expect(await attempt()).to.equal(phase === active ? 'accepted' : `SaleNotActive(${phase})`);
    });
  }
});
