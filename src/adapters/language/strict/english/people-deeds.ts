import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { BEFORE, THING } from './things.ts';

const ALREADY = maybe(any('just|has|have|had|has just|kindly|always|also|so kindly|recently|usually|sometimes'));
const FOR_US = maybe(
  any('for me|for us|for my mom|for my mum|for my dad|for my parents|for the office|at my place|at home'),
);
const WORKED_ON = any(
  'fixed|fixes|repaired|repairs|cleaned|cleans|painted|paints|built|builds|designed|designs|delivered|delivers|installed|installs|replaced|serviced|services|cooked|cooks|baked|bakes|made|makes|mowed|mows|trimmed|cut|cuts|watered|waters|translated|translates|edited|edits|drew|draws|filmed|shot|recorded|mixed|mastered|printed|prints|tuned|tunes|moved|carried|brought|brings|assembled|audited|audits|booked|organised|organized|runs|ran|did|does|sold me|sold us|lent me|rented me|rents me|rented us|rents us|got me|bought me|makes me|made me|made us|made my|helped me with|helped us with|helps me with|helps with|helped with|looks after|looked after|took care of|takes care of|works on|worked on|catered|hosted|played at|sang at|photographed|unblocked|unclogged|rewired|redid|renovated|restored|plastered|tiled|polished|upholstered|altered|sewed|mended|hemmed|ironed|washed|groomed|walks|walked|feeds|fed|trains|trained|treated',
);
const DEED = any(
  'walks my dog|walks our dog|walks the dog|walked my dog|walked our dog|walked the dog|feeds my cat|feeds our cat|fed my cat|fed our cat|watched the kids|watches the kids|looks after the kids|looks after my kids|looks after our kids|looked after the kids|looked after my kids|looked after my dog|looked after my cat|babysat|babysat last night|babysat yesterday|mows the lawn|cuts my hair|cut my hair|does my hair|did my hair|does my nails|did my nails|does my taxes|did my taxes|does our books|does my books|helped me move|helped us move|helped me out|helped us out|helped me|helped us|drove me|drove us|drove me home|drove us home|drove me to the airport|drove us to the airport|gave me a ride|gave me a lift|gave us a ride|gave us a lift|picked up the kids|picks up the kids|came today|came yesterday|came this morning|came on monday|came on friday|stayed late|covered for me|covered me|lent me money|lent me the money|lent me some money|won the raffle|won the bet|won our bet|won the race|teaches me|teaches my son|teaches my daughter|teaches my kids|teaches our kids|taught me|lives upstairs|lives downstairs|lives next door|lives across the street|lives abroad|is getting married|got married|is moving out|moved out|works for us|works with us|works for me|cleans for us|cleans for me',
);
const TAUGHT = seq(
  any(
    'teaches me|teaches us|teaches my son|teaches my daughter|teaches my kids|teaches|taught me|taught us|tutors me in|tutors my son in',
  ),
  any(
    'french|english|spanish|german|italian|mandarin|arabic|japanese|math|maths|physics|chemistry|piano|guitar|violin|drums|yoga|dancing|swimming|tennis|chess|art|music|pottery|singing|driving|cooking|sailing|surfing',
  ),
);
/** What somebody did or does: "fixed the lights", "cut my hair today". */
export const DID_WORK: Rule = once(
  either(seq(DEED, maybe(BEFORE)), seq(TAUGHT, FOR_US), seq(WORKED_ON, THING, FOR_US, maybe(BEFORE))),
);
/** What somebody did, behind them: "who fixed the lights". No verb of it can have a payment for its object. */
export const WHO_DID: Rule = once(seq(maybe(any(',')), any('who|that'), ALREADY, DID_WORK, maybe(any(','))));
