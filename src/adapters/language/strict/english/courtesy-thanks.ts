import { any, either, many, maybe, type Rule, seq } from '../rules/rule.ts';
import { TO_WHOM } from './courtesy-addressed.ts';

const THANK = any(
  'thanks|thank you|thank u|thank ya|thankyou|thx|thanx|thnx|thnks|tnx|tks|thks|thankss|thanku|ty|tysm|tyvm|cheers|ta|kthx|gracias|muchas gracias|merci|merci beaucoup|danke|danke schön|danke schon|grazie|grazie mille|obrigado|obrigada|arigato|spasibo|tack|takk|xie xie|shukran|mahalo|dhanyavad|dhanyavaad|shukriya|shukriya ji|asante|dzieki|dzięki|dzieki wielkie|dzięki wielkie|dziekuje|dziękuję|salamat|salamat po|maraming salamat|maraming salamat po|daghang salamat|tesekkurler|teşekkürler|tesekkur ederim|teşekkür ederim|sağ ol|sag ol|nagode|e se|brigado|brigada|valeu|abraços|abracos|tq|tqvm|many many thanks|kiitos|hvala|multumesc|dank je|bedankt|efharisto|domo|kamsahamnida|much obliged|much appreciated|greatly appreciated|highly appreciated|very much appreciated|much thanks|appreciated',
);
const MUCH = any(
  'a lot|a bunch|a ton|a million|a mil|a heap|heaps|loads|tons|so much|so so much|very much|so very much|indeed|again|in advance|kindly|always|ever so much|truly|sincerely|most kindly|muchly|from my heart|from the heart|a bunch|million|in anticipation|beforehand|to you|much|plenty|once more|once again|for now|now',
);
const HELP_NOUN = seq(
  maybe(any('all|always|being there and')),
  maybe(
    any(
      'the|your|all your|all the|your kind|the kind|your great|your good|the quick|your quick|your prompt|the prompt',
    ),
  ),
  any(
    'help|assistance|support|service|time|kindness|patience|understanding|attention|cooperation|effort|efforts|work|good work|hard work|reply|response|action|consideration|everything|doing this|helping|helping me|helping out|helping me out|helping us|taking care of it|being so helpful|being patient|being patient with me|your being patient|making it easy|making this easy|bearing with me|bothering|listening|the trouble',
  ),
);
export const THANKS: Rule = seq(
  maybe(
    any(
      'many|a million|a thousand|big|huge|loads of|lots of|tons of|so many|heaps of|all my|my|with|with many|with my|with kind|with big|my sincere|sincere|with sincere|warm|heartfelt|with all my|much|ok|okay|alright|great|k|kk|cool|perfect|nice|lovely|grand|super|good|brilliant|awesome|please and|pls and|yes|again|and|best',
    ),
  ),
  THANK,
  many(MUCH, seq(any('for'), HELP_NOUN)),
  TO_WHOM,
  many(MUCH, seq(any('for'), HELP_NOUN)),
);
const VERY = many(
  any('so|very|most|truly|really|ever so|always|forever|eternally|much|extremely|deeply|too|super|quite'),
);
/** "i would really appreciate your help", "i am much obliged to you", "you are a star". */
export const GRATEFUL: Rule = either(
  seq(
    any('i|we'),
    any('am|are|will be|would be|shall be|remain'),
    VERY,
    any('grateful|thankful|obliged|indebted|appreciative|happy|pleased|glad'),
    maybe(any('to you|for it|for this|for your help|for that|for your assistance|for the help')),
    TO_WHOM,
  ),
  seq(
    maybe(either(any('i|we|it|that'), any('your help|your assistance|your support|help|any help|the help|this'))),
    maybe(any('would|will|shall|is|would be|will be|are')),
    maybe(any('really|greatly|very much|highly|so|truly|much|deeply|always|surely|totally|be|sincerely|most')),
    any(
      'appreciate|appreciated|appreciate it|appreciate this|appreciate that|appreciate you|appreciate ya|appreciate your help|appreciate your assistance|appreciate the help|appreciate you doing this|be appreciated',
    ),
    maybe(any('a lot|very much|so much|greatly|much|big time|always|loads')),
    TO_WHOM,
  ),
  seq(
    any('you are|ur|u are|youre|you'),
    maybe(any('such|really|truly|simply|just|so|too|always|absolutely')),
    maybe(any('a|an|the|my')),
    maybe(any('real|true|total|absolute|very|proper|right|wonderful|great')),
    any(
      'best|star|legend|gem|angel|darling|lifesaver|treasure|champ|champion|hero|saint|genius|kind|awesome|amazing|great|wonderful|brilliant|helpful|lovely|good bot|good machine|good assistant|good man|good one|rock|rockstar|beauty|beast|king|queen|boss|pro',
    ),
    TO_WHOM,
  ),
);
export const URGENT: Rule = seq(
  maybe(any('it|this|that|matter|the matter|this matter|request|this one|and it|as it|because it|since it')),
  maybe(any('is')),
  VERY,
  maybe(any('a bit|a little|kind of|kinda|rather|sort of|pretty|somewhat|a matter of|of utmost|of great')),
  any('urgent|urgency|time sensitive|a priority|priority|high priority|top priority|important|an emergency'),
  TO_WHOM,
);
export const SOON: Rule = seq(
  any('as'),
  any('soon|fast|quick|quickly|swiftly|promptly|early'),
  any('as'),
  any('possible|you can|u can|ya can|you are able|humanly possible|you like|may be|poss|posible|lightning'),
  TO_WHOM,
);
