import type { Relay, Sponsor } from '../../application/ports/paymaster.ts';
import type { Clock } from '../../application/ports/system.ts';
import { relayBytes } from '../../domain/paymaster/forward-request.ts';
import { isPastExecution, type Sponsorship } from '../../domain/paymaster/sponsorship.ts';
import { executeCalldata } from '../chain/gasless/forwarder-abi.ts';
import { Relayer, type RelayerTools } from './relayer.ts';

/** The relayer of this service has the forwarder execute requests. */
export class RelayerSponsor implements Sponsor {
  readonly #relayer: Relayer;
  readonly #clock: Clock;

  constructor(tools: RelayerTools) {
    this.#relayer = new Relayer(tools);
    this.#clock = tools.clock;
  }

  async relay({ id, chainId, forwarder, request, gasLimit }: Sponsorship): Promise<Relay> {
    const call = { id, to: forwarder, data: executeCalldata(request), gasLimit };
    return await this.#relayer.relay({ ...call, chainId, bytes: relayBytes(request) });
  }

  async pursue(sponsorship: Sponsorship): Promise<Relay> {
    const isTooLate = isPastExecution(sponsorship, this.#clock.now());
    const progress = await this.#relayer.pursue(sponsorship.id, isTooLate);
    return progress ?? (isTooLate ? { status: 'gone' } : await this.relay(sponsorship));
  }
}
