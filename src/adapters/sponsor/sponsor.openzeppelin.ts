import { z } from 'zod';
import type { Relay, Sponsor } from '../../application/ports/paymaster.ts';
import { sponsorRefused, sponsorUnavailable } from '../../domain/paymaster/errors.ts';
import type { Sponsorship } from '../../domain/paymaster/sponsorship.ts';
import { executeCalldata } from '../chain/gasless/forwarder-abi.ts';
import { Hash } from '../chain/rpc/wire.ts';
import { UpstreamTrouble } from '../upstream/trouble.ts';
import { asSingleFailure, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

export type OpenZeppelinSettings = Readonly<{
  url: string;
  apiKey: string;
  /** The relayer id of each chain. */
  relayers: ReadonlyMap<number, string>;
  tuning?: Tuning;
}>;

const CALLS_A_MINUTE = 600;

const STATUSES = ['pending', 'sent', 'submitted', 'mined', 'confirmed', 'failed', 'canceled', 'expired'] as const;
const Task = z.object({
  success: z.literal(true),
  data: z.object({ id: z.string().regex(/^[\w-]{1,200}$/), hash: Hash.nullish(), status: z.enum(STATUSES) }),
});
type Task = z.output<typeof Task>;

/** A hosted OpenZeppelin Relayer, API version 1. It has no idempotency key, so submitting a request twice is not safe. */
export class OpenZeppelinSponsor implements Sponsor {
  readonly #relayers: ReadonlyMap<number, string>;
  readonly #handovers: Upstream;
  readonly #looks: Upstream;

  constructor({ url, apiKey, relayers, tuning = {} }: OpenZeppelinSettings, tools: UpstreamTools) {
    this.#relayers = relayers;
    const settings = {
      name: 'OpenZeppelin Relayer',
      baseUrl: url,
      headers: { authorization: `Bearer ${apiKey}` },
      allowance: { calls: CALLS_A_MINUTE, perMs: 60_000 },
      ...tuning,
    };
    this.#handovers = new Upstream({ ...settings, repetitions: 0 }, tools);
    this.#looks = new Upstream(settings, tools);
  }

  async relay({ chainId, forwarder, request, gasLimit }: Sponsorship): Promise<Relay> {
    const body = {
      to: forwarder,
      value: 0,
      data: executeCalldata(request),
      gas_limit: Number(gasLimit),
      speed: 'fast',
    };
    const { value } = await this.#handovers
      .ask({ operation: 'send', path: this.#pathOf(chainId), body }, Task)
      .catch(handoverFailed);
    if (value === undefined) throw sponsorUnavailable();
    return relayOf(value);
  }

  async pursue({ chainId, reference }: Sponsorship): Promise<Relay> {
    if (reference === undefined) return { status: 'unknown' };
    const request = { operation: 'look', path: [...this.#pathOf(chainId), reference], absentOn: [404] };
    const { value } = await this.#looks.ask(request, Task).catch(asSingleFailure(sponsorUnavailable));
    if (value === undefined) return { status: 'unknown' };
    // Nothing is sent any more: where the chain does not have it, the deadline decides.
    const isOver = value.data.status === 'mined' || value.data.status === 'confirmed';
    return { ...relayOf(value), ...(isOver && { status: 'unknown' as const }) };
  }

  close(): void {
    this.#handovers.close();
    this.#looks.close();
  }

  #pathOf(chainId: number): readonly string[] {
    const relayer = this.#relayers.get(chainId);
    if (relayer === undefined) throw sponsorRefused.because(new Error(`There is no relayer for chain ${chainId}`));
    return ['api', 'v1', 'relayers', relayer, 'transactions'];
  }
}

function relayOf({ data: { id: reference, hash, status } }: Task): Relay {
  const known = { reference, ...(hash && { hash }) };
  if (status === 'failed' || status === 'canceled' || status === 'expired') return { status: 'gone', ...known };
  return { status: status === 'pending' || status === 'sent' ? 'pending' : 'submitted', ...known };
}

/** Errors after which the request was certainly not accepted: it was not sent, or it was rejected. */
function handoverFailed(error: unknown): never {
  if (!(error instanceof UpstreamTrouble)) throw error;
  const { reason, status = 0 } = error;
  const isRefusal =
    ['refused', 'rate-limited', 'over-budget', 'resting'].includes(reason) ||
    (reason === 'http-status' && status >= 400 && status < 500 && status !== 408);
  throw isRefusal ? sponsorRefused.because(error) : sponsorUnavailable.because(error);
}
