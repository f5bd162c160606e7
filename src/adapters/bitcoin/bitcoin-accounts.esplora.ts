import { z } from 'zod';
import type { BitcoinAccounts } from '../../application/ports/portfolio.ts';
import { bitcoinUnavailable } from '../../domain/portfolio/errors.ts';
import type { BitcoinAccount, Utxo } from '../../domain/portfolio/holding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { type Dated, oldest } from '../../domain/shared/dated.ts';
import type { BitcoinAddress } from '../../domain/shared/foreign-address.ts';
import { eachOf } from '../local/each-of.ts';
import type { Freshness } from '../upstream/readings.ts';
import { inWords, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

export type EsploraSettings = Readonly<{ baseUrl?: string; tuning?: Tuning }>;

const FRESHNESS: Freshness = { freshMs: 30_000, staleMs: 5 * 60_000, absentMs: 30_000 };
/** Esplora's message for an address that has more unspent outputs than it lists. */
const TOO_MANY = [400];

const sats = z.int().nonnegative().transform(BigInt);
const Sums = z.object({ funded_txo_sum: sats, spent_txo_sum: sats });
const Address = z.object({ chain_stats: Sums, mempool_stats: Sums });
const Unspent = z
  .object({
    txid: z.string().regex(/^[0-9a-f]{64}$/),
    vout: z.int().nonnegative(),
    value: sats,
    status: z.object({ confirmed: z.boolean() }),
  })
  .transform(({ txid, vout, value, status }): Utxo => ({ txid, vout, valueSats: value, confirmed: status.confirmed }));

const Outputs = eachOf(Unspent);

/** Reads addresses from a server with Esplora's API. */
export class EsploraAccounts implements BitcoinAccounts {
  readonly #upstream: Upstream;

  constructor({ baseUrl = 'https://blockstream.info/api', tuning = {} }: EsploraSettings, tools: UpstreamTools) {
    const allowance = { calls: 100, perMs: 60_000 };
    this.#upstream = new Upstream({ name: 'Esplora', baseUrl, allowance, ...tuning }, tools);
  }

  async read(address: BitcoinAddress): Promise<Dated<BitcoinAccount>> {
    const [sums, listed] = await Promise.all([
      this.#upstream
        .read({ operation: 'address/{address}', path: ['address', address] }, Address, FRESHNESS)
        .catch(inWords(bitcoinUnavailable)),
      attempt(this.#unspentOf(address)),
    ]);
    if (sums.value === undefined) throw bitcoinUnavailable();
    const unspent = listed.known ? listed.value : { asOf: sums.asOf, value: undefined };
    const { chain_stats: chain, mempool_stats: mempool } = sums.value;
    const value = {
      balanceSats: chain.funded_txo_sum - chain.spent_txo_sum,
      pendingSats: mempool.funded_txo_sum - mempool.spent_txo_sum,
      ...(unspent.value !== undefined && { utxos: unspent.value.items }),
      ...((unspent.value?.unread.length ?? 0) > 0 && { isPartial: true as const }),
    };
    return { value, asOf: oldest([sums, unspent], sums.asOf) };
  }

  #unspentOf(address: BitcoinAddress) {
    const path = ['address', address, 'utxo'];
    const request = { operation: 'address/{address}/utxo', path, absentOn: TOO_MANY };
    return this.#upstream.read(request, Outputs, FRESHNESS).catch(inWords(bitcoinUnavailable));
  }
}
