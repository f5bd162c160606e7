import type { Act, OpenFrame, Problem } from '../../../domain/chat/understanding.ts';
import type { Candidate } from '../intents/candidate.ts';

/** What has been understood of a message so far, segment by segment. */
export type MessageState = {
  act: Act;
  /** The request as it stands: open from before, or made in this message. */
  frame: OpenFrame | undefined;
  /** What the person just said not to do; "…, swap 3" afterwards may complete it. */
  deniedFrame: OpenFrame | undefined;
  /** Whether this message itself made or changed the request. */
  changed: boolean;
  problems: Problem[];
  negated: boolean;
  /** The person said "no" and nothing else: what follows may correct the request. */
  saidOnlyNo: boolean;
  /** The person said "not" without naming anything, as in "not now". What follows is understood, and not acted on. */
  saidOnlyNot: boolean;
  corrected: boolean;
  greeted: boolean;
  candidates: readonly Candidate[];
};

export const startMessage = (open: OpenFrame | undefined): MessageState => ({
  act: 'request',
  frame: open,
  deniedFrame: undefined,
  changed: false,
  problems: [],
  negated: false,
  saidOnlyNo: false,
  saidOnlyNot: false,
  corrected: false,
  greeted: false,
  candidates: [],
});

/** The person withdraws the request. */
export function cancel(state: MessageState): void {
  state.act = 'cancel';
  state.deniedFrame = undefined;
  state.changed = false;
}

/** The person says yes; to a request of this very message that changes nothing. */
export function confirm(state: MessageState): void {
  if (!state.changed && state.act === 'request') state.act = 'confirm';
}

/** The person says not to do something; `denied` is what it would have been. */
export function deny(state: MessageState, denied: Candidate | undefined): void {
  state.act = 'cancel';
  state.negated = true;
  state.changed = false;
  state.deniedFrame = denied && { intent: denied.intent, slots: denied.slots };
}

export function startRequest(state: MessageState, { intent, slots, problems }: Candidate): void {
  state.frame = { intent, slots };
  state.problems.push(...problems);
  if (state.saidOnlyNot) state.problems.push({ code: 'not-understood', said: 'not' });
  state.act = 'request';
  state.changed = true;
}

/** Puts `frame` in the place of the request. `corrects` is whether the person said that they correct it. */
export function changeRequest(
  state: MessageState,
  frame: OpenFrame,
  problems: readonly Problem[],
  corrects: boolean,
): void {
  state.frame = frame;
  state.problems = [...problems];
  state.corrected ||= corrects;
  state.act = 'request';
  state.changed = true;
}
