import { Counter, type Registry } from 'prom-client';
import { SIGNATURE_OUTCOMES, type SignatureMeter } from '../../adapters/signer/counted-key.ts';
import { fromZero } from './from-zero.ts';

/** Signatures of keys in other systems. */
export function signatureMeterOn(registry: Registry): SignatureMeter {
  const signatures = new Counter({
    name: 'signatures_total',
    help: 'Requests for signatures of keys in other systems, by the list of the key',
    labelNames: ['key', 'outcome'],
    registers: [registry],
  });
  return {
    expect: (list) => fromZero(signatures, [list], SIGNATURE_OUTCOMES),
    count: (list, outcome) => signatures.labels(list, outcome).inc(),
  };
}
