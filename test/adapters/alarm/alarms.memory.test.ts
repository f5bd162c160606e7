import { expect } from 'chai';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { describeAlarmsContract } from '../../contracts/system/alarms.contract.ts';

describeAlarmsContract('in memory', () => {
  const alarms = new InMemoryAlarms();
  return { alarms, raised: () => alarms.raised };
});

describe('InMemoryAlarms', () => {
  it('does not let a reader change stored alarms', async () => {
    const alarms = new InMemoryAlarms();
    await alarms.raise({
      name: 'purchase-never-authorized',
      message: 'The contract trusts another signer',
      facts: { chain: 10 },
    });
    (alarms.raised as unknown[]).pop();
    for (const { facts } of alarms.raised) (facts as Record<string, unknown>).chain = 1;
    expect(alarms.raised.map(({ facts }) => facts)).to.deep.equal([{ chain: 10 }]);
  });
});
