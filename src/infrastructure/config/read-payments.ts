import { ZERO_ADDRESS } from '../../domain/shared/wallet-address.ts';
import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

export const COINGECKO = 'https://api.coingecko.com/api/v3';
const ALTERNATIVE_ME = 'https://api.alternative.me';

export function readMarket(reader: EnvReader, kind: AdapterChoices['market']['kind']): AdapterChoices['market'] {
  if (kind === 'memory') return { kind };
  return {
    kind,
    coinGeckoUrl: reader.optional('COINGECKO_URL', as.url, COINGECKO),
    coinGeckoKey: reader.text('COINGECKO_API_KEY'),
    sentimentUrl: reader.optional('SENTIMENT_URL', as.url, ALTERNATIVE_ME),
  };
}

/** The second rail, switched on by its network. It is offered beside the first, never alone. */
export function readTransferRail(
  reader: EnvReader,
  { rail, sponsor }: Pick<AdapterChoices, 'rail' | 'sponsor'>,
): AdapterChoices['transferRail'] {
  const chainId = reader.optional('X402_NETWORK', as.eip155Network, undefined);
  if (chainId === undefined) return { kind: 'none' };
  const need = (what: string) => `${what}, because X402_NETWORK is set`;
  const nobody = { address: ZERO_ADDRESS, name: '', version: '' };
  const facilitator = reader.required(
    'X402_FACILITATOR',
    as.facilitator,
    need('the URL of a facilitator, or relayer for the own relayer'),
    'relayer',
  );
  if (rail.kind === 'none') reader.fault('X402_NETWORK must not be set without MPP_RAIL: x402 is offered beside it');
  if (rail.kind === 'tempo' && rail.chainId === chainId)
    reader.fault('X402_NETWORK must not be the chain of MPP_CHAIN_ID: the rails are told apart by their network');
  if (facilitator === 'relayer' && sponsor.kind !== 'relayer')
    reader.fault('X402_FACILITATOR is relayer, which needs an own relayer: set SPONSOR_PROVIDER to relayer');
  return {
    kind: 'x402',
    chainId,
    asset: reader.required('X402_ASSET', as.transferableToken, need('the token that is paid in'), nobody),
    payTo: reader.required('X402_PAY_TO', as.address, need('the account that receives payments'), ZERO_ADDRESS),
    facilitator,
  };
}

/** The rail and the recipient of machine payments: none of it has a default. */
export function readRail(reader: EnvReader, kind: AdapterChoices['rail']['kind']): AdapterChoices['rail'] {
  if (kind !== 'tempo') return { kind };
  const need = (what: string) => `${what}, because MPP_RAIL is tempo`;
  return {
    kind,
    chainId: reader.required(
      'MPP_CHAIN_ID',
      as.integer(1, 2 ** 48),
      need('the chain id of the Tempo chain that receives payments'),
      0,
    ),
    rpcUrls: reader.required('MPP_RPC_URL', as.urls, need('node URLs of that chain, separated by commas'), []),
    currency: reader.required('MPP_CURRENCY', as.address, need('the token that payments are made in'), ZERO_ADDRESS),
    recipient: reader.required('MPP_RECIPIENT', as.address, need('the account that receives payments'), ZERO_ADDRESS),
    secretKeys: reader.required(
      'MPP_SECRET_KEYS',
      as.paymentSecrets,
      need('the keys that authenticate payment challenges'),
      [''],
    ),
  };
}
