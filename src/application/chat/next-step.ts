import { fromUnits } from '../../domain/chat/decimal.ts';
import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import type { ChatReply } from '../../domain/chat/reply.ts';
import { aroundIn, fill } from '../../domain/chat/sentences/index.ts';
import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import type { Step } from '../../domain/chat/understanding.ts';
import type { Ports } from '../ports/index.ts';
import type { Found } from './inquiries.ts';

type Reply = ChatReply<Found>;

/** Says which step comes after a confirmed one. Nothing of it is offered before the person asks for it. */
export function withNextStep(
  { languageWriter, chatPolicy: { directory } }: Pick<Ports, 'chatPolicy' | 'languageWriter'>,
  reply: Reply,
  { plan, language }: ChatMemory,
): Reply {
  const step = plan?.steps[plan.at];
  // Nothing was confirmed where the reply has nothing to sign.
  if (plan === undefined || step === undefined || reply.actions.length === 0) return reply;
  const words = { at: String(plan.at + 1), count: String(plan.steps.length), step: languageWriter.step(step) };
  const { nextStep, aboutSoMuch } = aroundIn(language);
  const next = `${reply.message} ${fill(nextStep, words)}`;
  const brought = broughtTo(step, reply, directory);
  if (brought === undefined) return { ...reply, message: next, suggestions: ['yes', 'cancel'] };
  return { ...reply, message: `${next} ${fill(aboutSoMuch, brought)}`, suggestions: [brought.amount, 'cancel'] };
}

/** How much of a swap's quote the step would move; a guess, which only the person can make exact. */
function broughtTo({ part, slots }: Step, { data: { swap } }: Reply, directory: TokenDirectory) {
  const token = slots.token ?? slots.fromToken;
  if (part === undefined || swap === undefined || token === undefined) return undefined;
  const listed = directory.tokensOf(token).find(({ chain }) => chain === slots.fromChain);
  if (listed === undefined) return undefined;
  const units = (swap.amounts.got * BigInt(part.part)) / BigInt(part.of);
  return units === 0n ? undefined : { token: listed.symbol, amount: fromUnits(units, listed.decimals) };
}
