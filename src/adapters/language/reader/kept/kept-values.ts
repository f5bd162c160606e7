import type { OpenFrame, Reading, Slots } from '../../../../domain/chat/understanding.ts';
import { flatten } from '../../context/flat.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from '../../licence/readings.ts';
import type { Item } from '../../tagger/item.ts';
import { readReplaced } from './replaced.ts';
import { endsNothingIn, isSaidOtherwiseIn } from './said-in-languages.ts';
import { amountOf, endsNothing, isSaidOtherwise } from './said-otherwise.ts';
import { askedInSameUnit } from './same-unit.ts';
import { sideWordsOf } from './side-words.ts';
import { onItsSide, type SaidOfTrade } from './sides.ts';

/** What else than the request an amount or a share may be set for. */
const SETTINGS =
  /\b(?:slippage|price|prices|rate|rates|gas|gwei|fee|fees|limit|deadline|interest|leverage|volume|brightness|font|temperature)\b/;
const KEPT = ['recipient', 'token', 'fromToken', 'toToken', 'fromChain', 'toChain'] as const;

/**
 * The reading of a message to an open request, unless it would take a value away without another one in its place, change the wrong end of a
 * bridge, lead a bridge from a network to itself, or count the setting of something else.
 */
export function unlessLost(
  reading: Reading,
  open: OpenFrame | undefined,
  items: () => readonly Item[],
  inEnglish: () => readonly Item[] | undefined,
): Reading {
  if (open === undefined || !isAction(open)) return reading;
  const said = items();
  const text = said.map((item) => ('raw' in item ? item.raw : item.text)).join(' ');
  if (reading.act === 'cancel' && isNoEnd(reading, open, said, text))
    return unchanged({ ...reading, act: 'request', negated: false }, NOT_UNDERSTOOD);
  const replaced = readReplaced(said, open);
  if (replaced !== undefined)
    return { ...replaced, ...(reading.language !== undefined && { language: reading.language }) };
  const asked = askedInSameUnit(reading, open, said);
  if (asked !== undefined) return asked;
  if (reading.act !== 'request' || !isAction(reading)) return reading;
  const sided = onItsSide(reading, open, saidOfTrade(said, inEnglish(), reading.language));
  return sided === undefined || isLost(sided, open, said, text) ? unchanged(reading, NOT_UNDERSTOOD) : sided;
}

export const saidOfTrade = (
  items: readonly Item[],
  inEnglish: readonly Item[] | undefined,
  language: string | undefined,
): SaidOfTrade => ({
  items: inEnglish ?? items,
  sides: sideWordsOf(`${flatten(items).words.join(' ')} `, language),
});

const isNoEnd = ({ language }: Reading, open: OpenFrame, items: readonly Item[], text: string): boolean => {
  const flat = flatten(items);
  return endsNothing(flat, text, open) || (language !== undefined && endsNothingIn(flat.words.join(' ')));
};

const isLost = (reading: Reading, open: OpenFrame, items: readonly Item[], text: string): boolean =>
  drops(reading, open, items) ||
  namesPlace(reading.slots, open.slots, items) ||
  goesNowhere(reading.slots, open.slots) ||
  changesOtherEnd(reading, open.slots, items) ||
  isSaidOtherwise(flatten(items), text, reading.slots, open) ||
  (reading.language !== undefined && isSaidOtherwiseIn(flatten(items).words.join(' '), reading.slots, open)) ||
  (SETTINGS.test(text) &&
    amountOf(reading.slots) !== amountOf(open.slots) &&
    !items.some((item) => item.is === 'account' || (item.is === 'term' && item.token !== undefined)));

/** "get it to work", "pay in eth": less than the open request has, and no request of its own. */
function drops({ intent, slots, problems }: Reading, open: OpenFrame, items: readonly Item[]): boolean {
  const isWhole = slots.amount !== undefined || slots.relativeAmount !== undefined;
  if (intent !== open.intent) {
    const tokens = [slots.token, slots.fromToken, slots.toToken].filter((token) => token !== undefined);
    if (problems.some(({ code }) => code === 'several-values') || tokens.length === 0) return true;
    return !isWhole && (tokens.length < 2 || tokens.some((token) => token === open.slots.token));
  }
  // "send 30 usdc" of a payment that has its recipient: another amount, or another payment?
  if (open.slots.recipient !== undefined && slots.recipient === undefined && slots.token === open.slots.token)
    return true;
  const isBareAmount =
    items.some(({ is }) => is === 'amount') && !items.some(({ is }) => is === 'term' || is === 'account');
  if (isBareAmount && KEPT.some((slot) => open.slots[slot] !== undefined && slots[slot] === undefined)) return true;
  if (items.some(({ is }) => is === 'amount' || is === 'account')) return false;
  return KEPT.some((slot) => open.slots[slot] !== undefined && slots[slot] === undefined);
}

/** "to arbitrum", of a swap that is on Arbitrum: no token. */
const namesPlace = ({ toToken }: Slots, open: Slots, items: readonly Item[]): boolean =>
  toToken !== open.toToken &&
  !items.some(({ is }) => is === 'amount') &&
  items.some(
    (item) =>
      item.is === 'term' &&
      item.token === toToken &&
      item.text.length > 3 &&
      item.chain !== undefined &&
      item.chain === open.fromChain,
  );

const isBridge = ({ fromToken, toToken, fromChain, toChain }: Slots): boolean =>
  fromToken !== undefined && fromToken === toToken && fromChain !== undefined && toChain !== undefined;

const goesNowhere = (slots: Slots, open: Slots): boolean =>
  isBridge(open) && isBridge(slots) && slots.fromChain === slots.toChain && open.fromChain !== open.toChain;

const SIDES: Readonly<Record<'fromChain' | 'toChain', RegExp>> = {
  fromChain: /^(?:from|out|off|leave|leaving|source|start|starting|origin)$/,
  toChain: /^(?:to|into|onto|towards|toward|destination|arrive|arriving|end|go|goes|land)$/,
};

const SIDES_ELSEWHERE: Readonly<Record<'fromChain' | 'toChain', RegExp>> = {
  fromChain: /^(?:desde|de|da|von|vom|aus|ab|depuis|从)$/,
  toChain: /^(?:a|al|hacia|para|pra|nach|auf|zu|vers|à|到|往|去)$/,
};

/** Of two networks, which one is meant has to be said: by its side, or by the network that it takes the place of. */
function changesOtherEnd({ slots, language }: Reading, open: Slots, items: readonly Item[]): boolean {
  if (!isBridge(open) || open.fromChain === open.toChain) return false;
  const changed = (['fromChain', 'toChain'] as const).filter((slot) => slots[slot] !== open[slot]);
  const isReplacing = items.some((item) => item.is === 'role' && /^(?:change|switch|replace|swap)$/.test(item.raw));
  const chains = items.flatMap((item) => (item.is === 'term' && item.chain !== undefined ? [item.chain] : []));
  // "from base to arbitrum" says both sides.
  const words = flatten(items).words.join(' ');
  if (changed.length === 2)
    return isReplacing || (slots.fromChain === open.toChain && !/\bfrom §[bc] to §[bc]/.test(words));
  if (isReplacing && slots.fromChain === open.fromChain && chains.some((chain) => chain === open.fromChain))
    return true;
  const [slot] = changed;
  if (slot === undefined || slots[slot] === undefined) return false;
  const other = slot === 'fromChain' ? 'toChain' : 'fromChain';
  if (chains.some((chain) => chain === open[slot]) && !chains.some((chain) => chain === open[other])) return false;
  const isSide = (word: string): boolean =>
    SIDES[slot].test(word) || (language !== undefined && SIDES_ELSEWHERE[slot].test(word));
  return !items.some((item) => 'raw' in item && item.raw.split(' ').some(isSide));
}
