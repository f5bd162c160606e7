import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { NOT_UNDERSTOOD, unchanged } from '../licence/readings.ts';
import { fold } from '../words/fold.ts';

const YES =
  'yes|yep|yeah|yea|sure|ok|okay|si|claro|vale|sim|certo|beleza|ja|klar|gerne|oui|ouais|daccord|d accord|evet|tamam|olur';
const BUT = 'but|pero|mas|aber|doch|mais|ama|fakat|ancak|yalniz';
/** "yes, but not now", "ja, aber später", "好的，但是晚点" */
const YES_BUT = new RegExp(
  `^(?:${YES})(?: (?:${YES}|please|bitte|por favor|lutfen))* (?:${BUT}) |^(?:是的?|好的?|对|可以|行|嗯) ?(?:但是?|不过|可是)`,
  'u',
);
/** "not yet", "noch nicht bestätigen" */
const NOT_YET =
  /(?:^| )(?:not (?:just |quite )?yet|noch nicht|todavia no|aun no|ainda nao|pas encore|henuz|daha degil)(?: |$)|还没|先别|先不/u;
const ENDS =
  /(?:^| )(?:cancel\w*|forget|drop|stop|abort\w*|scrap|no longer|olvida\w*|anula\w*|deten\w*|esquec\w*|para|pare|abbrechen|abbruch|storn\w*|vergiss|annul\w*|oublie\w*|arrete\w*|laisse tomber|iptal|vazgec\w*|bosver)(?: |$)|取消|算了|不要了/u;

/** A yes that waits ends nothing, and a delay neither: "yes, but not yet" leaves the open request as it is. */
export function unlessDelayed(reading: Reading, text: string, open: OpenFrame | undefined): Reading {
  if (open === undefined || reading.act !== 'cancel') return reading;
  const said = fold(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const isDelay = (YES_BUT.test(said) || NOT_YET.test(said)) && !ENDS.test(said);
  return isDelay ? unchanged({ ...reading, act: 'request', negated: false }, NOT_UNDERSTOOD) : reading;
}
