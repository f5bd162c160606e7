import { expect } from 'chai';
import { getAddress, toBeHex } from 'ethers';
import type { AddressScreening } from '../../../src/application/ports/compliance.ts';
import { MOST_SUSPECTS } from '../../../src/domain/call/parties-of-call.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';

const address = (nibble: string) => getAddress(`0x${nibble.repeat(40)}`) as WalletAddress;

/** `sanctioned`: the addresses on the list. `takesSuspects`: what the adapter says of itself. */
export function describeAddressScreeningContract(
  name: string,
  makeWorld: (sanctioned: readonly WalletAddress[]) => Promise<AddressScreening>,
  { takesSuspects, listsForeign = false }: Readonly<{ takesSuspects: boolean; listsForeign?: boolean }>,
): void {
  describe(`AddressScreening contract: ${name}`, () => {
    it('reports each listed address as sanctioned, with the source', async () => {
      const listed = [address('a'), ZERO_ADDRESS, address('f')];
      const screening = await makeWorld(listed);
      for (const wallet of listed) {
        const { sanctioned, source } = await screening.screen(wallet);
        expect(sanctioned).to.equal(true);
        expect(source).not.to.equal('');
      }
    });

    it('screens several addresses at once, in their order', async () => {
      const screening = await makeWorld([address('a'), address('f')]);
      const asked = [address('b'), address('a'), address('c'), address('f'), address('a')];
      const verdicts = await screening.screenAll(asked);
      expect(verdicts.map(({ sanctioned }) => sanctioned)).to.deep.equal([false, true, false, true, true]);
      expect(verdicts).to.deep.equal(await Promise.all(asked.map((one) => screening.screen(one))));
      expect(await screening.screenAll([])).to.deep.equal([]);
    });

    it(`takes ${takesSuspects ? '' : 'no '}suspects`, async () => {
      expect((await makeWorld([])).takesSuspects).to.equal(takesSuspects);
    });

    if (takesSuspects)
      it('screens as many suspects as a request may have', async () => {
        const screening = await makeWorld([address('f')]);
        const asked = Array.from({ length: MOST_SUSPECTS }, (_, at) =>
          getAddress(toBeHex(2n ** 100n + BigInt(at), 20)),
        );
        const verdicts = await screening.screenAll([...asked, address('f')] as WalletAddress[]);
        expect(verdicts.map(({ sanctioned }) => sanctioned)).to.deep.equal([...asked.map(() => false), true]);
      });

    for (const foreign of [
      { chain: 'solana', address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM' },
      { chain: 'bitcoin', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
    ] as const)
      it(`${listsForeign ? 'screens' : 'gives no verdict on'} an address of ${foreign.chain}`, async () => {
        if (!listsForeign) {
          expect(await (await makeWorld([])).screenForeign(foreign)).to.equal(undefined);
          return;
        }
        expect((await (await makeWorld([])).screenForeign(foreign))?.sanctioned).to.equal(false);
        const listed = await makeWorld([foreign.address as string as WalletAddress]);
        expect((await listed.screenForeign(foreign))?.sanctioned).to.equal(true);
      });

    it('reports every other address as clear', async () => {
      const screening = await makeWorld([address('a')]);
      for (const wallet of [address('b'), ZERO_ADDRESS, getAddress(`0x${'a'.repeat(39)}b`) as WalletAddress]) {
        expect((await screening.screen(wallet)).sanctioned).to.equal(false);
      }
    });

    it('reports every address as clear while the list is empty', async () => {
      const screening = await makeWorld([]);
      expect((await screening.screen(address('a'))).sanctioned).to.equal(false);
    });
  });
}
