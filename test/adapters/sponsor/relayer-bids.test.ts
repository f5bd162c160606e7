import { expect } from 'chai';
import { describeInWorld } from '../../support/chain/chain.ts';
import { relayerIn } from '../../support/chain/relayer-world.ts';

describeInWorld('the bids of a RelayerSponsor', (world) => {
  const { on, sponsorship, refuseAll, automine, setBaseFee, mine, drop, isExecuted, queued } = relayerIn(world);

  it('bids at least an eighth more for a transaction that is not mined', async () => {
    await automine(false);
    const one = await sponsorship(1);
    const first = await on.sponsor.relay(one);
    on.clock.advance(29_999);
    expect((await on.sponsor.pursue(one, false)).hash).to.equal(first.hash);
    await setBaseFee(10n);
    await mine();
    expect(await isExecuted(one)).to.equal(false);
    on.clock.advance(1);
    const second = await on.sponsor.pursue(one, false);
    expect(second).to.include({ status: 'submitted' });
    expect(second.hash).to.not.equal(first.hash);
    const [low, high] = (await queued(one))?.bids ?? [];
    if (low === undefined || high === undefined) throw new Error('there are two bids');
    expect(high.maxFeePerGas * 8n >= low.maxFeePerGas * 9n).to.equal(true);
    expect(high.maxPriorityFeePerGas * 8n >= low.maxPriorityFeePerGas * 9n).to.equal(true);
    await mine();
    expect(await isExecuted(one)).to.equal(true);
    expect((await on.sponsor.pursue(one, false)).hash).to.equal(second.hash);
  });

  it('reports the bid that was mined, even if a later one is higher', async () => {
    await automine(false);
    const one = await sponsorship(1);
    const first = await on.sponsor.relay(one);
    refuseAll('replacement transaction underpriced', -32003);
    on.clock.advance(30_000);
    expect((await on.sponsor.pursue(one, false)).hash).to.not.equal(first.hash);
    await mine();
    for (const _ of ['found', 'closed']) expect((await on.sponsor.pursue(one, false)).hash).to.equal(first.hash);
  });

  it('raises no bid above what its account can pay, so that the last one is mined when the price falls again', async () => {
    const { node } = world();
    await automine(false);
    const one = await sponsorship(1);
    const { hash } = await on.sponsor.relay(one);
    const [first] = (await queued(one))?.bids ?? [];
    await node.rpc('anvil_setBalance', [
      on.relayer.address,
      `0x${(one.gasLimit * 2n * (first?.maxFeePerGas ?? 0n)).toString(16)}`,
    ]);
    await setBaseFee(10n);
    await mine();
    on.clock.advance(30_000);
    expect((await on.sponsor.pursue(one, false)).hash).to.equal(hash);
    await drop(hash);
    await setBaseFee(1n);
    await mine();
    expect(await on.sponsor.pursue(one, false)).to.include({ status: 'submitted' });
    await mine();
    expect(await isExecuted(one)).to.equal(true);
  });
});
