import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import { readMarket, readRail } from './read-payments.ts';
import * as as from './schemas.ts';

type Choices = Readonly<{
  adapters: AdapterChoices;
  /** The chains that the chosen adapters ask, given the sale's. */
  readsChains(saleChainId: number): readonly number[];
}>;

/** One variable a port; unset, it follows ADAPTERS. In production every in-memory adapter must be asked for by name. */
export function readAdapters(reader: EnvReader, production: boolean): Choices {
  const mode = reader.optional('ADAPTERS', as.oneOf('memory', 'live'), production ? 'live' : 'memory');
  const choose = <T extends string = never>(name: string, ...live: readonly T[]): 'memory' | T => {
    const chosen = reader.optional(name, as.oneOf<'memory' | T>('memory', ...live), undefined);
    if (chosen !== undefined) return chosen;
    const follows = mode === 'live' ? live[0] : production ? undefined : 'memory';
    if (follows === undefined) reader.fault(`${name} is not set: choose one of ${[...live, 'memory'].join(', ')}`);
    return follows ?? 'memory';
  };
  const chain = choose('CHAIN_PROVIDER', 'evm');
  const aml = choose('AML_PROVIDER', 'onchain');
  choose('KYC_PROVIDER');
  const market = choose('MARKET_PROVIDER', 'coingecko');
  const rail = choose('MPP_RAIL', 'none', 'tempo');
  const adapters: AdapterChoices = {
    chain: { kind: chain },
    market: readMarket(reader, market),
    rail: readRail(reader, rail),
    aml:
      aml === 'memory'
        ? { kind: aml, denylist: reader.optional('AML_DENYLIST', as.addresses, []) }
        : readOracle(reader),
    kyc: {
      kind: 'memory',
      webhookSecret: reader.required(
        'KYC_WEBHOOK_SECRET',
        as.secret,
        'what authenticates the identity provider’s webhooks',
      ),
    },
  };
  const oracleChains = adapters.aml.kind === 'onchain' ? [adapters.aml.chainId] : [];
  return { adapters, readsChains: (sale) => [...new Set([...(chain === 'evm' ? [sale] : []), ...oracleChains])] };
}

function readOracle(reader: EnvReader): AdapterChoices['aml'] {
  const oracle = reader.required('AML_ORACLE', as.addressOnChain, 'chainId:address of the on-chain sanctions oracle');
  return { kind: 'onchain', chainId: oracle?.chainId, oracle: oracle?.address };
}
