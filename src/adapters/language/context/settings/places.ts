import { any, either, maybe, seq } from '../../licence/pattern.ts';
import { AMOUNT, around, LEAD, PLACE, TAIL, TOKEN } from './around.ts';

const WHAT = any('it|that|this|the transfer|the swap|them|to have it|to see it');
/** "would prefer it went out over optimism": only what the person prefers. */
export const PREFERRED = around(
  seq(
    maybe(any('i|we')),
    either(
      seq(any('would prefer|prefer|would rather'), maybe(WHAT)),
      // "i need eth for gas" is about the token.
      seq(any('would like|want|would want|need|would love|wanted'), WHAT),
    ),
    maybe(
      any(
        'went|to go|goes|go|to be|sent|be sent|to be sent|run|ran|done|to be done|be done|sending|happening|moved|to run',
      ),
    ),
    maybe(any('out|over|off')),
    maybe(any('on|over|via|through|using|across|by')),
    PLACE,
    maybe(any('network|chain|mainnet')),
  ),
);
export const RUN = around(
  seq(
    any('run|do|send|put|make|go|route|process|have|use|switch|swap|move|execute|pay|get'),
    maybe(any('it|this|that|them|the swap|the transfer|the payment|the trade')),
    maybe(any('out|over|go|happen|run|to')),
    maybe(any('on|over|via|through|using|across')),
    any('§c'),
    maybe(any('network|chain|mainnet')),
  ),
);
export const BETTER = around(
  seq(
    PLACE,
    // "arbitrum is cheaper" says what is so, and asks for nothing.
    either(
      seq(any('would be'), any('better|cheaper|nicer|preferred|smarter|best|wiser|faster|easier|preferable')),
      seq(any('is|would be'), any('what i want|what i need|what i meant|the right one')),
    ),
    maybe(any('for me|for us|for him|for her|anyway')),
  ),
);
/** "i meant out of arbitrum" */
export const SOURCE = around(
  seq(
    any('i meant|i mean|it is|make it|it should be|it is coming|coming|it comes|take it|pull it|it leaves|bridge it'),
    any('out of|from|off|off of|out from'),
    PLACE,
  ),
);
/** "get me link instead" */
export const WANTED = around(
  seq(
    any(
      'get me|give me|i want|i would like|i need|buy|buy me|get|i prefer|i would prefer|i will take|make me|i would rather have|i would rather get|swap me into|i am after|gimme',
    ),
    maybe(any('the|some')),
    TOKEN,
    maybe(any('token|tokens|coin|coins')),
    any('instead|rather|for it|for them|for that|out of it|back|out|in return|in exchange'),
  ),
);
/** "do it so that i receive 900 usdc at the end" */
export const RECEIVED = seq(
  LEAD,
  maybe(any('do it|do it so|do this|swap it|make it|set it|set it up|so|swap as much as it takes')),
  maybe(any('so that|so|such that|in a way that|that')),
  any('i|we'),
  maybe(any('want to|would like to|need to|wanna|should|will|actually')),
  maybe(any('actually|really')),
  any('receive|get|end up with|have|get out|come out with|see'),
  AMOUNT,
  maybe(any('out|at the end|in the end|in my wallet|out of it|out of that|back|in return|on my side')),
  TAIL,
);
