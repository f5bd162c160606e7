import { any, either, maybe, type Rule, seq } from '../rules/rule.ts';
import { TO_WHOM } from './courtesy-addressed.ts';

const HIGHER = any('god|allah|jah|the lord|lord|jesus|the almighty|almighty|heaven|the universe|the gods');
export const BLESSING: Rule = either(
  seq(
    maybe(any('may')),
    HIGHER,
    any('bless|keep|protect|reward|be with|guide|favour|favor|love'),
    maybe(any('you|u|us|ya')),
    maybe(any('always|abundantly|richly|too|and yours|and your family|and keep you|real good|forever|big time')),
    TO_WHOM,
  ),
  any(
    'bless|bless you|bless u|bless your heart|blessings|many blessings|be blessed|stay blessed|remain blessed|stay safe|stay well|be well|keep well|good luck|best of luck|take care|peace|peace and love|one love|amen|inshallah|cheers all|respect|big up|much love|all my love|with love|lots of love|love you|love ya|hugs|kisses|big hug|big hugs|hugs and kisses|xoxo|xx|xxx|xo|x',
  ),
  seq(any('long live'), any('you|the chain|crypto|ethereum')),
);
const GOOD = any(
  'great|good|nice|lovely|trading|wonderful|blessed|pleasant|beautiful|fantastic|productive|peaceful|happy|super|fab|awesome|brilliant|splendid|marvellous|marvelous|cracking|restful|safe',
);
export const HAVE_A_GOOD: Rule = seq(
  maybe(any('and|please|do')),
  any('have|have yourself|wish you|wishing you|i wish you|enjoy'),
  maybe(any('a|an|your|the')),
  maybe(any('very|really|most|truly')),
  maybe(GOOD),
  any(
    'day|one|evening|weekend|night|morning|afternoon|week|rest of your day|rest of the day|time|sunday|saturday|friday|monday',
  ),
  maybe(any('ahead|too|everyone|all|there|sir|today')),
  TO_WHOM,
);
const CLOSED = seq(
  maybe(any('with|my|with my|with the|and')),
  maybe(any('very|most')),
  any('kind|kindest|best|warm|warmest|my|friendly|cordial|sincere|highest|good|deepest|many|fond'),
  any('regards|wishes|greetings|respect|thanks|gratitude|regard|salutations|compliments'),
  maybe(any('to you|to all')),
);
export const YOURS: Rule = either(
  any(
    'regards|best|rgds|brgds|br|kr|warmly|cordially|respectfully|sincerely|yours|yours truly|yours sincerely|yours faithfully|yours respectfully|yours in service|faithfully|with respect|with all respect|with due respect|with gratitude|with appreciation|over and out|over|signing off|roger|out',
  ),
  CLOSED,
);
