import type { OpenFrame, Reading, SlotName, Slots } from '../../../../domain/chat/understanding.ts';
import { flatten } from '../../context/flat.ts';
import { LEADING, SOFT } from '../../context/soft-words.ts';
import { any, either, many, type Pattern, seq } from '../../licence/pattern.ts';
import { asAsked } from '../../licence/readings.ts';
import type { Item, Term } from '../../tagger/item.ts';

const NAME = seq(many(any('the|my|that|this|on|with|in|using')), any('§t|§b|§c'), many(any('network|chain|token')));
const MEANT = many(
  any('i meant|i mean|meant|it is|its|it should be|that should be|use|take|make it|i want|i would like|give me'),
  any('i prefer|i would prefer|i would rather have|i would rather use|i would rather|change it to|set it to|,|:'),
);
const whole = (...parts: readonly Pattern[]): Pattern => seq(many(SOFT), ...parts, many(SOFT));

/** What goes is named before what comes. */
const GOES_FIRST = either(
  whole(any('replace|switch|exchange|substitute'), NAME, any('with|by|for|to'), NAME),
  whole(any('change'), any('§c'), any('to|into'), any('§c|§b')),
  whole(any('not|no'), NAME, MEANT, many(any('but|,')), MEANT, NAME),
  whole(NAME, any('should be|should have been|was meant to be|is supposed to be|must be|->|becomes'), NAME),
);
const COMES_FIRST = either(
  whole(MEANT, NAME, many(any(',')), any('instead of|rather than|in place of|not|and not|over'), NAME),
  whole(any('i prefer|i would prefer|prefer'), NAME, any('to|over'), NAME),
);

/** "no, the other way round, from base to arbitrum" */
const BOTH_SIDES = seq(
  many(SOFT, LEADING),
  many(any('it is|its|it should be|it should go|i meant|i want to go|move it|bridge it')),
  any('from'),
  any('§b|§c'),
  any('to'),
  any('§b|§c'),
  many(SOFT),
);
const TO_ANOTHER = whole(
  many(any('use|take|send it to|send to|make it|it is')),
  any('this|that|the following|the|my other|another'),
  any('address|wallet|one|account|recipient'),
  many(any('instead|,|:|-')),
  any('§a'),
  many(any('instead')),
);

/**
 * "replace eth with dai", "dai instead of eth", "from base to arbitrum", "use this address instead: 0x…": a message to an open request that
 * names the value that goes and the one that comes, or every side. Undefined where the first is not exactly one part of it.
 */
export function readReplaced(items: readonly Item[], open: OpenFrame): Reading | undefined {
  const changed = open.intent === 'swap' ? inTrade(items, open.slots) : anotherRecipient(items, open.slots);
  return changed && asAsked({ intent: open.intent, slots: { ...open.slots, ...changed } });
}

function inTrade(items: readonly Item[], slots: Slots): Partial<Slots> | undefined {
  const [first, second, ...more] = items.filter((item) => item.is === 'term');
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const { words } = flatten(items);
  const explains = (pattern: Pattern) => pattern(words, 0).includes(words.length);
  if (explains(GOES_FIRST)) return replacing(first, second, slots);
  if (explains(COMES_FIRST)) return replacing(second, first, slots);
  const isBridge = slots.fromChain !== undefined && slots.toChain !== undefined;
  const [from, to] = [first.chain, second.chain];
  if (!isBridge || from === undefined || to === undefined || from === to || !explains(BOTH_SIDES)) return undefined;
  return first.unsupported || second.unsupported ? undefined : { fromChain: from, toChain: to };
}

function anotherRecipient(items: readonly Item[], { recipient }: Slots): Partial<Slots> | undefined {
  const { words } = flatten(items);
  const account = items.find((item) => item.is === 'account');
  const isOther = account !== undefined && !account.foreign && account.token === undefined && recipient !== undefined;
  return isOther && words.includes('instead') && TO_ANOTHER(words, 0).includes(words.length)
    ? { recipient: account.account }
    : undefined;
}

function replacing(old: Term, by: Term, slots: Slots): Partial<Slots> | undefined {
  const token = only(['fromToken', 'toToken'], slots, old.token);
  const others = [slots.fromToken, slots.toToken];
  if (token !== undefined && by.token !== undefined)
    return others.includes(by.token) ? undefined : { [token]: by.token };
  // Of two networks, the side has to be said.
  const isOneNetwork = slots.toChain === undefined || slots.fromChain === undefined;
  const chain = isOneNetwork ? only(['fromChain', 'toChain'], slots, old.chain) : undefined;
  if (chain === undefined || by.chain === undefined || by.unsupported) return undefined;
  return [slots.fromChain, slots.toChain].includes(by.chain) ? undefined : { [chain]: by.chain };
}

/** The one of the slots that holds a value. */
function only(names: readonly SlotName[], slots: Slots, value: unknown): SlotName | undefined {
  const holding = names.filter((name) => value !== undefined && slots[name] === value);
  return holding.length === 1 ? holding[0] : undefined;
}
