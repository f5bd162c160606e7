/** What a case should be understood as. `slots` in the label's own words: `amount=max`, `amount=$50@to`, `fromChain=8453`. */
export type Label = Readonly<{ is: string; slots: Readonly<Record<string, string>>; offersAction: boolean }>;

/** The slots that a request needs before anything may be offered; written down here apart from the code under test. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  transfer: ['amount', 'token', 'recipient'],
  swap: ['amount', 'fromToken', 'toToken'],
  price: ['token'],
};

/** Reads `swap amount=100 fromToken=USDC !`; the `!` says that no action may be offered although no slot is missing. */
export function readLabel(text: string): Label {
  const [is = '', ...rest] = text.trim().split(/\s+/);
  const slots = Object.fromEntries(rest.filter((part) => part !== '!').map((part) => splitAt(part)));
  const movesValue = is === 'transfer' || is === 'swap';
  return { is, slots, offersAction: movesValue && !rest.includes('!') && missingOf({ is, slots }).length === 0 };
}

export function missingOf({ is, slots }: Pick<Label, 'is' | 'slots'>): string[] {
  const needed = [...(NEEDED[is] ?? []), ...(slots.toChain === undefined ? [] : ['fromChain'])];
  const stays = is === 'swap' && slots.fromToken !== undefined && slots.fromToken === slots.toToken;
  return [...new Set([...needed, ...(stays ? ['fromChain', 'toChain'] : [])])].filter(
    (slot) => slots[slot] === undefined,
  );
}

function splitAt(part: string): [string, string] {
  const at = part.indexOf('=');
  if (at < 1) throw new SyntaxError(`a label's slot is written name=value, not ${part}`);
  const value = part.slice(at + 1);
  // An amount is a value, not a spelling: 1000.50 is 1000.5.
  return [part.slice(0, at), /^\d+\.\d+(@to)?$/.test(value) ? value.replace(/\.?0+(?=@|$)/, '') : value];
}
