import type { Lexeme } from '../../lexer/lexeme.ts';
import { CHAIN_NAMES } from '../../words/nicknames.ts';
import { VENUES } from '../../words/venues.ts';
import { amountOf, countOf, placeOf, slippageOf, word } from './lexemes.ts';
import type { Deed, Part, Preposition } from './part.ts';
import { type Counted, GETTING, GIVING, isMade, isSoldFor, isTurnedInto, paysWith } from './trade-orders.ts';
import { chainsAmong, type Named, type Values } from './values.ts';

type Sides = Readonly<{ counted: Counted; other: Named; isBought: boolean }>;

const INTO: readonly (Preposition | undefined)[] = ['to', 'into', 'for', 'on'];
const PLACED: readonly (Preposition | undefined)[] = ['on', 'from', 'of'];

/** The trade that the values make up, in English; undefined where a token may be given or received. */
export function tradeOf(values: Values, language: string): Lexeme[] | undefined {
  const { parts } = values;
  if (parts.some(({ is }) => is === 'account')) return undefined;
  const spoken = parts.flatMap((part) => (part.is === 'deed' ? [part.deed] : []));
  const deeds = paysWith(parts, tokensAmong(values.named)) ? spoken.filter((deed) => deed !== 'send') : spoken;
  if (deeds.includes('send')) return undefined;
  if (deeds.includes('wrap') || deeds.includes('unwrap')) return wrappingOf(values, deeds);
  return bridgeOf(values, deeds) ?? exchangeOf(values, deeds, language);
}

const isPlace = ({ term, governor, amount }: Named): boolean =>
  amount === undefined &&
  term.chain !== undefined &&
  (term.token === undefined ||
    (CHAIN_NAMES.has(term.text) && PLACED.includes(governor)) ||
    isBareName(term.text, governor));
const isBareName = (text: string, governor: Preposition | undefined): boolean =>
  text !== 'ethereum' && CHAIN_NAMES.has(text) && governor === undefined;

const tokensAmong = (named: readonly Named[]): Named[] => named.filter((one) => !isPlace(one));

function wrappingOf({ named, slippage }: Values, deeds: readonly Deed[]): Lexeme[] | undefined {
  const wraps = deeds.includes('wrap');
  const counted = named.find(({ amount }) => amount !== undefined);
  const others = named.filter((one) => one !== counted);
  const places = others.filter(isPlace);
  const rest = others.filter((one) => !isPlace(one)).map(({ term }) => term.token);
  const [from, into] = wraps ? ['ETH', 'WETH'] : ['WETH', 'ETH'];
  if (deeds.length > 1 || counted?.amount === undefined || counted.term.token !== from || slippage) return undefined;
  const chains = chainsAmong(places);
  if (rest.length > 1 || (rest.length === 1 && rest[0] !== into) || (chains?.size ?? 2) > 1) return undefined;
  return [word(wraps ? 'wrap' : 'unwrap'), ...countOf(counted.amount, counted.term), ...placeOf('on', places[0]?.term)];
}

function bridgeOf({ named, slippage }: Values, deeds: readonly Deed[]): Lexeme[] | undefined {
  if (!deeds.some((deed) => ['bridge', 'move', 'pass'].includes(deed)) || deeds.length > 1 || slippage)
    return undefined;
  const counted = named.find(({ amount }) => amount !== undefined);
  const chains = chainsAmong(named.filter((one) => one !== counted));
  const all = [...(chains?.values() ?? [])];
  if (counted?.amount === undefined || all.length !== 2) return undefined;
  const to = all.filter(({ governor }) => governor === 'to' || governor === 'into');
  const from = all.filter((one) => !to.includes(one));
  // "bridge 0,2 eth base zu optimism"
  const isBare = from[0]?.governor === undefined && (from[0]?.at ?? 0) < (to[0]?.at ?? 0);
  if (to.length !== 1 || !(isBare || PLACED.includes(from[0]?.governor))) return undefined;
  const places = [...placeOf('from', from[0]?.term), ...placeOf('to', to[0]?.term)];
  return [word('bridge'), ...countOf(counted.amount, counted.term), ...places];
}

function exchangeOf(
  { parts, named, slippage }: Values,
  deeds: readonly Deed[],
  language: string,
): Lexeme[] | undefined {
  const tokens = tokensAmong(named);
  const chains = chainsAmong(named.filter(isPlace));
  const counted = tokens.find((one): one is Counted => one.amount !== undefined);
  const [other, more] = tokens.filter((one) => one !== counted);
  if (counted === undefined || other === undefined || more !== undefined || (chains?.size ?? 2) > 1) return undefined;
  if (counted.term.token === other.term.token || deeds.includes('bridge')) return undefined;
  const sides = sidesOf(parts, { counted, other }, deeds, language);
  // "sur eth" and "auf eth" may be where.
  const isOnto =
    other.governor === 'on' &&
    !['es', 'pt'].includes(language) &&
    (['zh', 'tr'].includes(language) || !deeds.some((deed) => deed === 'swap' || deed === 'sell'));
  if (isOnto && sides?.isBought !== true) return undefined;
  if (sides === undefined || isVenue(other, deeds) || isVenue(counted, deeds)) return undefined;
  const [place] = chains?.values() ?? [];
  return [...inWords(sides), ...placeOf('on', place?.term), ...slippageOf(slippage)];
}

/** "put 80 usdc in aave" may be a deposit. */
const isVenue = ({ term, governor }: Named, deeds: readonly Deed[]): boolean =>
  VENUES.has(term.text) &&
  (governor === 'on' ||
    term.text === 'uniswap' ||
    !deeds.some((deed) => ['swap', 'buy', 'sell', 'get'].includes(deed)));

function inWords({ counted, other, isBought }: Sides): Lexeme[] {
  const count = countOf(counted.amount, counted.term);
  return isBought
    ? [word('buy'), ...count, word('with'), other.term.lexeme]
    : [word('swap'), ...count, word('to'), other.term.lexeme];
}

function sidesOf(
  parts: readonly Part[],
  { counted, other }: Pick<Sides, 'counted' | 'other'>,
  deeds: readonly Deed[],
  language: string,
): Sides | undefined {
  const wants = parts.some(({ is }) => is === 'wants');
  const gives = deeds.some((deed) => GIVING.includes(deed));
  const gets = deeds.some((deed) => GETTING.includes(deed));
  const given: Sides = { counted, other, isBought: false };
  const bought: Sides = { counted, other, isBought: true };
  const [mine, its] = [counted.governor, other.governor];
  if (deeds.length === 0 && !wants) return (its === 'to' || its === 'into') && mine === undefined ? given : undefined;
  if (paysWith(parts, [counted, other])) return bought;
  if (isMade(parts, { counted, other }, language) || isTurnedInto(parts, { counted, other })) return given;
  if (isSoldFor(parts, { counted, other }, language)) return given;
  if (gives && gets) return other.at > counted.at && (mine === undefined || mine === 'of') ? given : undefined;
  if (gets || (!gives && wants)) {
    if (its === 'with' || (its === 'from' && gets)) return mine === undefined || mine === 'of' ? bought : undefined;
    const isPaid =
      mine === 'with' || mine === 'for' || mine === 'from' || (mine === 'to' && amountOf(counted.amount).length > 0);
    return isPaid && (its === undefined || its === 'of') ? given : undefined;
  }
  if (!gives) return undefined;
  if (isBetween(parts, counted, other, language)) return given;
  if (language === 'zh' && isUsed(parts, counted, other)) return bought;
  if (INTO.includes(its))
    return mine === undefined || mine === 'of' || mine === 'with' || mine === 'from' ? given : undefined;
  if (INTO.includes(mine) && (its === 'from' || its === 'with')) return bought;
  return undefined;
}

/** "100 usdc换eth", "sell 100 usdc, i want eth": what stands behind the verb or the wish is what is received. */
function isBetween(parts: readonly Part[], counted: Counted, other: Named, language: string): boolean {
  if (other.at < counted.at || counted.governor !== undefined || other.governor !== undefined) return false;
  const between = parts.slice(counted.at + 1, other.at);
  const swaps = between.some((part) => part.is === 'deed' && part.deed === 'swap');
  return (language === 'zh' && swaps) || between.some(({ is }) => is === 'wants');
}

/** "用usdc换1 eth": what is used is given, and what stands behind the verb is received. */
function isUsed(parts: readonly Part[], counted: Counted, other: Named): boolean {
  const before = parts[other.at - 1];
  const uses = before?.is === 'preposition' && (before.preposition === 'with' || before.preposition === 'on');
  const between = parts.slice(other.at + 1, counted.at);
  return uses && counted.governor === undefined && between.some((part) => part.is === 'deed' && part.deed === 'swap');
}
