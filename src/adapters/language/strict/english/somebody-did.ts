import { any as anyOf, either, maybe, once, type Rule, seq } from '../rule.ts';
import { NAMED, SOMEBODY } from './people.ts';
import { BEFORE, GOODS, THING } from './things.ts';

/** "all" and "everything" are amounts to the tagger. */
export const withAmounts = (phrases: string): Rule =>
  anyOf(`${phrases}|${phrases.replace(/\b(?:all|everything|half)\b/g, '§m')}`);
const any = withAmounts;

/** When something was. */
export const WHEN = maybe(either(BEFORE, any('already|twice|carefully|now|again and again|just now')));
const HE = either(
  any(
    'he|she|they|supplier|landlord|landlady|seller|plumber|electrician|contractor|vendor|cleaner|babysitter|gardener|mechanic|designer|driver|builder|painter|tutor|client|host',
  ),
  SOMEBODY,
  NAMED,
);
/** What somebody is, has done or needs, without who. */
export const PREDICATE: Rule = once(
  either(
    any(
      'is stranded|is stranded at the airport|is stranded at the station|is stranded abroad|is waiting|are waiting|waiting|waiting for me|waiting for it|waiting outside|waiting here|already waiting|still waiting|is still waiting|is waiting for it|are waiting for it|is waiting for me|is waiting for this|is waiting on it|is waiting here|is waiting already|is already waiting|needs it|needs it now|needs it today|needs it asap|needs it badly|needs it urgently|need it|need it today|need it now|needs the cash|needs the money|needs help|needs a hand|needs some help|needs money|needs cash|needs gas|needs gas money|needs bus money|needs a taxi|needs a cab|needs a ride|needs a ticket home|needs to eat|needs to get home|is hungry|is out of money|is out of gas|is out of cash|lost his wallet|lost her wallet|lost their wallet|lost his job|lost her job|is in trouble|is in need|is in a pinch|is on the train|is on the road|is on holiday|is at the station|is at the airport|is at the hospital|is at the garage|is at school|is at uni|is abroad|earned it|earned every cent|deserves it|deserves a treat|deserved it|was great|was amazing|was wonderful|was lovely|was a star|was very kind|was so kind|did well|did so well|did great|did good work|did a good job|did a great job|did a great job today|did a fantastic job|did an amazing job|did a lovely job|did a wonderful job|did me a solid|did all the work|did everything|works hard|worked hard|worked all weekend|worked late|overpaid me|paid too much|paid me too much|overpaid|paid twice|paid for me|paid for us|paid for us all|paid for everyone|paid for everything|paid last time|paid my share|paid my part|paid for both of us|covered my share|covered my part|covered for us|covered us|covered the bill|picked up the tab|picked up the bill|picked me up|picked us up|picked up the kids|drove me|drove us|drove all night|drove me to the airport|drove us to the airport|gave me a ride home|gave us a lift|gave us a ride|let me stay|let us stay|hosted us|hosted me|fed us|fed the cat|fed the dog|fed my dog|sat the kids|looked after the cat|looked after the dog|looked after my dog|looked after my cat|looked after us|took care of the kids|took care of my dog|took care of my cat|took care of it|took care of everything|saved me|saved my day|saved the day|got married|got engaged|got the job|got a new job|got his license|got her license|turned eighteen|turned twenty|turned thirty|had a baby|had a birthday|had an accident|had surgery|had an operation|moved out|moved in|moved house|started school|started uni|started college|won the race|won the game|won a prize|came first|is moving out|is moving in|is graduating|is starting school|is starting uni|is leaving today|is leaving|is retiring|is turning eighteen|asked nicely|asked for it|asked for crypto|prefers crypto|wants crypto|wants it in crypto|takes crypto|accepts crypto|is paid in crypto|gets paid in crypto|charges per hour|charges by the hour|sent me the invoice|sent the invoice|sent the bill|sent me the bill|sent an invoice|sent me an invoice|invoiced me|invoiced us|billed us|billed me|gave me this address|gave me the address|gave me his address|gave me her address|confirmed the address|told me the address|is a good man|is a good guy|is a good friend|is a star|is a legend|is a lifesaver|is an angel|is the best|is lovely|is so nice|is very kind|is family|is a friend',
    ),
    seq(
      any(
        'cut|chopped|fitted|laid|plastered|tiled|welded|towed|washed|walked|groomed|shod|did up|drove|played|sang at|catered|hosted|organised|needs|need|is saving for|are saving for|is collecting for|are collecting for|is raising money for|are raising money for|is raising funds for|is short on|is paying for|paid for|bought|got|ordered|organised|organized|booked|cooked|made|picked up|took care of|looked after|fixed|repaired|cleaned|painted|built|delivered|designed|finished|installed|replaced|translated|edited|mowed|trimmed|watered|washed|ironed|sewed|baked|brought|carried|moved|assembled|set up|tuned|serviced|checked|tested|audited|wrote|drew|shot|filmed|recorded|mixed|mastered|printed|shipped|sold me|lent me|gave me|got me|got us|bought me|bought us|cooked us|cooked me|made me|made us|brought me|brought us|helped with|helped me with|helped us with|did|handled|sorted|sorted out|completed|worked on|wants|wants to buy|would like|wanted',
      ),
      maybe(any('all|some|both')),
      either(THING, GOODS),
      maybe(any('for me|for us|for everyone|for all of us|by himself|by herself')),
      WHEN,
    ),
    seq(
      any('covered me|covered us|helped me|helped us|paid for me|paid for us|saved me|covered for me'),
      any('at|for|on|with|over'),
      THING,
      WHEN,
    ),
    seq(
      any('needs|need'),
      maybe(any('some|a bit of|a little')),
      any('money|cash|help|something|it'),
      any('for|with|to buy|to pay|to pay for|to cover'),
      THING,
    ),
  ),
);
export const SOMEBODY_DID = seq(HE, PREDICATE);
