import { expect } from 'chai';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { relayerIn } from '../../support/chain/relayer-world.ts';
import { at } from '../../support/fixtures/store-fixtures.ts';

describeInWorld('the nonces of a RelayerSponsor', (world) => {
  const { on, sponsorship, refuseAll, acceptAll, automine, mine, drop, isExecuted, untilMined, queued } =
    relayerIn(world);

  it('continues after another process used its key', async () => {
    await automine(false);
    refuseAll('txpool is full');
    const [one, two] = [await sponsorship(1), await sponsorship(2)];
    for (const each of [one, two]) await on.sponsor.relay(each);
    await on.relayer.sendTransaction({ to: on.relayer.address, nonce: 0 });
    await mine();
    acceptAll();
    await automine(true);
    for (let left = 4; left > 0; left--) for (const each of [one, two]) await on.sponsor.pursue(each, false);
    const { provider } = world();
    while ((await provider.getTransactionCount(on.relayer)) < 3) await mine();
    expect([await isExecuted(one), await isExecuted(two)]).to.deep.equal([true, true]);
    expect((await queued(one))?.nonce).to.equal(2n);
    expect((await queued(two))?.nonce).to.equal(1n);
  });

  it('fills a nonce gap that no queued call will fill', async () => {
    const { node } = world();
    const lane = { chainId: node.chainId, relayer: on.relayer.address as WalletAddress };
    const lost = { id: 'lost', to: lane.relayer, data: '0x', gasLimit: 21_000n } as const;
    const bid = { raw: '0x', hash: '0x', maxFeePerGas: 1n, maxPriorityFeePerGas: 1n, at: at() } as const;
    await on.queue.bid(await on.queue.enqueue(lane, lost, 0n), bid);
    const one = await sponsorship(1);
    await on.sponsor.relay(one);
    await on.queue.close('lost');
    expect((await queued(one))?.nonce).to.equal(1n);
    const { hash } = await on.sponsor.pursue(one, false);
    await untilMined(hash);
    expect(await isExecuted(one)).to.equal(true);
    expect(await world().provider.getTransactionCount(on.relayer)).to.equal(2);
  });

  it('never again reports a call as sent that it gave up', async () => {
    await automine(false);
    const one = await sponsorship(1);
    const { hash } = await on.sponsor.relay(one);
    await drop(hash);
    await on.relayer.sendTransaction({ to: on.relayer.address, nonce: 0 });
    await mine();
    expect(await on.sponsor.pursue(one, true)).to.deep.equal({ status: 'gone', neverMined: true });
    for (const _ of ['another process', 'after a crash'])
      expect(await on.sponsor.pursue(one, true)).to.deep.equal({
        ...{ status: 'unknown', reference: one.id },
        neverMined: true,
      });
  });

  it('does not say of a transaction that it will never be mined while its nonce is free', async () => {
    await automine(false);
    const one = await sponsorship(1);
    const { hash } = await on.sponsor.relay(one);
    await drop(hash);
    for (const _ of ['given up', 'closed'])
      expect(await on.sponsor.pursue(one, true)).to.include({ neverMined: false });
    await on.relayer.sendTransaction({ to: on.relayer.address, nonce: 0 });
    await mine();
    expect(await on.sponsor.pursue(one, true)).to.include({ neverMined: true });
  });
});
