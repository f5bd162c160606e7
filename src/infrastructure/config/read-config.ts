import { LIMIT_DEFAULTS, type LimitClass, type Limits } from '../../adapters/http/frame/record/limits.ts';
import { knownLexicon } from '../../adapters/token-list/known-tokens.ts';
import type { CompliancePolicy } from '../../application/ports/policies.ts';
import { BLOCKED_BY_DEFAULT } from '../../domain/compliance/jurisdiction.ts';
import { SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { withoutUndefined } from '../../domain/shared/without-undefined.ts';
import { adapterChooser } from './adapter-chooser.ts';
import type { Config, ServerConfig } from './config.ts';
import { type Env, EnvReader } from './env-reader.ts';
import { readReach, refuseExposedSandbox } from './exposure.ts';
import { readAdapters, readQuotas } from './read-adapters.ts';
import { readBrand } from './read-brand.ts';
import { readFees } from './read-fees.ts';
import { readKeys, refuseStrayPrevious } from './read-keys.ts';
import { readNotices } from './read-notices.ts';
import { readOperators } from './read-operators.ts';
import { readRetention } from './read-retention.ts';
import { neededChains, readChains, readConfirmations, readSale } from './read-sale.ts';
import { readSponsorPolicy } from './read-sponsor.ts';
import { readStorage } from './read-storage.ts';
import { readTermsText } from './read-terms.ts';
import { readTracing } from './read-tracing.ts';
import * as as from './schemas/index.ts';
import { sentenceOn, unknownVariables } from './unknown-variables.ts';
import { faultsOfUnreadFiles } from './unread-files.ts';

/** Above what unsynchronised machines drift, and below the shortest lifetime of anything that is signed here. */
const CLOCK_TOLERANCE_MS = 120_000;

/** The configuration in the environment. Throws a ConfigError that lists every fault. */
export function readConfig(env: Env): Config {
  const reader = new EnvReader(env);
  const config = readAll(reader);
  for (const fault of faultsOfUnreadFiles(env, reader.asked)) reader.fault(fault);
  // In development a warning is enough: serve logs it.
  if (config.server.production)
    for (const unknown of unknownVariables(env)) if (unknown.meant !== undefined) reader.fault(sentenceOn(unknown));
  reader.finish();
  return config;
}

/** Reads everything, even after a fault; `reader` records the variables and faults. */
export function readAll(reader: EnvReader): Config {
  const production = reader.text('NODE_ENV') === 'production';
  const server = readServer(reader, production);
  const choose = adapterChooser(reader, production);
  const chain = choose('CHAIN_PROVIDER', 'evm');
  const sale = readSale(reader, chain);
  const fees = readFees(reader, sale, production);
  const feeChains = [...fees.tokens.keys()];
  const adapters = readAdapters(reader, { choose, chain, saleChainId: sale.chainId, chainIds: feeChains });
  const reach = readReach(reader, { server, sale, adapters });
  if (reach.exposed !== undefined) refuseExposedSandbox(reader, reach.exposed, { server, sale, fees, adapters });
  const sponsor = readSponsorPolicy(reader, adapters.sponsor, sale, feeChains);
  refuseStrayPrevious(reader);
  const brand = readBrand(reader);
  return {
    server,
    reach,
    brand,
    storage: readStorage(reader),
    limits: readLimits(reader),
    quotas: readQuotas(reader),
    redisUrl: reader.optional('REDIS_URL', as.redisUrl, undefined),
    ...readKeys(reader, { sale, sponsor: adapters.sponsor }),
    apiKeyPepper: reader.required('API_KEY_PEPPER', as.secret, 'the secret that keys the digests of API keys', ''),
    gatePassword: reader.optional('GATE_PASSWORD', as.password, undefined),
    cronSecret: reader.required('CRON_SECRET', as.secret, 'the bearer secret of the cron endpoints', ''),
    signIn: { origins: server.origins, chainIds: new Set([...SUPPORTED_CHAINS, sale.chainId]) },
    chat: { directory: knownLexicon() },
    compliance: readCompliance(reader, { production, inMemory: chain === 'memory' }),
    countryHeader:
      reader.text('GEO_COUNTRY_HEADER')?.toLowerCase() ?? (reach.isPlayground ? 'x-sandbox-country' : undefined),
    kyc: {
      callbackOrigins: new Set(server.origins),
      accreditedContact: reader.optional(
        'ACCREDITED_CONTACT',
        as.contact,
        `accredited@${new URL(server.baseUrl).hostname}`,
      ),
    },
    messaging: {
      isOn: adapters.messaging.kind !== 'none',
      webUrl: server.baseUrl,
      ...withoutUndefined({ supportUrl: brand.supportUrl }),
    },
    operators: readOperators(reader, { production, reach, kyc: adapters.kyc }),
    notices: readNotices(reader, adapters.mail, production),
    sale,
    fees,
    referral: { rewardBps: BigInt(reader.optional('REFERRAL_REWARD_BPS', as.integer(0, 10_000), 0)) },
    retention: readRetention(reader),
    sponsor,
    chains: readChains(reader, neededChains(adapters, sale.chainId, fees.proNft, sponsor)),
    tracing: readTracing(reader, production),
    transfer: { confirmations: readConfirmations(reader, sale) },
    adapters,
  };
}

function readServer(reader: EnvReader, production: boolean): ServerConfig {
  const port = reader.optional('PORT', as.integer(0, 65535), 3000);
  const local = `http://localhost:${port}`;
  const baseUrl = production
    ? reader.required('BASE_URL', as.origin, 'the public URL of the service, such as https://api.example.com', local)
    : reader.optional('BASE_URL', as.origin, local);
  if (production && baseUrl.startsWith('http:') && !reader.isFaulty('BASE_URL'))
    reader.fault(
      'BASE_URL must be an https URL in production, also behind a proxy on the same machine: over http, cookies lack Secure',
    );
  const locals = production ? [] : [local, `http://127.0.0.1:${port}`];
  return {
    host: reader.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    baseUrl,
    origins: [...new Set([baseUrl, ...reader.optional('ALLOWED_ORIGINS', as.origins, locals)])],
    trustProxy: reader.optional('TRUST_PROXY', as.trustedProxies, production ? false : ['loopback']),
    logLevel: reader.optional(
      'LOG_LEVEL',
      as.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
      'info' as const,
    ),
    runsJobs: reader.optional('CRON', as.onOff, true),
    clockToleranceMs: CLOCK_TOLERANCE_MS,
    drainMs: reader.optional('DRAIN_SECONDS', as.integer(0, 3), production ? 2 : 0) * 1_000,
    metricsHost: reader.text('METRICS_HOST') ?? '127.0.0.1',
    metricsPort: reader.optional('METRICS_PORT', as.integer(1, 65535), undefined),
    production,
  };
}

function readLimits(reader: EnvReader): Limits {
  const classes = Object.keys(LIMIT_DEFAULTS) as LimitClass[];
  const read = (name: LimitClass) =>
    reader.optional(`RATE_LIMIT_${name.toUpperCase()}`, as.integer(1, 1_000_000_000), LIMIT_DEFAULTS[name]);
  return Object.fromEntries(classes.map((name) => [name, read(name)])) as Limits;
}

type Deployment = Parameters<typeof readTermsText>[1];

function readCompliance(reader: EnvReader, deployment: Deployment): CompliancePolicy {
  const { production } = deployment;
  const termsText = readTermsText(reader, deployment);
  return {
    ...(termsText !== undefined && { termsText }),
    unscreenedChains: reader.optional('AML_UNSCREENED_CHAINS', as.foreignChains, []),
    termsVersion: production
      ? reader.required('TERMS_VERSION', as.label, 'the version of the terms that users accept', '')
      : reader.optional('TERMS_VERSION', as.label, '1'),
    geo: {
      blocked: new Set(reader.optional('BLOCKED_COUNTRIES', as.countries, BLOCKED_BY_DEFAULT)),
      unknown: reader.optional('GEO_UNKNOWN', as.oneOf('allow', 'block'), production ? 'block' : 'allow'),
    },
  };
}
