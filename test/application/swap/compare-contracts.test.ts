import { expect } from 'chai';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { compareContracts } from '../../../src/application/swap/index.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import type { SwapContracts } from '../../../src/domain/swap/quoted-step.ts';
import { swapsInMemory } from '../../support/fixtures/swaps-in-memory.ts';

describe('compareContracts', () => {
  const OTHER = '0x00000000000000000000000000000000000000e7' as WalletAddress;
  const aWorld = () => {
    const swapProvider = swapsInMemory().provider;
    const alarms = new InMemoryAlarms();
    return { swapProvider, alarms, compare: compareContracts({ swapProvider, alarms }) };
  };

  it('raises nothing while the provider publishes the pinned contracts', async () => {
    const { alarms, compare } = aWorld();
    await compare();
    expect(alarms.raised).to.deep.equal([]);
  });

  it('raises an alarm, and pins nothing, when the provider publishes another contract', async () => {
    const { swapProvider, alarms, compare } = aWorld();
    const pinned = swapProvider.contracts.get(8453) as SwapContracts;
    swapProvider.publish(8453, { ...pinned, depositories: [OTHER] });
    await compare();
    expect(alarms.raised.map(({ name, facts }) => ({ name, facts }))).to.deep.equal([
      {
        name: 'swap-contracts-changed',
        facts: { chainId: 8453, role: 'depositories', unpinned: [OTHER], unpublished: pinned.depositories },
      },
    ]);
    expect(swapProvider.contracts.get(8453)).to.deep.equal(pinned);
  });
});
