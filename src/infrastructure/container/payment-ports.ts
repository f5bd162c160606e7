import { TempoPaymentNetwork } from '../../adapters/payment-rail/payment-network.tempo.ts';
import { noPaymentNetwork, noPaymentRail } from '../../adapters/payment-rail/payment-rail.none.ts';
import { TempoPaymentRail } from '../../adapters/payment-rail/payment-rail.tempo.ts';
import type { MemoryAdapters } from '../../adapters/sandbox/sandbox.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { Config } from '../config/config.ts';
import type { Tools } from './tools.ts';

type Use = <K extends keyof Ports>(name: K, make: () => Ports[K]) => unknown;

/** The rail, and the network behind it. */
export function usePaymentRail(use: Use, config: Config, { paymentChain: chain }: Tools, memory: MemoryAdapters): void {
  const { rail } = config.adapters;
  const realm = new URL(config.server.baseUrl).hostname;
  if (rail.kind === 'tempo' && chain !== undefined) {
    use('paymentRail', () => new TempoPaymentRail({ ...rail, chain, realm }));
    use('paymentNetwork', () => new TempoPaymentNetwork(chain, rail.currency));
    return;
  }
  use('paymentRail', () => (rail.kind === 'memory' ? memory.paymentRail : noPaymentRail));
  use('paymentNetwork', () => (rail.kind === 'memory' ? memory.paymentNetwork : noPaymentNetwork));
}
