const SAY =
  '(?:say|saying|said|write|writing|wrote|type|typing|typed|put|putting|ask|asking|asked|send|sending|sent|use|using|used|pick|picking|picked|choose|choosing|chose|make|making|made|go|going|went|do|doing|did|suggest|suggesting|suggested|propose|proposing|proposed|take|taking|took|change|changing|changed|pay|swap)';
const SOFTLY = '(?:just |really |actually |only |first |originally |initially |briefly |at first )*';

/** "i was going to say polygon", "i almost said 50": what was meant once and is not asked for. */
export const ABANDONED: readonly RegExp[] = [
  new RegExp(
    ` (?:i|we) (?:was|were|had been) ${SOFTLY}(?:going to|gonna|about to|tempted to|on the verge of|close to|planning to|ready to|inclined to|thinking of|thinking about|considering|toying with|leaning towards?) (?:${SAY}|§)`,
  ),
  new RegExp(` (?:i|we) ${SOFTLY}(?:almost|nearly|very nearly|just about) ${SOFTLY}${SAY} `),
  new RegExp(
    ` (?:i|we) (?:had )?${SOFTLY}(?:considered|planned|thought of|thought about|toyed with|pondered|contemplated|had planned) (?:${SAY} |on |to ${SAY} )*§`,
  ),
  new RegExp(
    ` (?:i|we) (?:would|could|might|should) have ${SOFTLY}(?:said|written|typed|put|picked|chosen|gone|used) `,
  ),
];
