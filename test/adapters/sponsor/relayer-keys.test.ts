import { expect } from 'chai';
import { LocalAccountKey } from '../../../src/adapters/local/signing-key.local.ts';
import { RelayerAccount } from '../../../src/adapters/sponsor/relayer-account.ts';
import type { SigningKey } from '../../../src/application/ports/signing.ts';
import { signerUnavailable } from '../../../src/domain/shared/failures.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { accountOf, relayerIn } from '../../support/chain/relayer-world.ts';

describeInWorld('the keys of a RelayerSponsor', (world) => {
  const { on, rich, withAccounts, sponsorship, automine, mine, drop, isExecuted, untilMined, queued } =
    relayerIn(world);

  it('finishes the calls of a replaced account with its key, and pays for new ones with the new account', async () => {
    const fresh = await rich();
    await automine(false);
    const [one, two] = [await sponsorship(1), await sponsorship(2)];
    const { hash } = await on.sponsor.relay(one);
    await drop(hash);
    const rotated = withAccounts(accountOf(fresh), accountOf(on.relayer));
    await rotated.relay(two);
    await rotated.pursue(one, false);
    await automine(true);
    await mine();
    expect([await isExecuted(one), await isExecuted(two)]).to.deep.equal([true, true]);
    expect((await queued(one))?.relayer).to.equal(on.relayer.address);
    expect((await queued(two))?.relayer).to.equal(fresh.address);
  });

  it('keeps a call that its key could not sign, signs it when it is pursued, and gives it up when it is too late', async () => {
    const own = new LocalAccountKey('relayer', on.relayer.privateKey);
    let isDown = true;
    const key: SigningKey = {
      algorithm: 'secp256k1',
      publicKey: own.publicKey,
      sign: async (message) => {
        if (isDown) throw signerUnavailable();
        return own.sign(message);
      },
    };
    const remote = withAccounts(new RelayerAccount(key));
    const [one, two] = [await sponsorship(1), await sponsorship(2)];
    for (const each of [one, two])
      expect(await remote.relay(each)).to.deep.equal({ status: 'pending', reference: each.id });
    expect(await remote.pursue(one, false)).to.deep.equal({ status: 'pending', reference: one.id });
    expect(on.troubles).to.have.length(3);
    expect((await queued(one))?.bids).to.deep.equal([]);
    isDown = false;
    await untilMined((await remote.pursue(one, false)).hash);
    expect(await isExecuted(one)).to.equal(true);
    expect(await remote.pursue(two, true)).to.deep.equal({ status: 'gone', neverMined: true });
    expect(await queued(two)).to.equal(undefined);
  });
});
