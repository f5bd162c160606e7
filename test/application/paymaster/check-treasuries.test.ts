import { expect } from 'chai';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { checkTreasuries } from '../../../src/application/paymaster/check-treasuries.ts';
import type { Ports } from '../../../src/application/ports/index.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { requireOwnTreasuries } from '../../../src/infrastructure/process/start-checks.ts';
import { ALICE, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

const treasury = ALICE;
const contract = CAROL;

describe('comparing the treasury of GaslessTransfers with TREASURY', () => {
  let alarms: InMemoryAlarms;
  beforeEach(() => {
    alarms = new InMemoryAlarms();
  });
  /** Of chain 8453 with this answer, and of chain 10 with the right one. */
  const checking = (of: () => Promise<WalletAddress>, sponsor = 'relayer') => {
    const gaslessTransfers = new Map([
      [8453, contract],
      [10, contract],
    ]);
    return checkTreasuries({
      alarms,
      feePolicy: { treasury } as Ports['feePolicy'],
      gaslessTreasuries: { of: async (chainId) => (chainId === 10 ? treasury : await of()) },
      sponsorPolicy: { sponsor, gaslessTransfers } as unknown as Ports['sponsorPolicy'],
    });
  };

  it('lets the service start when they are equal', async () => {
    const check = checking(async () => treasury);
    expect(await check()).to.deep.equal([]);
    await requireOwnTreasuries({ checkTreasuries: check });
    expect(alarms.raised).to.deep.equal([]);
  });

  it('does not let the service start when fees go to somebody else, and names chain, contract and both addresses', async () => {
    const check = checking(async () => BOB);
    expect(await check()).to.deep.equal([{ chainId: 8453, contract, expected: treasury, found: BOB }]);
    expect(alarms.raised.map(({ name }) => name)).to.deep.equal(['gasless-treasury-unproved']);
    const message = await requireOwnTreasuries({ checkTreasuries: check }).catch((error: Error) => error.message);
    for (const named of ['GASLESS_TRANSFERS_8453', contract, BOB, treasury]) expect(message).to.include(named);
    expect(message).to.not.include('GASLESS_TRANSFERS_10');
  });

  it('does not take a node that does not respond for equal: the service starts with an alarm', async () => {
    const check = checking(() => Promise.reject(chainUnavailable()));
    expect(await check()).to.deep.equal([{ chainId: 8453, contract, expected: treasury }]);
    await requireOwnTreasuries({ checkTreasuries: check });
    expect(alarms.raised.map(({ name, facts }) => [name, facts.chainId])).to.deep.equal([
      ['gasless-treasury-unproved', 8453],
      ['gasless-treasury-unproved', 8453],
    ]);
  });

  it('checks nothing without a sponsor, and does not catch a defect', async () => {
    expect(await checking(async () => BOB, 'none')()).to.deep.equal([]);
    const defective = checking(() => Promise.reject(new Error('a defect')));
    expect(await defective().catch((error: Error) => error.message)).to.equal('a defect');
  });
});
