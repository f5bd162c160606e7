import { expect } from 'chai';
import { InMemoryForwarders } from '../../../src/adapters/chain/gasless/forwarders.memory.ts';
import { noSponsor } from '../../../src/adapters/sponsor/choose.ts';
import { InMemorySponsor } from '../../../src/adapters/sponsor/sponsor.memory.ts';
import { requestReverts } from '../../../src/domain/paymaster/errors.ts';
import { describeSponsorContract } from '../../contracts/paymaster/sponsor.contract.ts';
import { firstOf } from '../../support/fixtures/sponsorship-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

describeSponsorContract('in memory', async () => {
  const forwarders = new InMemoryForwarders(() => {});
  return {
    sponsor: new InMemorySponsor(forwarders),
    forwarders,
    sponsorship: async (nth) => firstOf(nth),
    settle: async () => {},
  };
});

describe('InMemorySponsor', () => {
  it('executes a request once, however often it is submitted', async () => {
    const forwarders = new InMemoryForwarders(() => {});
    const sponsor = new InMemorySponsor(forwarders);
    const first = await sponsor.relay(firstOf(1));
    expect(await sponsor.relay(firstOf(1))).to.deep.equal(first);
    expect(await forwarders.nonceOf(firstOf(1), firstOf(1).request.from)).to.equal(1n);
  });

  it('rejects a request that reverts, and does not store it', async () => {
    const forwarders = new InMemoryForwarders(() => {
      throw requestReverts({ reason: 'Bad()' });
    });
    const sponsor = new InMemorySponsor(forwarders);
    expect(await rejection(sponsor.relay(firstOf(1)))).to.equal('SPONSOR_REFUSED');
    expect(await sponsor.pursue(firstOf(1))).to.deep.equal({ status: 'unknown' });
  });
});

describe('no sponsor', () => {
  it('rejects everything', async () => {
    expect(await rejection(noSponsor.relay(firstOf(1)))).to.equal('SPONSOR_UNAVAILABLE');
    expect(await rejection(noSponsor.pursue(firstOf(1), false))).to.equal('SPONSOR_UNAVAILABLE');
  });
});
