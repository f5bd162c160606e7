import { type FieldIssue, requestInvalid } from '../shared/failures.ts';
import { marketPathUnknown } from './errors.ts';

/** The read-only queries that are forwarded to the provider, by path. */
export type MarketTopic =
  | 'global'
  | 'simple/price'
  | 'coins/markets'
  | 'coins/{id}'
  | 'coins/{id}/market_chart'
  | 'search/trending';

/** A validated query. It contains only values that matched a rule, never the caller's raw text. */
export type MarketQuery = Readonly<{
  topic: MarketTopic;
  /** Only for topics about one coin. */
  coin?: string;
  /** Sorted by name. */
  parameters: Readonly<Record<string, string>>;
}>;

type Rule = Readonly<{ form: RegExp; needed?: true }>;

const SLUG = '[a-z0-9][a-z0-9_-]{0,99}';
const COIN = new RegExp(`^${SLUG}$`);
/** Path segments after `coins/` that are not coin ids. */
const NOT_COINS = new Set(['list', 'markets', 'categories', 'top_gainers_losers', 'id']);

const flag = { form: /^(true|false)$/ };
const coins = { form: new RegExp(`^${SLUG}(,${SLUG}){0,249}$`) };
const currency = { form: /^[a-z]{3,5}$/, needed: true } as const;

/** The parameters that may be forwarded, and their allowed values. */
const PARAMETERS: Readonly<Record<MarketTopic, Readonly<Record<string, Rule>>>> = {
  global: {},
  'search/trending': {},
  'simple/price': {
    ids: { ...coins, needed: true },
    vs_currencies: { form: /^[a-z]{3,5}(,[a-z]{3,5}){0,19}$/, needed: true },
    include_market_cap: flag,
    include_24hr_vol: flag,
    include_24hr_change: flag,
    include_last_updated_at: flag,
    precision: { form: /^(full|1?[0-9])$/ },
  },
  'coins/markets': {
    vs_currency: currency,
    ids: coins,
    category: { form: COIN },
    order: { form: /^(market_cap|volume|id)_(asc|desc)$/ },
    per_page: { form: /^([1-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|250)$/ },
    page: { form: /^[1-9][0-9]{0,2}$/ },
    sparkline: flag,
    price_change_percentage: { form: /^(1h|24h|7d|14d|30d|200d|1y)(,(1h|24h|7d|14d|30d|200d|1y)){0,6}$/ },
  },
  'coins/{id}': {
    localization: flag,
    tickers: flag,
    market_data: flag,
    community_data: flag,
    developer_data: flag,
    sparkline: flag,
  },
  'coins/{id}/market_chart': {
    vs_currency: currency,
    days: { form: /^([1-9][0-9]{0,3}|max)$/, needed: true },
    interval: { form: /^(hourly|daily)$/ },
  },
};

/** The parameters of all topics. */
export const MARKET_PARAMETERS: readonly string[] = [
  ...new Set(Object.values(PARAMETERS).flatMap((own) => Object.keys(own))),
];

/**
 * Builds the query from decoded path segments. Throws MARKET_PATH_UNKNOWN for a path that is not listed, and
 * VALIDATION_FAILED for an unknown, invalid or missing parameter.
 */
export function marketQuery(segments: readonly string[], given: Readonly<Record<string, string>>): MarketQuery {
  const { topic, coin } = topicOf(segments);
  const issues = issuesOf(PARAMETERS[topic], given);
  if (issues.length > 0) throw requestInvalid({ issues });
  const parameters = Object.fromEntries(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { topic, parameters, ...(coin !== undefined && { coin }) };
}

function topicOf(segments: readonly string[]): Readonly<{ topic: MarketTopic; coin?: string }> {
  const [first, second = '', third] = segments;
  if (segments.length === 1 && first === 'global') return { topic: 'global' };
  if (segments.length === 2 && first === 'simple' && second === 'price') return { topic: 'simple/price' };
  if (segments.length === 2 && first === 'search' && second === 'trending') return { topic: 'search/trending' };
  if (segments.length === 2 && first === 'coins' && second === 'markets') return { topic: 'coins/markets' };
  if (first !== 'coins' || !COIN.test(second) || NOT_COINS.has(second)) throw marketPathUnknown();
  if (segments.length === 2) return { topic: 'coins/{id}', coin: second };
  if (segments.length === 3 && third === 'market_chart') return { topic: 'coins/{id}/market_chart', coin: second };
  throw marketPathUnknown();
}

function issuesOf(rules: Readonly<Record<string, Rule>>, given: Readonly<Record<string, string>>): FieldIssue[] {
  const odd = Object.entries(given).flatMap(([path, value]) => {
    const rule = Object.hasOwn(rules, path) ? rules[path] : undefined;
    if (rule === undefined) return [{ path, message: 'is not a known parameter of this path' }];
    return rule.form.test(value) ? [] : [{ path, message: 'does not have the right form' }];
  });
  const missing = Object.entries(rules).filter(([path, { needed }]) => needed && !Object.hasOwn(given, path));
  return [...odd, ...missing.map(([path]) => ({ path, message: 'is needed' }))];
}
