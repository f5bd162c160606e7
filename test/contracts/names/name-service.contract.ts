import { expect } from 'chai';
import type { NameService, UnusableName } from '../../../src/application/ports/names.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE } from '../../support/fixtures/store-fixtures.ts';

type Why = UnusableName['unusable'];

/** A name service, and ways to register a name with the name that its address claims, and one that no address is taken from. */
export type NameWorld = Readonly<{
  names: NameService;
  register(name: string, address: WalletAddress, primary?: string): Promise<void>;
  registerUnusable(name: string, why: Why): Promise<void>;
  stop(): Promise<void>;
}>;

/** `ending`: of the names; `reasons`: why such a name may be unusable. */
export function describeNameServiceContract(
  service: string,
  makeWorld: () => Promise<NameWorld>,
  { ending, reasons }: Readonly<{ ending: string; reasons: readonly Why[] }>,
): void {
  describe(`NameService: ${service}`, () => {
    const [ana, ben] = [`ana${ending}`, `ben${ending}`];
    let world: NameWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.stop());

    it('returns undefined for a name that has no address', async () => {
      expect(await world.names.resolve(`nobody${ending}`, 1)).to.equal(undefined);
    });

    it('returns the address and the normal form of a name, and the name that the address claims', async () => {
      await world.register(ana, ALICE, ana);
      for (const written of [ana, ana.toUpperCase()])
        expect(await world.names.resolve(written, 8453)).to.deep.equal({ name: ana, address: ALICE, primary: ana });
    });

    it('returns no claimed name where the address claims none, and another one where it claims another', async () => {
      await world.register(ana, ALICE);
      expect(await world.names.resolve(ana, 8453)).to.deep.equal({ name: ana, address: ALICE });
      await world.register(ben, ALICE, ana);
      for (const chainId of [1, 8453] as const)
        expect(await world.names.resolve(ben, chainId)).to.include({ primary: ana });
    });

    for (const why of reasons)
      it(`returns no address for a name that is unusable: ${why}`, async () => {
        await world.registerUnusable(ana, why);
        expect(await world.names.resolve(ana, 8453)).to.deep.equal({ name: ana, unusable: why });
      });
  });
}
