import { type ChatReply, say, saying, shown } from '../../domain/chat/reply.ts';
import { answersIn } from '../../domain/chat/sentences/answers/index.ts';
import { changeOf } from '../../domain/chat/sentences/difference.ts';
import { aroundIn, fill } from '../../domain/chat/sentences/index.ts';
import type { OpenFrame } from '../../domain/chat/understanding.ts';
import type { Found } from './inquiries.ts';

/** Asks whether the open request shall become `change`, by the difference. Nothing changes before a yes. */
export function askChange(change: OpenFrame, open: OpenFrame, language: string | undefined): ChatReply<Found> {
  return yesOrNo(fill(aroundIn(language).changeMeant, { changes: changeOf(open, change, language) }), language);
}

/** Asks whether the open request shall end. Nothing ends before a yes. */
export const askEnd = (language: string | undefined): ChatReply<Found> =>
  yesOrNo(aroundIn(language).endMeant, language);

function yesOrNo(question: string, language: string | undefined): ChatReply<Found> {
  const { yes, no } = answersIn(language);
  return {
    ...say<Found>('unknown', question, shown({}, []), ['yes', 'no']),
    actions: [saying(yes, 'yes'), saying(no, 'no')],
  };
}
