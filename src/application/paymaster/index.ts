import type { Ports } from '../ports/index.ts';
import { followSponsorships } from './follow-sponsorships.ts';
import { type SponsorPorts, sponsorRequest } from './sponsor-request.ts';

type PaymasterPorts = SponsorPorts & Pick<Ports, 'alarms' | 'leases' | 'transferPolicy'>;

export const paymasterUseCases = (ports: PaymasterPorts) => ({
  sponsor: sponsorRequest(ports),
  followSponsorships: followSponsorships(ports),
});

export type PaymasterUseCases = ReturnType<typeof paymasterUseCases>;
