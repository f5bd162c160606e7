import { isCountry, regionOf } from './regions.ts';

/**
 * The countries that are blocked unless `BLOCKED_COUNTRIES` says otherwise: comprehensive United States sanctions programs (CU, IR, KP), the
 * FATF's call for action (MM), and what most sales of tokens also exclude (BY, RU, SY). A policy to start from, not legal advice.
 */
export const BLOCKED_BY_DEFAULT: readonly string[] = ['BY', 'CU', 'IR', 'KP', 'MM', 'RU', 'SY'];

export type GeoPolicy = Readonly<{
  /** ISO 3166-1 alpha-2 and ISO 3166-2 codes that are blocked. */
  blocked: ReadonlySet<string>;
  /** How to treat an unknown country. */
  unknown: 'allow' | 'block';
}>;

export type GeoReason = 'allowed' | 'country-blocked' | 'country-unknown';
export type GeoPermission = Readonly<{ allowed: boolean; countryCode?: string; reason: GeoReason }>;
/** A place of the buyer: of the request's network, or of the verified identity. */
export type Jurisdiction = GeoPermission & Readonly<{ source: 'network' | 'identity'; subdivision?: string }>;
export type GeoRegion = Readonly<{ countryCode?: string; region?: string; isEU: boolean }>;

/** `subdivision` is an ISO 3166-2 code, where it is known. */
export function geoPermission(countryCode: string | undefined, policy: GeoPolicy, subdivision?: string): GeoPermission {
  const isBlocked = (code: string | undefined) => code !== undefined && policy.blocked.has(code);
  if (countryCode !== undefined && (isBlocked(countryCode) || isBlocked(subdivision)))
    return { allowed: false, countryCode, reason: 'country-blocked' };
  if (countryCode === undefined || !isCountry(countryCode))
    return { allowed: policy.unknown === 'allow', reason: 'country-unknown' };
  return { allowed: true, countryCode, reason: 'allowed' };
}

// The 27 member states of the European Union, ISO 3166-1 alpha-2.
const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

export const isInEU = (countryCode: string | undefined): boolean => countryCode !== undefined && EU.has(countryCode);

export const geoRegion = (countryCode: string | undefined): GeoRegion =>
  countryCode === undefined
    ? { isEU: false }
    : { countryCode, region: regionOf(countryCode), isEU: isInEU(countryCode) };
