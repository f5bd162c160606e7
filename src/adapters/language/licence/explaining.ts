/** Words with which a part of a message may do something else than say why. */
const UNFIT: ReadonlySet<string> = new Set(
  [
    // It denies or ends.
    'not|never|no|none|nothing|nobody|neither|nor|cannot|hardly|refuse|cancel|stop|forget|undo|abort|drop|ignore',
    // It reports what others say.
    'said|says|say|saying|told|tells|tell|asked|asks|ask|wrote|writes|called|calls|read|reads|quote|quoted|wants|typed|texted',
    'suggested|suggests|recommended|claims|claimed|insists|insisted|example|translate',
    // It doubts, asks or makes a condition.
    'if|when|unless|until|before|after|would|should|could|might|may|maybe|perhaps|probably|possibly|why|how|what|who|which|whether|or|?',
    'thinks|think|believe|guess|suppose|imagine|pretend|wish|hope|joke|joking|kidding|haha|lol|lmao|rofl|hehe',
    // It delays.
    'later|tomorrow|tonight|soon|eventually|someday|next|week|weeks|month|months|hour|hours|minutes|weekend',
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
    // It speaks for an authority, or to the service.
    'support|admin|administrator|system|rules|instructions|instruction|developer|email|mail|message|boss|manager|colleague',
    'attacker|hacker|scammer|police|bank|you|your',
  ].flatMap((words) => words.split('|')),
);
/** Words. */
const LONGEST = 20;

/** Whether a text without values only explains: its words are not known, so none of them may turn what is said beside it. */
export const explainsOnly = (words: readonly string[]): boolean =>
  words.length <= LONGEST && words.every((word) => !word.startsWith('§') && !UNFIT.has(word));
