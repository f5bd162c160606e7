import { expect } from 'chai';
import { LocalAccountKey } from '../../../src/adapters/local/signing-key.local.ts';
import { describeSponsorContract } from '../../contracts/paymaster/sponsor.contract.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { accountOf, relayerIn } from '../../support/chain/relayer-world.ts';
import { newSponsorship } from '../../support/fixtures/sponsorship-fixtures.ts';
import { failureOf, rejection } from '../../support/rejection.ts';

describeInWorld('RelayerSponsor in the deployed world', (world) => {
  const { on, sponsorship, refuseAll, acceptAll, automine, mine, drop, isExecuted, untilMined, queued } =
    relayerIn(world);

  describeSponsorContract('an account on a node', async () => ({
    sponsor: on.sponsor,
    forwarders: on.forwarders,
    sponsorship,
    settle: async () => {
      const { provider } = world();
      const mined = () => provider.getTransactionCount(on.relayer);
      while ((await provider.getTransactionCount(on.relayer, 'pending')) > (await mined())) await mine();
    },
  }));

  it('gives the same request one nonce, however often it is submitted', async () => {
    const one = await sponsorship(1);
    const relays = await Promise.all([on.sponsor.relay(one), on.sponsor.relay(one), on.sponsor.pursue(one, false)]);
    expect(new Set(relays.map(({ hash }) => hash)).size).to.equal(1);
    await untilMined(relays[0]?.hash);
    expect(await world().provider.getTransactionCount(on.relayer)).to.equal(1);
  });

  it('keeps a call that no node accepted, and broadcasts it when it is pursued', async () => {
    refuseAll('txpool is full');
    const one = await sponsorship(1);
    expect(await on.sponsor.relay(one)).to.deep.include({ status: 'pending', reference: one.id });
    expect(on.troubles).to.have.length(1);
    acceptAll();
    const { status, hash } = await on.sponsor.pursue(one, false);
    expect(status).to.equal('submitted');
    await untilMined(hash);
    expect(await isExecuted(one)).to.equal(true);
  });

  it('queues a pursued call that was never queued, unless it is too late', async () => {
    const one = await sponsorship(1);
    const { hash } = await on.sponsor.pursue(one, false);
    await untilMined(hash);
    expect(await isExecuted(one)).to.equal(true);
    const late = await sponsorship(2);
    expect(await on.sponsor.pursue(late, true)).to.deep.equal({ status: 'gone' });
    expect(await queued(late)).to.equal(undefined);
  });

  it('broadcasts again what the nodes dropped', async () => {
    await automine(false);
    const one = await sponsorship(1);
    const { hash } = await on.sponsor.relay(one);
    await drop(hash);
    expect((await on.sponsor.pursue(one, false)).hash).to.equal(hash);
    await mine();
    expect(await isExecuted(one)).to.equal(true);
    await on.sponsor.pursue(one, false);
    expect((await queued(one))?.isOpen).to.equal(false);
  });

  it('sends nothing that the forwarder must reject as too late, and the next call does not wait for it', async () => {
    refuseAll('insufficient funds for gas * price + value');
    const late = await sponsorship(1);
    const next = await sponsorship(2, { deadline: BigInt(Math.floor(Date.now() / 1000)) + 86_400n });
    for (const each of [late, next]) await on.sponsor.relay(each);
    acceptAll();
    expect(await on.sponsor.pursue(late, true)).to.deep.equal({ status: 'gone', neverMined: false });
    await untilMined((await on.sponsor.pursue(next, false)).hash);
    expect([await isExecuted(late), await isExecuted(next)]).to.deep.equal([false, true]);
    const calls = await Promise.all([late, next].map(({ id }) => on.queue.find(id)));
    const receipts = await Promise.all(
      calls.map((call) => world().provider.getTransactionReceipt(call?.bids.at(-1)?.hash ?? '')),
    );
    expect(receipts.map((receipt) => receipt?.status)).to.deep.equal([undefined, 1]);
  });

  it('sends a mined call again that a reorganization deeper than the confirmations removed', async () => {
    const { node } = world();
    await automine(false);
    const one = await sponsorship(1);
    const { hash } = await on.sponsor.relay(one);
    await mine();
    await on.sponsor.pursue(one, false);
    expect((await queued(one))?.isOpen).to.equal(false);
    await node.rpc('anvil_rollback', [1]);
    expect(await isExecuted(one)).to.equal(false);
    expect(await on.sponsor.pursue(one, false)).to.deep.equal({ status: 'submitted', reference: one.id, hash });
    await mine();
    expect(await isExecuted(one)).to.equal(true);
  });

  it('queues nothing that it cannot pay for', async () => {
    await world().node.rpc('anvil_setBalance', [on.relayer.address, '0x1']);
    const one = await sponsorship(1);
    const refusal = await failureOf(on.sponsor.relay(one), { code: 'SPONSOR_REFUSED' });
    expect(String(refusal.cause)).to.include('balance is too low');
    expect(await queued(one)).to.equal(undefined);
  });

  it('queues nothing while the chain is unavailable', async () => {
    const one = await sponsorship(1);
    await on.proxy.goDown();
    expect(await rejection(on.sponsor.relay(one))).to.equal('SPONSOR_REFUSED');
    await on.proxy.comeBack();
    expect(await queued(one)).to.equal(undefined);
    expect(await rejection(on.sponsor.relay({ ...newSponsorship(3), chainId: 1, state: 'taken' }))).to.equal(
      'SPONSOR_REFUSED',
    );
  });

  it('does not reveal its key', () => {
    expect(JSON.stringify(accountOf(on.relayer))).to.not.include(on.relayer.privateKey.slice(2));
    const wrong = `0x${'ff'.repeat(32)}`;
    expect(() => new LocalAccountKey('relayer', wrong)).to.throw(
      /^The relayer's key must be a secp256k1 private key: 0x and 64 hexadecimal digits$/,
    );
  });
});
