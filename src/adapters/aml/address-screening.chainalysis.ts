import { z } from 'zod';
import type { AddressScreening } from '../../application/ports/compliance.ts';
import { type Screening, screeningUnavailable } from '../../domain/compliance/screening.ts';
import type { ForeignAddress } from '../../domain/shared/foreign-address.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { asSingleFailure, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

export const CHAINALYSIS_URL = 'https://public.chainalysis.com/api/v1';

export type ChainalysisSettings = Readonly<{ baseUrl: string; apiKey: string; tuning?: Tuning }>;

/** How long a result is cached: lists change a few times a week. An older result is never returned, even if the provider is down. */
const VERDICT_MS = 10 * 60_000;
const FRESHNESS = { freshMs: VERDICT_MS, staleMs: VERDICT_MS, absentMs: 0 };

const Answer = z.object({ identifications: z.array(z.object({}).loose()) });

/** Chainalysis' sanctions screening API: an address with an identification is on a list. */
export class ChainalysisAddressScreening implements AddressScreening {
  readonly takesSuspects = false;
  readonly #upstream: Upstream;

  constructor({ baseUrl, apiKey, tuning }: ChainalysisSettings, tools: UpstreamTools) {
    // A fifth of the documented limit of 5,000 calls in five minutes.
    const allowance = { calls: 1_000, perMs: 300_000 };
    const headers = { 'x-api-key': apiKey };
    this.#upstream = new Upstream({ name: 'Chainalysis', baseUrl, allowance, headers, ...tuning }, tools);
  }

  screen(wallet: WalletAddress): Promise<Screening> {
    return this.#screen(wallet);
  }

  /** The API takes addresses of every chain that it knows, in the chain's own form. */
  screenForeign({ address }: ForeignAddress): Promise<Screening> {
    return this.#screen(address);
  }

  async #screen(address: string): Promise<Screening> {
    const request = { operation: 'address/{address}', path: ['address', address] };
    const { value, asOf } = await this.#upstream
      .read(request, Answer, FRESHNESS)
      .catch(asSingleFailure(screeningUnavailable));
    if (value === undefined) throw screeningUnavailable();
    return { sanctioned: value.identifications.length > 0, source: 'Chainalysis', asOf };
  }

  /** The API screens one address a request. */
  screenAll(wallets: readonly WalletAddress[]): Promise<readonly Screening[]> {
    return Promise.all(wallets.map((wallet) => this.screen(wallet)));
  }
}
