import type { GeoLocator } from '../../application/ports/compliance.ts';
import { Networks, publicAddress } from './ip-address.ts';

type Assignment = Readonly<{ networks: Networks; prefixLength: number; country: string }>;

/** Maps the given addresses and networks (CIDR) to countries; the narrowest matching network counts. */
export class InMemoryGeoLocator implements GeoLocator {
  readonly #assignments: readonly Assignment[];

  constructor(countries: ReadonlyMap<string, string> = new Map()) {
    this.#assignments = [...countries]
      .map(([network, country]) => assignment(network, country))
      .sort((a, b) => b.prefixLength - a.prefixLength);
  }

  async countryOf(ip: string): Promise<string | undefined> {
    const address = publicAddress(ip);
    if (address === undefined) return undefined;
    return this.#assignments.find(({ networks }) => networks.contains(address))?.country;
  }
}

function assignment(network: string, country: string): Assignment {
  const cidr = network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`;
  return { networks: new Networks([cidr]), prefixLength: Number(cidr.split('/')[1]), country };
}
