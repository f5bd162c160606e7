import { any, either, maybe, once, type Rule, seq, where, word } from '../rules/rule.ts';
import * as words from './payment-words.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** More verbs that hand something over, and short or mistyped forms of "transfer" and "send" that are not other words. */
const MORE: ReadonlySet<string> = set(
  `zip float relay carry funnel hurl whack waft nudge transport courier mail post speed rush launch catapult teleport pipe channel
  steer scoot wing whisk airdrop advance award bestow present hoist lug haul schlep shunt shove squirt spirit express
  tranfser transfert tfr trf trsf tansfer transffer trabsfer trasfer transer tranfere tranfser transfr transef tranferr
  sendt semd sedn senf fwrd frwd forwrd forwad remitt`,
);
/** Motions, which take a direction: "ship off", "push through". */
const MOTIONS: ReadonlySet<string> = set(
  `send ship push fire shoot move transfer wire forward zip bounce hand pass pop drop kick toss fling chuck throw sling beam ping whip
  whizz zap slide slip shift bring carry relay route rush speed get deliver dispatch hurl lob float funnel fork shell dole put run
  bung ferry flick release wing whisk post mail`,
);
const DIRECTION = any('over|across|off|out|through|thru|along|straight over|right over|straight across|on over|forth');
const VERB: Rule = either(
  any(words.SEND),
  word(MORE),
  // "put off", "get off" and "get through" mean something else.
  seq(word(MOTIONS), any('over|across')),
  seq(
    where((tokens, at) => !['put', 'get', 'run', 'bring', 'carry'].includes(tokens[at]?.form ?? ''), word(MOTIONS)),
    DIRECTION,
  ),
  any('put through|drop off|send send|send send send|part with|stump up|go send|make over'),
);
/** "please sent": without a courtesy or a wish directly before it, it would report. */
const MEANT: Rule = where(
  (tokens, at) => ['please', 'pls', 'plz', 'kindly', 'to'].includes(tokens[at - 1]?.form ?? ''),
  any('sent|sended|sents'),
);

const MINE = seq(
  any('my|our'),
  maybe(any('main|hot|own|personal|usual|crypto|connected')),
  any('wallet|account|balance|funds|stash|purse|treasury|savings|holdings|vault|safe|pocket|metamask|app'),
);
/** What is done on the way to the deed: "go to my wallet and send", "sign and send". Nothing in it could be waited for. */
const ON_THE_WAY: Rule = seq(
  either(
    any(
      'sign|sign it|sign off|approve|authorise|authorize|initiate|prepare|hurry up|hurry|be quick|come on|do your thing',
    ),
    any('do your magic|work your magic|go|go in|hop to it|get to work|do me proud|get going|execute|process|jump in'),
    seq(
      any('go to|go into|go in|open|open up|access|unlock|log in to|log into|use|dip into|reach into|hop into|debit'),
      MINE,
    ),
    seq(
      any(
        'take|take it|take them|grab|get|get it|pull|draw|withdraw|take money|take funds|take out|take some|fetch|deduct|debit',
      ),
      any('from|out of|off|from out of'),
      MINE,
    ),
  ),
  maybe(any(',')),
  any('and|and then|and please|and kindly|n'),
);
/** Whose name it is done in, and how soon. */
const HOW = any(
  'on my behalf|on our behalf|in my name|in our name|on behalf of me|from my behalf|immediately|promptly|instantly|right away|right now|straight away|safely|securely|swiftly|forthwith|at once|speedily|herewith|urgently|away',
);
/** A verb of payments with what belongs to it. */
export const SENDS: Rule = once(seq(either(VERB, MEANT, seq(ON_THE_WAY, VERB)), maybe(HOW)));
