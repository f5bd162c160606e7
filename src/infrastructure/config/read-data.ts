import type { Choose } from './adapter-chooser.ts';
import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

type DataChoices = Pick<AdapterChoices, 'oracle' | 'tokenList' | 'history' | 'bitcoin' | 'solana'>;

/** The providers of tokens, pools, lending, Bitcoin and Solana; every URL has a public default. */
export function readData(reader: EnvReader, choose: Choose): DataChoices {
  const url = (name: string, fallback: string) => reader.optional(name, as.url, fallback);
  return {
    oracle:
      choose('ORACLE_PROVIDER', 'geckoterminal') === 'memory'
        ? { kind: 'memory' }
        : {
            kind: 'geckoterminal',
            geckoTerminalUrl: reader.optional('GECKOTERMINAL_URL', as.url, undefined),
            geckoTerminalKey: reader.text('GECKOTERMINAL_API_KEY'),
            defiLlamaUrl: reader.optional('DEFILLAMA_URL', as.url, undefined),
            defiLlamaKey: reader.text('DEFILLAMA_API_KEY'),
          },
    tokenList:
      choose('TOKEN_LIST_PROVIDER', 'public') === 'memory'
        ? { kind: 'memory' }
        : {
            kind: 'public',
            listUrl: url('TOKEN_LIST_URL', 'https://tokens.uniswap.org'),
            jupiterUrl: url('JUPITER_URL', 'https://api.jup.ag'),
            jupiterKey: reader.text('JUPITER_API_KEY'),
          },
    history: readHistory(reader, choose('HISTORY_PROVIDER', 'blockscout', 'etherscan')),
    bitcoin:
      choose('BITCOIN_PROVIDER', 'esplora') === 'memory'
        ? { kind: 'memory' }
        : { kind: 'esplora', url: url('ESPLORA_URL', 'https://blockstream.info/api') },
    solana:
      choose('SOLANA_PROVIDER', 'rpc') === 'memory'
        ? { kind: 'memory' }
        : { kind: 'rpc', url: url('SOLANA_RPC_URL', 'https://api.mainnet-beta.solana.com') },
  };
}

/** Both explorers require a key. */
function readHistory(reader: EnvReader, kind: AdapterChoices['history']['kind']): AdapterChoices['history'] {
  if (kind === 'memory') return { kind };
  const need = `the key of the block explorer, because HISTORY_PROVIDER is ${kind}`;
  return {
    kind,
    url: reader.optional('HISTORY_URL', as.url, undefined),
    key: reader.required('HISTORY_API_KEY', as.issuedSecret, need, ''),
  };
}
