import { endsInClause } from './calling-off.ts';
import { AROUND, givesUp } from './giving-up.ts';
import { LETTING_GO } from './letting-go.ts';
import { PART } from './parts.ts';
import { any, either, explains, many, maybe, seq, some } from './pattern.ts';

const OBJECT =
  any(`§n thing|§n of it|§n of that|it|that|this|the whole thing|whole thing|everything|all of it|all of that|the request|my request|the transfer|the swap|the trade|the transaction
  |the payment|all this|all that|§n this|§n that|my order|about this one|about this|about it|about that|about the whole thing|the order|the offer|the deal|this one|that one|mission|the mission|the thing|this request|this transfer|my transfer|that transfer
  |that swap|this swap|the bridge|the last one|the last request|what i said|all|this thing|my order|my swap|that request|this offer|that offer`);
const ENDING = seq(
  any(`cancel|scrap|kill|abort|drop|forget|forget about|call off|stop|discard|undo|delete|remove|ditch|bin|trash|void|revoke|withdraw|terminate|end
  |leave|skip|nix|axe|close|clear|halt|throw away|reject|decline|take back|never mind|nevermind|scratch|dismiss|get rid of|call|refuse|quit|exit|reset|nvm|cancle|cancell|cansel|rescind|retract|nullify|bail|bail on|bail out of|pull|yank|back out of|back out|pull out of|put a stop to|ignore|disregard|hold off|hold off on|abandon`),
  maybe(OBJECT),
  maybe(any('off|alone|be|away|back|thing|whole thing')),
);
const REFUSING = seq(
  any(`do not|i do not want to|i do not wanna|let us not|please do not|i will not|i would rather not|i am not going to|never|i no longer want to
  |i do not want you to|i do not want|i do not need|no longer|not|i no longer want|i no longer need|we do not want|better not|rather not|i would prefer not to|i have decided not to|i decided not to|i have decided against|i decided against|i should not|we should not|i had better not|we had better not|we would rather not|we will not|we are not|i am not|no need to|no need for|do not you dare`),
  many(
    any(
      'carry|carry it out|carry this out|carry that out|out|do|send|sending|doing|make|proceed|go ahead|go on|continue|want|need|now|with|swap|trade|bridge|transfer|pay|execute|sign|prepare|to|go through with|go through|bother|anything|interested|needed|necessary|required|yet|today|any of|that|this|it|any more of',
    ),
    OBJECT,
  ),
);
const SAYING =
  any(`i have thought about it and no|i thought about it and no|deal off|that is a no|that is a no from me|it is a no from me|abandon ship|false alarm|it was a false alarm|that was a false alarm|we are done here|i am done here|we are done|close it without sending|close without sending|without sending|without sending anything|keep it|i will do it later myself|i will do that later|i will do this later|i will send it later|i will do it tomorrow|wrong window|wrong chat|i have changed my mind|i have second thoughts|i would better not|i will hold|i will hodl|i hold|i will keep it|i will keep them|i keep it|i am keeping it|i will keep what i have|i will sit on it|i will sit this one out|once was enough|one was enough|that was enough|throw that away|throw it away|toss it|bin it|bin that|let it be|let it go|let it rest|forget i asked|forget i said anything|forget i said that|disregard my request|i do not need it|i do not need it anymore|i do not need this anymore|i am not doing it|i am not doing this|i will not do it|i will do it later|i will do it myself|maybe another time|maybe next time|some other time|not this time|not right now|not yet|hold that|not happening|count me out|i give up|screw it|screw that|to hell with it|rather not do it|i think not|thanks i am good|i am all good|we are good|no longer relevant|that is off|it is cancelled|consider it cancelled|consider it dead|no|nope|nah|nay|negative|bad idea|i changed my mind|changed my mind|i have changed my mind|not anymore|not any more|not now|not today|another time|maybe later|later|i would rather not|rather not
  |i am out|i am good|no thanks|no thank you|no way|hell no|absolutely not|no deal|i pass|pass|start over|leave it|forget it|it is off|deal is off|the deal is off|that was a mistake|it was a mistake|this was a mistake|i made a mistake
  |not needed|no need|no longer needed|not necessary|i take it back|i take that back|let us forget it|let us drop it|let us leave it|let us cancel|i want to cancel|i would like to cancel|can you cancel|could you cancel|can we cancel|please cancel|i want out|it is fine leave it|not interested|i am not interested|just kidding|jk|disregard|disregard that|ignore that|ignore it|ignore my request|ignore my last message|nothing|thumbs down|do nothing|call it a day|nevermind|thanks but no thanks|too pricey|too expensive|too much|too risky|not worth it|not worth the fees|not worth the fee|not worth the hassle|not worth the gas
|i pressed the wrong thing|i pressed the wrong button|wrong button|i clicked the wrong thing|i clicked the wrong button|that was not meant for you|let us call it off|i will pass|i think i will pass|i will leave it|i will skip it|i will skip|i do not feel like it|cold feet|i got cold feet|i am having second thoughts|second thoughts|changed my plans|change of plans|change of plan|plans changed|plan changed|no dice|nix that|i would rather wait|i will wait|let us wait|let us not|please do not|do not bother|no more|hard pass|no longer|i decided otherwise|not happening|no can do`);

const RESOLVED = either(
  seq(
    any('we had better|i had better|we better|i better|i would rather|we would rather|i will have to|we will have to'),
    ENDING,
  ),
  seq(any('i|we'), maybe(any('hereby|now|must|have to')), any('withdraw|cancel|retract|revoke|rescind'), OBJECT),
);
const SETTLED = either(
  seq(
    any('he|she|they'),
    any('do not|does not|did not|no longer'),
    any('want|wants|need|needs|wanted'),
    any('it|this|that|the money|the payment'),
    maybe(any('anymore|any more|any longer|now|after all|from me')),
  ),
  seq(
    any('i will|i would rather|let me'),
    any('pay|give|hand|do'),
    any('him|her|them|it|this'),
    any('in cash|by card|by bank|by bank transfer|another way|some other way|myself|in person|directly'),
    maybe(any('instead|later')),
  ),
);
const CORE = either(ENDING, REFUSING, SAYING, LETTING_GO, RESOLVED, SETTLED);
const WITHDRAWAL = seq(many(AROUND), some(CORE, AROUND));
const NAMED = seq(many(AROUND), CORE, many(PART, AROUND, OBJECT, any('of|the|my')));

/** Whether a text begins with words that withdraw a request, and goes on with nothing but what the request is: "cancel the transfer to 0x…". */
export const withdrawsNamed = (shape: readonly string[]): boolean =>
  shape.length <= 30 && !keepsOpen(shape) && explains(NAMED, shape);

/** Whether a text withdraws the open request: nothing but words of ending, refusing or a change of mind. */
export const withdraws = (shape: readonly string[]): boolean =>
  shape.length <= 30 &&
  !keepsOpen(shape) &&
  ((explains(WITHDRAWAL, shape) && shape.some((_, at) => CORE(shape, at).length > 0)) || givesUp(shape));

const ENDED =
  'cancel|cancelling|stop|stopping|abort|aborting|forget|scrap|kill|drop|delete|discard|undo|skip|quit|halt|withdraw|close|end|terminate|give up|call it off|call this off|abandon|dismiss|void|revoke|ditch|let it go|bin';
const ENDING_VERB = any(ENDED);
/** "don't cancel": what would end the request is denied. */
const KEPT = seq(
  any(
    'do not|never|please not|not|cannot|can not|no need to|must not|did not|not to|will not|would not|rather not|without',
  ),
  many(any('you|dare|just|ever|yet|please|want|to|me|us|really|want to|let me|be')),
  ENDING_VERB,
);
/** "cancel it, no wait, keep it" */
const RESTORED = seq(
  any('no|wait|actually|hold on|no wait|wait no|on second thought'),
  many(any(',|.|!|-|wait|no|please')),
  any('keep it|keep that|keep the request|leave it open|go on with it|continue with it'),
  many(any(',|.|!|please|thanks|open|as it is')),
);
/** Whether a text says not to cancel. */
export const keepsOpen = (shape: readonly string[]): boolean => {
  const first = shape.findIndex((_, at) => ENDING_VERB(shape, at).length > 0);
  return shape.some(
    (_, at) => KEPT(shape, at).length > 0 || (first >= 0 && at > first && RESTORED(shape, at).length > 0),
  );
};

const BREAKS = new Set([',', '.', '!', ';', ':', '-', 'so', 'and', 'but']);
/** Words after which the end of a message may not be meant: a report, a condition, a question, a denial. */
const HEDGES = new Set(
  'not never no said says say told tells asked asks if when unless until before after would should could might may maybe why how what who or either ? wrote writes called reads quote'.split(
    ' ',
  ),
);
export const isUnhedged = (words: readonly string[]): boolean => words.every((word) => !HEDGES.has(word));

const FIRM = seq(
  many(AROUND),
  any(
    'cancel|scrap|kill|abort|drop|forget|forget about|call off|discard|undo|delete|ditch|skip|void|revoke|dismiss|pull|call|leave',
  ),
  either(OBJECT, any('off')),
  many(AROUND),
);
const FIRM_ALONE = seq(many(AROUND), any('cancel|discard|abort|never mind|nevermind|nvm|skip|stop'), many(AROUND));

const FIRM_NO = seq(
  many(AROUND),
  any('do not|please do not|kindly do not|let us not'),
  some(
    any(
      'proceed|send|send it|do it|go ahead|continue|transfer|swap|pay|execute|do that|do this|send anything|swap it|bridge it|transfer it|pay it|pay them|pay him|pay her',
    ),
  ),
  many(AROUND),
);
/** Said first, it answers nothing else. */
const DECLINED = seq(
  any(
    'no thanks|no thank you|forget it|leave it|never mind|nevermind|drop it|scrap it|scrap that|forget that|cancel|cancel it|cancel that|stop|abort|changed my mind|i changed my mind',
  ),
  many(AROUND),
);

/** Whether the part is a sentence of its own: what others say before it does not say it. */
function endsSentence(shape: readonly string[], part: readonly string[] = []): boolean {
  const start = shape.length - part.length - (SENTENCE_END.has(shape.at(-1) ?? '') ? 1 : 0);
  return start > 0 && SENTENCE_END.has(shape[start - 1] ?? '');
}
const SENTENCE_END: ReadonlySet<string> = new Set(['.', '!', '\n', ';']);

/** Whether the last or first part of a text withdraws the request in so many words, and the rest only says why. */
export function callsOff(shape: readonly string[]): boolean {
  if (keepsOpen(shape)) return false;
  if (endsInClause(shape)) return true;
  const parts: string[][] = [[]];
  for (const word of shape) {
    if (BREAKS.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const said = parts.filter((part) => part.length > 0);
  const isPlain = (rest: readonly string[][]) =>
    isUnhedged(rest.flat()) && !rest.flat().some((word) => word.startsWith('§'));
  const isFirm = (part: readonly string[] | undefined) =>
    part !== undefined && [FIRM, FIRM_ALONE, FIRM_NO].some((firm) => explains(firm, part));
  const isLast = isFirm(said.at(-1)) && (isPlain(said.slice(0, -1)) || endsSentence(shape, said.at(-1)));
  return isLast || ((isFirm(said[0]) || explains(DECLINED, said[0] ?? [])) && isPlain(said.slice(1)));
}
