import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import type { NameService } from '../../../src/application/ports/names/name-service.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE } from '../../support/fixtures/store-fixtures.ts';

/** A name service, and a way to register a name with the name that its address claims. */
export type NameWorld = Readonly<{
  names: NameService;
  register(name: string, address: WalletAddress, primary?: string): void;
  stop(): Promise<void>;
}>;

export function describeNameServiceContract(name: string, makeWorld: () => Promise<NameWorld>): void {
  describe(`NameService: ${name}`, () => {
    let world: NameWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.stop());

    it('returns undefined for a name that has no address', async () => {
      expect(await world.names.resolve('nobody.eth', 1)).to.equal(undefined);
    });

    it('returns the address and the normal form of a name, and the name that the address claims', async () => {
      world.register('ana.eth', ALICE, 'ana.eth');
      expect(await world.names.resolve('Ana.eth', 1)).to.deep.equal({
        name: 'ana.eth',
        address: ALICE,
        primary: 'ana.eth',
      });
    });

    it('returns no claimed name where the address claims none, and another one where it claims another', async () => {
      world.register('ana.eth', ALICE);
      expect(await world.names.resolve('ana.eth', 8453)).to.deep.equal({ name: 'ana.eth', address: ALICE });
      world.register('ben.eth', ALICE, 'ana.eth');
      expect(await world.names.resolve('ben.eth', 1)).to.include({ primary: 'ana.eth' });
    });
  });
}
