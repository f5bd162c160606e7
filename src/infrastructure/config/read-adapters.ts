import { SANCTIONS_ORACLES } from '../../adapters/aml/address-screening.onchain.ts';
import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import { readData } from './read-data.ts';
import { readEmbeddedWallet } from './read-embedded-wallet.ts';
import { readPrices } from './read-fees.ts';
import { readMarket, readRail } from './read-payments.ts';
import * as as from './schemas.ts';

export type Choose = <T extends string = never>(name: string, ...live: readonly T[]) => 'memory' | T;

/**
 * Answers the adapter of a port: its own variable's, else the first live one or the in-memory one, as ADAPTERS says. In
 * production every in-memory adapter must be asked for by its own variable.
 */
export function adapterChooser(reader: EnvReader, production: boolean): Choose {
  const mode = reader.optional('ADAPTERS', as.oneOf('memory', 'live'), production ? 'live' : 'memory');
  return (name, ...live) => {
    const chosen = reader.optional(name, as.oneOf<'memory' | (typeof live)[number]>('memory', ...live), undefined);
    if (chosen !== undefined) return chosen;
    const followed = mode === 'live' ? live[0] : production ? undefined : 'memory';
    if (followed === undefined && reader.text(name) === undefined)
      reader.fault(`${name} is not set: choose one of ${[...live, 'memory'].join(', ')}`);
    return followed ?? 'memory';
  };
}

type Chosen = Readonly<{ choose: Choose; chain: AdapterChoices['chain']['kind']; saleChainId: number }>;

export function readAdapters(reader: EnvReader, { choose, chain, saleChainId }: Chosen): AdapterChoices {
  choose('KYC_PROVIDER');
  const need = 'what authenticates the identity provider’s webhooks';
  const market = readMarket(reader, choose('MARKET_PROVIDER', 'coingecko'));
  return {
    chain: { kind: chain },
    embeddedWallet: readEmbeddedWallet(reader, choose('EMBEDDED_WALLET_PROVIDER', 'none', 'privy')),
    ...readData(reader, choose),
    market,
    rail: readRail(reader, choose('MPP_RAIL', 'none', 'tempo')),
    aml: choose('AML_PROVIDER', 'onchain') === 'memory' ? readDenylist(reader) : readOracle(reader, saleChainId),
    sponsor: { kind: choose('SPONSOR_PROVIDER', 'none') },
    swap:
      choose('SWAP_PROVIDER', 'relay') === 'memory'
        ? { kind: 'memory' }
        : {
            kind: 'relay',
            url: reader.optional('RELAY_URL', as.url, 'https://api.relay.link'),
            key: reader.text('RELAY_API_KEY'),
          },
    prices: readPrices(reader, choose('PRICE_PROVIDER', 'chainlink', 'coingecko'), market),
    kyc: { kind: 'memory', webhookSecret: reader.required('KYC_WEBHOOK_SECRET', as.secret, need, '') },
  };
}

const readDenylist = (reader: EnvReader): AdapterChoices['aml'] => ({
  kind: 'memory',
  denylist: reader.optional('AML_DENYLIST', as.addresses, []),
});

/** The public oracle of the sale's chain, where there is one and no other is named. */
function readOracle(reader: EnvReader, saleChainId: number): AdapterChoices['aml'] {
  const known = SANCTIONS_ORACLES[saleChainId];
  const need = 'chainId:address of the on-chain sanctions oracle, because none is known on the sale’s chain';
  const oracle =
    known === undefined
      ? reader.required('AML_ORACLE', as.addressOnChain, need, undefined)
      : reader.optional('AML_ORACLE', as.addressOnChain, { chainId: saleChainId, address: known });
  return oracle === undefined
    ? readDenylist(reader)
    : { kind: 'onchain', chainId: oracle.chainId, oracle: oracle.address };
}
