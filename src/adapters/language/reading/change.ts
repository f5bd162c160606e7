import { timesFraction } from '../../../domain/chat/decimal.ts';
import type { Amount, OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { says } from '../../../domain/chat/words/said.ts';
import { withoutUndefined } from '../../../domain/shared/without-undefined.ts';
import type { Item } from '../text/lexeme.ts';
import { chainOf, countedBy, isAmount, isPlace, tokenOf, type Value, valuesOf, type Weighed } from './weighed.ts';

/** Words with which a number is added to the open one, or taken from it; or that count it in another way. */
const COUNTS_OTHERWISE =
  /^(?:more|extra|additional|less|fewer|add|plus|minus|subtract|deduct|times|triple|thrice|quarter|third|mas|menos|suma|sumale|anade|resta|quita|mais|some|soma|adiciona|tira|mehr|weniger|dazu|drauf|plus|moins|ajoute|enleve|daha|fazla|eksik|ekle|cikar|多|少|再|加|减|倍)$/u;
const HALF: Amount = { kind: 'share', part: 1, of: 2 };
/** How much more probable one side is than the other. */
const CLEAR = 3;

/** A value of the open request is not what takes its place. */
const isStanding = (value: Value, { amount, token, fromToken, toToken, fromChain, recipient }: Slots): boolean => {
  const { item } = value;
  if (item.is === 'amount') return item.amount.kind === 'exact' && item.amount.value === amount;
  if (item.is === 'account') return item.account === recipient;
  if (isPlace(value)) return chainOf(value) === fromChain;
  return item.is === 'term' && [token, fromToken, toToken].includes(item.token);
};

/**
 * The slots of the open request with the values of a message in it, whatever its words say. Undefined where a slot has two candidates, where a
 * value cannot be used or placed, or where nothing differs.
 */
export function changedSlots(mentions: readonly Weighed[], items: readonly Item[], open: OpenFrame): Slots | undefined {
  if (items.some(isUnusable)) return undefined;
  const values = valuesOf(mentions, items);
  const others = values.filter((value) => !isStanding(value, open.slots) && !isRejected(value, items));
  const [amount, secondAmount] = others.filter((value) => isAmount(value) && !isTolerance(value));
  const [rate, secondRate] = others.filter(isTolerance);
  const [account, secondAccount] = others.filter(({ item }) => item.is === 'account');
  const [place, secondPlace] = others.filter(isPlace);
  const tokens = others.filter((value) => tokenOf(value) !== undefined && !isPlace(value));
  if ([secondAmount, secondRate, secondAccount, secondPlace].some((value) => value !== undefined)) return undefined;
  const size = amount === undefined ? {} : amountFor(amount, open.slots);
  const much = amount === undefined ? size : size && { ...size, ...countedSide(amount, items, open) };
  const sides = sidesFor(tokens, values, open);
  const where = place === undefined ? {} : whereFor(place, open);
  const limit = rate === undefined ? {} : limitFor(rate, open);
  const whom = account === undefined ? {} : whomFor(account, open);
  if (!much || !sides || !where || !limit || !whom) return undefined;
  const after = withoutUndefined({ ...open.slots, ...much, ...sides, ...where, ...limit, ...whom }) as Slots;
  return JSON.stringify(after) === JSON.stringify(withoutUndefined(open.slots)) ? undefined : after;
}

const NEAR = 3;

/** "5, not 30", "instead of 30": a value that the message says not to take. */
const isRejected = ({ places }: Value, items: readonly Item[]): boolean =>
  places.every((at) => {
    const near = items.slice(Math.max(at - NEAR, 0), at);
    const from = near.findLastIndex(({ is }) => is !== 'unknown') + 1;
    const words = near
      .slice(from)
      .flatMap((item) => (item.is === 'unknown' ? [item.raw] : []))
      .join(' ');
    return says('negated', words) || says('excluding', words);
  });

type Change = Partial<Record<keyof Slots, unknown>>;

const isUnusable = (item: Item): boolean =>
  item.is === 'invalid' ||
  item.is === 'quotation' ||
  (item.is === 'term' && item.unsupported === true) ||
  (item.is === 'account' && (item.foreign || item.token !== undefined)) ||
  (item.is === 'unknown' && COUNTS_OTHERWISE.test(item.text));

const isTolerance = ({ item, chanceOf }: Value): boolean =>
  item.is === 'rate' && chanceOf('slippage') > chanceOf('amount') + chanceOf('amountTo');

function amountFor({ item }: Value, slots: Slots): Change | undefined {
  const said = item.is === 'amount' || item.is === 'rate' ? item.amount : undefined;
  if (said === undefined || said.kind === 'unclear' || said.kind === 'malformed') return undefined;
  const before: Amount | undefined =
    slots.amount === undefined ? slots.relativeAmount : { kind: 'exact', value: slots.amount };
  // A number of tokens and a sum of money do not take each other's place: what "60" counts is not certain then.
  if (before !== undefined && (before.kind === 'fiat') !== (said.kind === 'fiat')) return undefined;
  if (said.kind === 'exact') return { amount: said.value, relativeAmount: undefined };
  const half = JSON.stringify(said) === JSON.stringify(HALF) && before?.kind === 'exact';
  const halved = half ? timesFraction(before.value, 1, 2) : undefined;
  if (halved !== undefined) return { amount: halved, relativeAmount: undefined };
  return { amount: undefined, relativeAmount: said };
}

/** An amount of the received token counts what is received. */
function countedSide(amount: Value, items: readonly Item[], { intent, slots }: OpenFrame): Change {
  const counted = [...countedBy(amount, items)].flatMap((item) =>
    item.is === 'term' && item.token ? [item.token] : [],
  );
  if (intent !== 'swap' || slots.fromToken === slots.toToken || counted.length === 0) return {};
  if (counted.includes(slots.toToken ?? '')) return { amountSide: 'to' };
  return counted.includes(slots.fromToken ?? '') ? { amountSide: undefined } : {};
}

/** The only token that takes the place of one: of the token that is named beside it, or of the side that its words show. */
function sidesFor(tokens: readonly Value[], all: readonly Value[], { intent, slots }: OpenFrame): Change | undefined {
  const [token, more] = tokens;
  if (token === undefined) return {};
  const ref = tokenOf(token);
  if (more !== undefined) return undefined;
  if (intent === 'transfer') return { token: ref };
  if (slots.fromToken !== undefined && slots.fromToken === slots.toToken) return { fromToken: ref, toToken: ref };
  const named = (['fromToken', 'toToken'] as const).filter((side) =>
    all.some((one) => tokenOf(one) === slots[side] && slots[side] !== undefined),
  );
  if (named.length === 1 && named[0] !== undefined) return { [named[0]]: ref };
  const lacking = (['fromToken', 'toToken'] as const).filter((side) => slots[side] === undefined);
  if (lacking.length === 1 && lacking[0] !== undefined) return { [lacking[0]]: ref };
  const [gives, gets] = [token.chanceOf('from'), token.chanceOf('to')];
  if (gives > gets * CLEAR) return { fromToken: ref };
  return gets > gives * CLEAR ? { toToken: ref } : undefined;
}

function whereFor(place: Value, { slots }: OpenFrame): Change | undefined {
  const chain = chainOf(place);
  const isBridge = slots.toChain !== undefined || (slots.fromToken !== undefined && slots.fromToken === slots.toToken);
  if (!isBridge) return { fromChain: chain };
  const lacking = (['fromChain', 'toChain'] as const).filter((side) => slots[side] === undefined);
  if (lacking.length === 1 && lacking[0] !== undefined) return { [lacking[0]]: chain };
  const [from, to] = [place.chanceOf('fromChain'), place.chanceOf('toChain')];
  if (from > to * CLEAR) return { fromChain: chain };
  return to > from * CLEAR ? { toChain: chain } : undefined;
}

const limitFor = ({ item }: Value, { intent }: OpenFrame): Change | undefined =>
  item.is === 'rate' && intent === 'swap' && item.bps > 0 && item.bps <= 5000 ? { slippageBps: item.bps } : undefined;

const whomFor = ({ item }: Value, { intent }: OpenFrame): Change | undefined =>
  item.is === 'account' && intent === 'transfer' ? { recipient: item.account } : undefined;
