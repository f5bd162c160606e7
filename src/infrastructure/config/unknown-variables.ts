import { nearest } from '../../domain/shared/typo.ts';
import type { Env } from './env-reader.ts';
import { isSecretName } from './secret-files.ts';
import { digitsOf } from './unread-files.ts';
import { NAMES, OF_CHAINS, REMOVED } from './variables/catalogue.ts';

/** A variable that looks like one of ours and is not read. `meant`: of which it is a misspelling. */
export type UnknownVariable = Readonly<{ name: string; meant?: string; removed?: string }>;

/** Beginnings that no other software uses. The others (`AWS_`, `OTEL_`, `SENTRY_`, `SMTP_`, `DATABASE_` …) belong to many. */
const OURS =
  /^(RATE_LIMIT|RETENTION|SPONSOR|SPONSORED|KYC|AML|SALE|NFT_SALE|MPP|X402|DIDIT|SUMSUB|GEO|OZ_RELAYER|EMBEDDED_WALLET|GASLESS_TRANSFERS|FORWARDER|CONFIRMATIONS|RPC_URL|FEE|PRO_NFT|WEB3SIGNER|LANGUAGE_MODEL|ALLOW_SANDBOX|FOUR_EYES)_/;
/** Kubernetes and container links describe each neighbour so: a neighbour named `kyc` sets KYC_PORT. */
const OF_PLATFORM = /_(SERVICE_HOST|SERVICE_PORT|PORT|NAME|ENV)(_|$)/;
/** Of other software, and near to one of ours. Jenkins sets it. */
const OF_OTHERS: readonly string[] = ['BRANCH_NAME'];
/** Shorter names are near to many words. */
const DISTINCTIVE = 8;

const meantNames = [...NAMES.filter(({ length }) => length >= DISTINCTIVE), ...OF_CHAINS];

export const unknownVariables = (env: Env): readonly UnknownVariable[] =>
  Object.entries(env).flatMap(([name, text]): UnknownVariable[] => {
    if (!/^[A-Z][A-Z0-9_]+$/.test(name) || (text ?? '').trim() === '' || isKnown(name) || OF_OTHERS.includes(name))
      return [];
    const removed = REMOVED.get(name);
    if (removed !== undefined) return [{ name, removed }];
    // Names of files have their own check.
    if (name.endsWith('_FILE')) return [];
    const meant = misspelt(name);
    if (meant !== undefined) return [{ name, meant }];
    return OURS.test(name) && !OF_PLATFORM.test(name) ? [{ name }] : [];
  });

/** Other digits are another name, but behind a name for chains. */
function misspelt(name: string): string | undefined {
  const [, prefix = '', chainId = ''] = /^(.*_)([1-9]\d*)$/.exec(name) ?? [];
  const ofChain = prefix === '' ? undefined : nearest(prefix, OF_CHAINS);
  if (ofChain !== undefined) return `${ofChain}${chainId}`;
  return nearest(
    name,
    meantNames.filter((known) => digitsOf(known) === digitsOf(name)),
  );
}

/** Names only: values may be secrets. */
export function sentenceOn({ name, meant, removed }: UnknownVariable): string {
  if (removed !== undefined) return `${name} is not read any more (${removed}): unset it`;
  return meant === undefined
    ? `${name} is not known: docs/configuration.md lists every variable`
    : `${name} is not known: did you mean ${meant}?`;
}

const names = new Set(NAMES);

/** Whether the service may read it, with some configuration. */
export function isKnown(name: string): boolean {
  const isOfChain = OF_CHAINS.some((prefix) => name.startsWith(prefix) && /^[1-9]\d*$/.test(name.slice(prefix.length)));
  const base = name.replace(/_FILE$/, '');
  return names.has(name) || isOfChain || (base !== name && isSecretName(base) && isKnown(base));
}
