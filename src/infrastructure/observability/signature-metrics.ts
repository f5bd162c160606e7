import { Counter, type Registry } from 'prom-client';
import { SIGNATURE_OUTCOMES, type SignatureMeter } from '../../adapters/signer/signature-meter.ts';

/** Signatures of keys in other systems. */
export function signatureMeterOn(registry: Registry): SignatureMeter {
  const signatures = new Counter({
    name: 'signatures_total',
    help: 'Requests for signatures of keys in other systems, by the list of the key',
    labelNames: ['key', 'outcome'],
    registers: [registry],
  });
  return {
    // From 0, so that the first failure is an increase.
    expect: (list) => {
      for (const outcome of SIGNATURE_OUTCOMES) signatures.labels(list, outcome).inc(0);
    },
    count: (list, outcome) => signatures.labels(list, outcome).inc(),
  };
}
