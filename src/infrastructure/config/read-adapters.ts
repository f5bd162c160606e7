import { KYC_PROVIDER_NAMES } from '../../adapters/kyc/choose.ts';
import type { Choose } from './adapter-chooser.ts';
import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import { readErrorTracker, readScreening } from './read-compliance-adapters.ts';
import { readData } from './read-data.ts';
import { readEmbeddedWallet } from './read-embedded-wallet.ts';
import { readPrices, readSwap } from './read-fees.ts';
import { readKyc } from './read-kyc.ts';
import { readLanguageModel } from './read-language-model.ts';
import { readMessaging } from './read-messaging.ts';
import { readMail } from './read-notices.ts';
import { readMarket, readRail } from './read-payments.ts';
import { readSponsor } from './read-sponsor.ts';

type Chosen = Readonly<{
  choose: Choose;
  chain: AdapterChoices['chain']['kind'];
  saleChainId: number;
  /** Every chain for which fees are quoted. */
  chainIds: readonly number[];
}>;

export function readAdapters(reader: EnvReader, { choose, chain, saleChainId, chainIds }: Chosen): AdapterChoices {
  const market = readMarket(reader, choose('MARKET_PROVIDER', 'coingecko'));
  return {
    chain: { kind: chain },
    errorTracker: readErrorTracker(reader, choose('ERROR_TRACKER', 'sentry', 'none')),
    embeddedWallet: readEmbeddedWallet(reader, choose('EMBEDDED_WALLET_PROVIDER', 'none', 'privy')),
    ...readData(reader, choose),
    mail: readMail(reader, choose),
    market,
    rail: readRail(reader, choose('MPP_RAIL', 'none', 'tempo')),
    messaging: readMessaging(reader, choose),
    languageModel: readLanguageModel(reader),
    sponsor: readSponsor(reader, choose('SPONSOR_PROVIDER', 'none', 'relayer', 'openzeppelin'), { chain, chainIds }),
    swap: readSwap(reader, choose('SWAP_PROVIDER', 'relay')),
    prices: readPrices(reader, choose('PRICE_PROVIDER', 'chainlink', 'coingecko'), market),
    aml: readScreening(reader, choose('AML_PROVIDER', 'onchain', 'chainalysis'), saleChainId),
    kyc: readKyc(reader, choose('KYC_PROVIDER', ...KYC_PROVIDER_NAMES)),
  };
}
