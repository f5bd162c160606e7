import { ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { isAction } from './catalogue.ts';
import { fractionDigits, isZero } from './decimal.ts';
import { mergeSlots } from './slots.ts';
import type { TokenDirectory } from './token-directory.ts';
import type { ChainRef, Intent, Problem, SlotName, Slots, TokenRef } from './understanding.ts';

const MAX_SLIPPAGE_BPS = 5000;

/** Drops invalid slots and reports the reasons. The remaining slots may be acted on. */
export function validate(
  intent: Intent,
  slots: Slots,
  directory: TokenDirectory,
): { slots: Slots; problems: Problem[] } {
  if (!isAction(intent)) return { slots, problems: [] };
  const problems = [
    ...amountProblems(slots, directory),
    ...tokenProblems(slots, directory),
    ...(intent === 'transfer' ? recipientProblems(slots, directory) : []),
    ...slippageProblems(slots),
  ];
  const dropped = problems
    .filter(({ code }) => code !== 'token-not-on-chain')
    .map(({ slot }) => slot)
    .filter((slot) => slot !== undefined);
  return { slots: mergeSlots(slots, {}, dropped), problems };
}

const problem = (code: Problem['code'], slot: SlotName, said: string): Problem => ({ code, slot, said });

function amountProblems(
  { amount, relativeAmount, amountSide, token, fromToken, toToken, fromChain, toChain }: Slots,
  directory: TokenDirectory,
): Problem[] {
  if (relativeAmount?.kind === 'fiat' && isZero(relativeAmount.value))
    return [problem('amount-not-positive', 'amount', '0')];
  if (relativeAmount?.kind === 'share' && relativeAmount.part === 0)
    return [problem('amount-not-positive', 'amount', '0')];
  if (relativeAmount?.kind === 'share' && relativeAmount.part > relativeAmount.of)
    return [problem('amount-above-all', 'amount', `${(100 * relativeAmount.part) / relativeAmount.of}%`)];
  if (relativeAmount !== undefined && relativeAmount.kind !== 'fiat' && amountSide === 'to')
    return [problem('amount-unclear', 'amount', 'a share')];
  if (amount === undefined) return [];
  if (isZero(amount)) return [problem('amount-not-positive', 'amount', amount)];
  const counted = token ?? (amountSide === 'to' ? toToken : fromToken);
  const chain = amountSide === 'to' ? (toChain ?? fromChain) : fromChain;
  const decimals = counted === undefined ? undefined : finest(counted, chain, directory);
  return decimals !== undefined && fractionDigits(amount) > decimals
    ? [problem('amount-too-fine', 'amount', amount)]
    : [];
}

function finest(token: TokenRef, chain: ChainRef | undefined, directory: TokenDirectory): number | undefined {
  const listed = directory.tokensOf(token);
  const there = listed.filter((one) => chain === undefined || one.chain === chain);
  return (there.length > 0 ? there : listed).reduce<number | undefined>(
    (most, { decimals }) => Math.max(most ?? 0, decimals),
    undefined,
  );
}

function tokenProblems(slots: Slots, directory: TokenDirectory): Problem[] {
  const { token, fromToken, toToken, fromChain, toChain } = slots;
  const problems: Problem[] = [];
  for (const [slot, ref, chain] of [
    ['token', token, fromChain],
    ['fromToken', fromToken, fromChain],
    ['toToken', toToken, toChain],
  ] as const) {
    if (ref === undefined || chain === undefined) continue;
    const there = directory.tokensOf(ref).filter((listed) => listed.chain === chain);
    if (there.length === 0) problems.push(problem('token-not-on-chain', slot, ref));
    else if (there.length > 1) problems.push(problem('token-ambiguous', slot, ref));
  }
  return problems;
}

/** An EVM address or name cannot receive tokens of a chain that is not EVM-compatible. */
function recipientProblems({ recipient, token, fromChain }: Slots, directory: TokenDirectory): Problem[] {
  if (recipient === undefined) return [];
  if (recipient === ZERO_ADDRESS) return [problem('recipient-is-nobody', 'recipient', recipient)];
  const listed = token === undefined ? [] : directory.tokensOf(token).map(({ chain }) => chain);
  const chains = fromChain === undefined ? listed : [fromChain];
  const elsewhere = chains.length > 0 && chains.every((chain) => typeof chain === 'string');
  return elsewhere ? [problem('address-of-other-chain', 'recipient', recipient)] : [];
}

function slippageProblems({ slippageBps }: Slots): Problem[] {
  if (
    slippageBps === undefined ||
    (Number.isInteger(slippageBps) && slippageBps >= 1 && slippageBps <= MAX_SLIPPAGE_BPS)
  )
    return [];
  return [problem('slippage-out-of-range', 'slippageBps', `${slippageBps / 100}%`)];
}
