import { geoPermission, geoRegion } from '../../domain/compliance/jurisdiction.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { Ports } from '../ports/index.ts';

/** The country of a request: from the header of a trusted proxy, or else from the IP database. */
export const countryOf =
  ({ geoLocator }: Pick<Ports, 'geoLocator'>) =>
  async ({ countryHint, ip }: RequestOrigin): Promise<string | undefined> =>
    countryHint ?? geoLocator.countryOf(ip);

export const viewPermission =
  (ports: Pick<Ports, 'geoLocator' | 'compliancePolicy'>) => async (origin: RequestOrigin) =>
    geoPermission(await countryOf(ports)(origin), ports.compliancePolicy.geo);

export const viewRegion = (ports: Pick<Ports, 'geoLocator'>) => async (origin: RequestOrigin) =>
  geoRegion(await countryOf(ports)(origin));
