import { type Forwarding, isSameForwarding } from './forward-request.ts';
import type { Sponsorship } from './sponsorship.ts';

/** Whether the wallet sends the request of this sponsorship again. One that lapsed was never executed: it needs a new quote. */
export const isRepeated = (sponsorship: Sponsorship, asked: Omit<Forwarding, 'forwarder'>): boolean =>
  sponsorship.state !== 'lapsed' && isSameForwarding(sponsorship, asked);
