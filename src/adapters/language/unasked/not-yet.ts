import { ORDER } from './orders.ts';

const PAST =
  '(?:yesterday|last (?:night|week|month|year|weekend|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|christmas)|the other (?:day|night|week)|earlier(?: today| this week| on)?|previously|formerly|once|back (?:then|in [a-z]+)|(?:§n|a|an|two|three|four|some|a few|many|several) (?:minutes?|hours?|days?|nights?|weeks?|months?|years?) ago|in the past|this morning)';
/** "last night, send 5 usdc": a piece of what was said or done then. */
const TOLD_OF_PAST = new RegExp(
  `^(?:(?:and|so|but|well|ok|hey|hi|hello|yes) )*${PAST} (?:[,.:;-] )?(?:i |we |he |she |they )?(?:please )?(?:${ORDER}\\b|§n §t to §a)`,
);
/** "i'd like to be able to send": a wish for the means. */
const ABILITY =
  /\b(?:like|love|want|wish|need|hope|have|prefer|happy|glad|nice|great|good) to be (?:able|allowed|free|ready|permitted|in a position|empowered|entitled)(?: to)?\b/;
/** "evening: pay …" */
const TIMED =
  /^(?:this |the |in the |at |on )?(?:morning|afternoon|evening|night|weekend|weekday|tonight|tomorrow|noon|midnight|today later) :/;
/** "dawn" is a name, too. */
const DAYTIME = /\bat (?:dawn|dusk|noon|midday|midnight|sunrise|sunset|daybreak|nightfall|teatime)\b/;
/** "if that is ok with eve", "for my boss to sign" */
const CONSENT = [
  /\bif (?:that|it|this|everything|all) (?:is|works|sounds|would be|will be|seems|looks) (?:[a-z]+ )?(?:ok|okay|fine|alright|right|cool|good|great|possible|acceptable|convenient)? ?(?:with|by|for|to) (?!you\b|u\b)/,
  /\bif (?!you\b|u\b|possible\b|that is\b|it is\b)(?:[a-z]+ ){1,3}(?:agrees?|approves?|consents?|signs?|permits?|allows?|confirms?|says|does not mind|is (?:ok|okay|fine|cool|happy))\b/,
  /\b(?:with|upon|on|after|given|by) (?:the |a |an )?(?:his|her|their|your|my [a-z]+|our [a-z]+|the [a-z]+|[a-z]+)? ?(?:written |verbal |full )?(?:approval|consent|permission|blessing|go ahead|green light|sign off|okay|ok|nod)\b(?= (?:of|from|by)|$| [^a-z§])/,
  /\bon (?:delivery|arrival|completion|receipt|demand|approval|signing|signature)\b/,
  /\bif possible (?:for|with|by) (?!me\b|us\b|you\b)/,
  /\b(?:so|as) long as\b/,
  /\bfor (?!me\b|us\b)(?:[a-z]+ ){1,3}to (?:sign|approve|confirm|authori[sz]e|check|review|decide|release|countersign|verify|agree)\b/,
];

/** "one moment, i am looking for my glasses" */
const WAITS =
  /(?:^|[,.!;:-] )(?:(?:sorry|please|just|oh|ok|hm|hmm|wait|hang on|hold on|give me|gimme|need) )*(?:one|a|half a|another|§n) (?:sec|secs|second|seconds|moment|minute|minutes|min|mins|tick|mo)(?= |$)(?! (?:ago|of|late|early|per|call|video|walk|lesson|session))/;
/** "it is not 20" */
const DENIED_VALUE = /\b(?:it|this|that|amount|sum|token|network|recipient|address|number) (?:is|was) not §[ntbca]\b/;

/** Whether a text tells of what was, wishes for the means, or waits for somebody's consent. */
export const isNotAskedNow = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    TOLD_OF_PAST.test(text) ||
    ABILITY.test(text) ||
    DAYTIME.test(text) ||
    TIMED.test(text) ||
    WAITS.test(text) ||
    DENIED_VALUE.test(text) ||
    CONSENT.some((pattern) => pattern.test(text))
  );
};
