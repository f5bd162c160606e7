import { keyOf, type Mention, mentionsOf } from '../../src/adapters/language/reading/mentions.ts';
import { roleFeatures, spread } from '../../src/adapters/language/reading/role-features.ts';
import type { ValueRole } from '../../src/adapters/language/reading/weighed.ts';
import type { AmountReading } from '../../src/adapters/language/text/lexeme.ts';
import { slotWords } from '../../test/chat-eval/slot-words.ts';
import type { Example } from './examples.ts';
import type { Point } from './train.ts';

export const ROLE_TRAINING = { epochs: 14, rate: 1, decay: 2e-5, least: 4 };

type Frame = NonNullable<Example['frame']>;

/** A point for each value of the requests whose frame somebody wrote down. */
export const rolePoints = (all: readonly Example[]): Point<ValueRole>[] =>
  all.flatMap(({ set, label, items, frame }) => {
    if (frame === undefined || (label !== 'transfer' && label !== 'swap') || Object.keys(frame).length === 0) return [];
    const mentions = mentionsOf(items);
    const text = spread(items);
    return mentions.flatMap((mention) => {
      const role = roleIn(frame, mention);
      return role === undefined
        ? []
        : [{ label: role, features: roleFeatures(label, mention, mentions, text), weight: weightOf(set) }];
    });
  });

const weightOf = (set: string): number => (/paraphrases|opened/.test(set) ? 2.5 : 1);

/** Undefined where the frame does not show which of two parts a value has. */
function roleIn(frame: Frame, mention: Mention): ValueRole | undefined {
  const { item } = mention;
  if (item.is === 'amount') return amountRole(frame, item.amount);
  if (item.is === 'rate') return item.bps === frame.slippageBps ? 'slippage' : amountRole(frame, item.amount);
  if (item.is === 'account' && keyOf(item) === `a${String(frame.recipient).toLowerCase()}`) return 'recipient';
  const token = item.is === 'account' || item.token !== undefined ? tokenRole(frame, item.token) : undefined;
  const chain = item.is === 'term' ? chainRole(frame, item.chain) : undefined;
  return token !== undefined && chain !== undefined ? undefined : (token ?? chain ?? 'none');
}

const isSame = (said: string | number | undefined, value: string | number | undefined): boolean =>
  value !== undefined && String(said).toLowerCase() === String(value).toLowerCase();

function tokenRole({ token, fromToken, toToken }: Frame, value: string | undefined): ValueRole | undefined {
  if (isSame(token, value)) return 'token';
  const [gives, gets] = [isSame(fromToken, value), isSame(toToken, value)];
  return gives && gets ? 'both' : gives ? 'from' : gets ? 'to' : undefined;
}

const chainRole = ({ fromChain, toChain }: Frame, value: string | number | undefined): ValueRole | undefined =>
  isSame(fromChain, value) ? 'fromChain' : isSame(toChain, value) ? 'toChain' : undefined;

function amountRole({ amount = '' }: Frame, said: AmountReading): ValueRole {
  const [value = '', side] = String(amount).split('@');
  return wordsFor(said).some((word) => plain(word) === plain(value)) ? (side === 'to' ? 'amountTo' : 'amount') : 'none';
}

function wordsFor(said: AmountReading): string[] {
  if (said.kind === 'malformed') return [];
  if (said.kind === 'unclear') return [...said.options];
  const { amount = '' } = slotWords(said.kind === 'exact' ? { amount: said.value } : { relativeAmount: said });
  const share = said.kind === 'share' && `${(100 * said.part) / said.of}%`;
  return [amount, ...(share === false ? [] : [share])];
}

const plain = (value: string): string => (/^\D?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value);
