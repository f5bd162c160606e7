import type { Relay, Sponsor } from '../../application/ports/paymaster.ts';
import { relayBytes } from '../../domain/paymaster/forward-request.ts';
import type { Sponsorship } from '../../domain/paymaster/sponsorship.ts';
import { executeCalldata } from '../chain/gasless/forwarder-abi.ts';
import { Relayer, type RelayerTools } from './relayer.ts';

/** The relayer of this service has the forwarder execute requests. */
export class RelayerSponsor implements Sponsor {
  readonly #relayer: Relayer;

  constructor(tools: RelayerTools) {
    this.#relayer = new Relayer(tools);
  }

  async relay({ id, chainId, forwarder, request, gasLimit }: Sponsorship): Promise<Relay> {
    const call = { id, to: forwarder, data: executeCalldata(request), gasLimit };
    return await this.#relayer.relay({ ...call, chainId, bytes: relayBytes(request) });
  }

  async pursue(sponsorship: Sponsorship, isTooLate: boolean): Promise<Relay> {
    const progress = await this.#relayer.pursue(sponsorship.id, isTooLate);
    return progress ?? (isTooLate ? { status: 'gone' } : await this.relay(sponsorship));
  }
}
