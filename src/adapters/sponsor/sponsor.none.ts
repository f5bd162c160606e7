import type { Sponsor } from '../../application/ports/paymaster.ts';
import { sponsorUnavailable } from '../../domain/paymaster/errors.ts';

const refuse = async (): Promise<never> => {
  throw sponsorUnavailable();
};

/** Used when no sponsor is configured. */
export const noSponsor: Sponsor = { relay: refuse, pursue: refuse };
