import { expect } from 'chai';
import { transferUseCases } from '../../../src/application/transfer/index.ts';
import { aPreparation } from '../../support/fixtures/prepared-fixtures.ts';
import { ALICE } from '../../support/fixtures/store-fixtures.ts';
import { aWorld } from '../../support/service/world.ts';

describe('forgetting prepared transfers', () => {
  it('deletes expired ones, returns how many, and keeps the rest', async () => {
    const world = await aWorld();
    const expiringIn = (ms: number) => ({ expiresAt: new Date(world.clock.now().getTime() + ms) });
    for (const [number, ms] of [
      [1, -1],
      [2, 0],
      [3, 1],
    ] as const)
      await world.preparedTransfers.keep(aPreparation(number, expiringIn(ms)));
    const { forgetExpired } = transferUseCases(world);
    expect(await forgetExpired()).to.equal(1);
    expect(await forgetExpired()).to.equal(0);
    expect(await world.preparedTransfers.find(ALICE, aPreparation(1).id)).to.equal(undefined);
    expect(await world.preparedTransfers.find(ALICE, aPreparation(3).id)).to.not.equal(undefined);
  });
});
