import { stepSentence } from '../../../domain/chat/request-sentence.ts';
import { missingSlots } from '../../../domain/chat/slots.ts';
import type { Known, OpenFrame, Problem, Reading } from '../../../domain/chat/understanding.ts';
import type { Command } from '../commands/request-of.ts';
import { tokensOf } from '../commands/token.ts';
import { ended } from '../open/answer.ts';
import { changeIn, requestIn } from '../open/read-commands.ts';
import { asAsked, isAction } from '../open/readings.ts';
import { readReferring } from '../refer/read-referring.ts';
import { repeats } from '../refer/repeat.ts';
import { stepsIn } from '../refer/steps.ts';
import type { Lexeme } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { tagItems } from '../values/tag-items.ts';

/** What a message plainly asks for, changes or ends, with each of its words explained; undefined for every other message. */
export function readPlainly(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame | undefined,
  { past = [], language }: Known,
  isQuoting = false,
): Reading | undefined {
  if (open !== undefined && isAction(open)) return readToOpen(lexemes, lexicon, open, language, isQuoting);
  const asked = requestIn(lexemes, lexicon);
  if (asked !== undefined) return requested(asked);
  const corrected = readCorrected(lexemes, lexicon);
  if (corrected !== undefined) return corrected;
  const tokens = tokensOf(tagItems(lexemes, lexicon));
  if (past.length > 0) return readReferring(tokens, past) ?? readSteps(lexemes, lexicon);
  return readSteps(lexemes, lexicon) ?? (repeats(tokens) ? NOTHING_BEFORE : undefined);
}

function readToOpen(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
  spoken: string | undefined,
  isQuoting: boolean,
): Reading | undefined {
  // What is quoted may be somebody else's: the person is asked whether it changes or completes the request.
  const change = isQuoting ? undefined : changeIn(lexemes, lexicon, open, spoken);
  const language = change?.language === undefined ? {} : { language: change.language };
  if (change?.act === 'change') return { ...asAsked({ intent: open.intent, slots: change.slots }), ...language };
  if (change?.act === 'end') return { ...ended(open), ...language };
  const asked = requestIn(lexemes, lexicon);
  if (asked === undefined) return undefined;
  if (missingSlots(asked.intent, asked.slots).length === 0) return { ...requested(asked), isOwn: true };
  const given = isQuoting ? undefined : completed(asked, open);
  return given && requested(given);
}

/** "send it to 0x…": what the open request lacks, where it says nothing else. */
function completed({ intent, slots }: Command, open: OpenFrame): Command | undefined {
  const said = Object.keys(slots) as (keyof typeof slots)[];
  const adds = said.length > 0 && said.every((slot) => open.slots[slot] === undefined);
  return intent === open.intent && adds ? { intent, slots: { ...open.slots, ...slots } } : undefined;
}

/** "send 20 usdc to 0x…, no, make it 30": a request and what plainly changes it, which is asked about. */
function readCorrected(lexemes: readonly Lexeme[], lexicon: Lexicon): Reading | undefined {
  for (const [at, { is }] of lexemes.entries()) {
    const head = is === 'mark' && at > 0 ? requestIn(lexemes.slice(0, at), lexicon) : undefined;
    const rest = lexemes.slice(at + 1);
    const change = head && !isPlaced(rest[0]) ? changeIn(rest, lexicon, head, head.language) : undefined;
    if (head === undefined || change?.act !== 'change') continue;
    return { ...requested({ ...head, slots: change.slots }), problems: [{ code: 'proposed' }] };
  }
  return undefined;
}

/** "…, to 0x…" names another value, and corrects none. */
const isPlaced = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.is !== 'word' ||
  /^(?:to|on|from|with|for|into|a|en|por|con|para|na|pra|com|an|auf|mit|von|nach|à|sur|avec|vers|de)$/i.test(
    lexeme.written,
  );

/** Several requests, one after another. */
function readSteps(lexemes: readonly Lexeme[], lexicon: Lexicon): Reading | undefined {
  const found = stepsIn(lexemes, lexicon);
  const [first] = found?.steps ?? [];
  if (found === undefined || first === undefined) return undefined;
  const { steps, language } = found;
  const problems: Problem[] = [{ code: 'several-steps', options: steps.map(stepSentence) }];
  return { ...requested({ ...first, ...(language !== undefined && { language }) }), steps, problems };
}

const requested = ({ intent, slots, language }: OpenFrame & Pick<Command, 'language'>): Reading => ({
  ...asAsked({ intent, slots }),
  ...(language !== undefined && { language }),
});

/** "send it again", where nothing was sent before. */
const NOTHING_BEFORE: Reading = {
  ...requested({ intent: 'unknown', slots: {} }),
  problems: [{ code: 'nothing-before' }],
};
