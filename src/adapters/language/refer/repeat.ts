import type { Intent, OpenFrame, PastRequest, Problem, Reference, Slots } from '../../../domain/chat/understanding.ts';
import { explanations, type Form, textOf } from '../commands/match.ts';
import { valuesIn } from '../commands/request-of.ts';
import type { Token } from '../commands/token.ts';
import { applied } from '../open/apply-change.ts';
import type { Said } from '../open/changed-sides.ts';
import { BACK, BROUGHT, REPEATS } from './forms.ts';

type Mentioned = readonly PastRequest[];

/** What was confirmed counts; what was only asked for counts where nothing was. */
function counted(past: Mentioned): Mentioned {
  const confirmed = past.filter(({ isConfirmed }) => isConfirmed);
  return confirmed.length > 0 ? confirmed : past;
}

type Recipient = Readonly<{ recipient: string; at: string }> | Readonly<{ options: readonly string[] }>;

/** The one recipient of the transfers before; the choice where there are several. */
export function onlyRecipient(past: Mentioned): Recipient | undefined {
  const transfers = counted(past).filter(({ slots }) => slots.recipient !== undefined);
  const last = transfers.at(-1);
  if (last?.slots.recipient === undefined) return undefined;
  const options = [...new Set(transfers.map(({ slots }) => String(slots.recipient)))].reverse();
  return options.length > 1 ? { options } : { recipient: last.slots.recipient, at: last.at };
}

/** The latest request that counts, of the intent when one is named. */
const latest = (past: Mentioned, intent?: Intent): PastRequest | undefined =>
  counted(past)
    .filter((one) => intent === undefined || one.intent === intent)
    .at(-1);

const SLOTS = ['amount', 'token', 'fromToken', 'toToken', 'recipient', 'fromChain', 'toChain', 'slippageBps'] as const;

/** What the forms find that explain all tokens; they must agree. */
function saidBy(forms: readonly Form[], tokens: readonly Token[]): Said | undefined {
  const text = textOf(tokens);
  const [found] = text === undefined ? [] : explanations(forms, text);
  return found === undefined ? undefined : valuesIn(found, tokens);
}

/** Whether a message asks for the request before once more. */
export const repeats = (tokens: readonly Token[]): boolean => saidBy([...REPEATS(), ...BACK()], tokens) !== undefined;

export type Repeated = OpenFrame & Readonly<{ references: readonly Reference[] }>;

/** An earlier request of this conversation, with what the message says otherwise. Undefined for every other message, and where it does not fit. */
export function repeated(tokens: readonly Token[], past: Mentioned): Repeated | undefined {
  if (saidBy(BACK(), tokens) !== undefined) return referringTo(turned(latest(past, 'swap')), undefined);
  const said = saidBy(REPEATS(), tokens);
  if (said === undefined) return undefined;
  const words = tokens.map(({ form }) => form);
  const sends = words.some((word) => /^(?:send|pay|transfer|wire|forward|give|resend|payment)$/.test(word));
  const trades = words.some((word) => /^(?:swap|exchange|convert|trade|sell|bridge)$/.test(word));
  const intent = sends || said.has('recipient') ? 'transfer' : trades ? 'swap' : undefined;
  const base = latest(past, intent);
  return referringTo(base, said);
}

function referringTo(base: PastRequest | undefined, said: Said | undefined): Repeated | undefined {
  if (base === undefined) return undefined;
  const { intent, slots: before, at } = base;
  const slots = said === undefined || said.size === 0 ? before : sayingAgain(said, base);
  if (slots === undefined) return undefined;
  const kept = SLOTS.filter((slot) => before[slot] !== undefined && before[slot] === slots[slot]);
  return { intent, slots, references: [{ at, slots: kept }] };
}

/** What is said again changes nothing: "the same to 0x…", to whom it went. */
function sayingAgain(said: Said, { intent, slots }: PastRequest): Slots | undefined {
  const changed = applied(said, { intent, slots });
  if (changed !== undefined) return changed;
  const isSaid = [...said].every(([name, { account, chain }]) =>
    name === 'recipient' ? account === slots.recipient : name === 'chain' && chain === slots.fromChain,
  );
  return isSaid ? slots : undefined;
}

/** "swap it back": what the swap brought is not known, so the amount is asked for. */
function turned(swap: PastRequest | undefined): PastRequest | undefined {
  if (swap === undefined) return undefined;
  const { fromToken, toToken, fromChain, toChain } = swap.slots;
  const start = toChain ?? fromChain;
  return {
    ...swap,
    slots: {
      ...(toToken !== undefined && { fromToken: toToken }),
      ...(fromToken !== undefined && { toToken: fromToken }),
      ...(start !== undefined && { fromChain: start }),
      ...(toChain !== undefined && fromChain !== undefined && { toChain: fromChain }),
    },
  };
}

type Brought = OpenFrame & Readonly<{ part: Readonly<{ part: number; of: number }> }>;

/** What is made of that which a swap brings, as the step after it. Its amount is not known before. */
export function brought(tokens: readonly Token[], { intent, slots }: OpenFrame): Brought | undefined {
  const said = intent === 'swap' ? saidBy(BROUGHT(), tokens) : undefined;
  const token = slots.toToken;
  if (said === undefined || token === undefined) return undefined;
  const named = said.get('token')?.token;
  const share = said.get('part')?.amount;
  if ((named !== undefined && named !== token) || (said.has('part') && share?.kind !== 'share')) return undefined;
  const chain = slots.toChain ?? slots.fromChain;
  const from = chain === undefined ? {} : { fromChain: chain };
  const part = share?.kind === 'share' ? { part: share.part, of: share.of } : { part: 1, of: 1 };
  const recipient = said.get('recipient')?.account;
  if (recipient !== undefined) return { intent: 'transfer', slots: { token, ...from, recipient }, part };
  const [toChain, other] = [said.get('toChain')?.chain, said.get('toToken')?.token];
  if (toChain !== undefined && toChain !== chain)
    return { intent: 'swap', slots: { fromToken: token, toToken: token, ...from, toChain }, part };
  return other === undefined || other === token
    ? undefined
    : { intent: 'swap', slots: { fromToken: token, toToken: other, ...from }, part };
}

export const unclearRecipient = (options: readonly string[]): Problem => ({
  code: 'several-values',
  slot: 'recipient',
  options,
});
