import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { ACCOUNT, BITTE, chain, ON, quantity, TO } from './german-parts.ts';
import { BESIDE, SEND, SENT } from './german-payments.ts';
import { TO_SOMEBODY } from './german-reasons.ts';
import * as sending from './german-sending.ts';
import { deed } from './german-sentence.ts';
import { AROUND, BUY, FOR_ME, INTO, RECEIVED, SWAP } from './german-trades.ts';
import * as words from './german-words.ts';
import { coin } from './parts.ts';

const HAVE = any('ich habe|ich hab|hab|habe|wir haben|ich habe noch|ich hab noch|wir haben noch');
const IDLE = maybe(any('in meiner wallet|auf meinem konto|ubrig|in der wallet'));
const STOP = any(', | . | ; | und | , und | und ich | , ich');
/** All of what was named just now. */
const IT = any('die|sie|das|es|diese|alle|die alle|sie alle');
const held = (token: string, on: Rule): Rule => seq(HAVE, quantity('amount', token), IDLE, on, IDLE, STOP);
const OWNED = held('fromToken', maybe(ON));

/** What is owned, and an order about all of it: "ich hab 100 usdc, tausch die in eth". */
export const HAVING: Rule = once(
  either(
    seq(
      OWNED,
      either(
        deed('swap', SWAP, seq(FOR_ME, AROUND, IT, AROUND, INTO, RECEIVED, AROUND), AROUND),
        deed('swap', BUY, seq(FOR_ME, AROUND, any('davon|damit|dafur'), RECEIVED, AROUND), AROUND),
        saying('swap', seq(any('mach|mache'), BITTE, any('daraus'), BITTE, RECEIVED, AROUND)),
        saying(
          'swap',
          seq(any('will|moechte|haette gern|ich haette gern|will ich'), any('dafur|stattdessen'), RECEIVED, AROUND),
        ),
      ),
    ),
    seq(held('token', maybe(ON)), deed('transfer', SEND, seq(IT, BESIDE, TO, BESIDE), BESIDE)),
    seq(held('token', maybe(ON)), deed('transfer', SEND, seq(value('recipient', '§a'), BITTE, IT), BESIDE)),
    seq(
      HAVE,
      coin('token'),
      maybe(ON),
      STOP,
      deed('transfer', SEND, seq(value('amount', '§n', '§r'), any('davon'), BESIDE, TO, BESIDE), BESIDE),
    ),
    seq(
      either(
        held('token', seq(any('auf'), chain('fromChain'))),
        seq(quantity('amount', 'token'), any('liegen|sind'), any('auf'), chain('fromChain'), STOP),
      ),
      deed(
        'bridge',
        { orders: words.BRIDGE, sie: words.BRIDGING, last: words.BRIDGING, zu: words.TO_BRIDGE },
        seq(IT, BITTE, any('nach|auf|zu|ruber nach|ruber auf'), chain('toChain')),
      ),
    ),
  ),
);

const TAKE = seq(BITTE, any('nimm'), BITTE);
/** "nimm 20 usdc und schick sie an 0x…" */
const TAKEN = either(
  saying(
    'transfer',
    seq(TAKE, quantity('amount', 'token'), maybe(ON), any('und'), any(sending.SEND), IT, BITTE, TO, BESIDE),
  ),
  saying(
    'swap',
    seq(
      TAKE,
      quantity('amount', 'fromToken'),
      maybe(ON),
      any('und'),
      any('tausch|tausche|wechsel|wechsle'),
      IT,
      BITTE,
      INTO,
      RECEIVED,
      AROUND,
    ),
  ),
);

const PAY_IT = any(
  'bitte uberweisen|bitte senden|bitte schicken|bitte zahlen|bitte bezahlen|bitte begleichen|uberweis das bitte|uberweise das bitte|zahl das bitte|bezahl das bitte|schick das bitte|schick sie bitte|bitte schick sie|bitte schick sie ab|bitte uberweise das|bitte zahl das|bitte bezahl das|bitte schick das|begleich das bitte|bitte uberweise sie|bitte sende sie|bitte schick sie ihm|bitte schick sie ihr|bitte uberweis es ihm|bitte uberweis es ihr',
);
/** "ich schulde 0x… 20 usdc, bitte überweisen" */
const OWED = saying(
  'transfer',
  either(
    seq(any('ich schulde|wir schulden|ich schulde noch'), ACCOUNT, SENT, BESIDE, any(', | . | ;'), PAY_IT),
    seq(
      any('ich schulde|wir schulden'),
      TO_SOMEBODY,
      SENT,
      BESIDE,
      any(', | . | ;'),
      any('seine adresse ist|ihre adresse ist|die adresse ist|adresse|adresse ist|adresse :'),
      value('recipient', '§a'),
      any(', | . | ;'),
      PAY_IT,
    ),
  ),
);

export const OTHERWISE: Rule = either(HAVING, TAKEN, OWED);
