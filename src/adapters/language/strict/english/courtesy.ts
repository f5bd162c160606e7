import { any, either, many, maybe, once, type Rule, seq, some, unless, word } from '../rules/rule.ts';
import { NAMES } from './people-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const FOND = word(
  words('my our dear dearest lovely good kind old sweet respected esteemed honored honoured honorable beloved great'),
);
const SPOKEN_TO = word(
  words(`sir madam mam maam miss mister friend frend mate buddy bud bro bruh broski dude man
    fam pal chief boss captain cap partner comrade amigo amiga hermano habibi love lovely darling dear dearie honey hun hon babe sweetie sweetheart pet duck petal
    assistant agent bot robot machine computer wallet helper ai app desk team support legend champ lad king queen fella
    bestie homie homeslice blud bruv ser fren frens bhai bhaiya bhaisaab yaar bossing oga hocam abi abla ji saab sahib senor señor monsieur signore`),
);
/** Who is spoken to: "my dear friend", "kind sir", "team". */
export const ADDRESSED: Rule = once(
  either(
    seq(many(FOND), SPOKEN_TO, maybe(any('or madam|and madam|of mine|there|ji|mi|o|po|sahib'))),
    any('my dear|my lovely|my good'),
  ),
);
const TO_WHOM = maybe(seq(maybe(any(',')), ADDRESSED));

const GREETING = any(
  'hi|hello|hey|hiya|mornin|psst|look|look here|listen here|namaskar|kumusta|siema|czesc|cześć|witam|dzien dobry|dzień dobry|bom dia|boa tarde|boa noite|buenos dias|buenas tardes|buenas|e ai|e aí|oi tudo bem|guten tag|guten morgen|grüß gott|gruss gott|selam|merhabalar|iyi günler|buongiorno|buonasera|bon dia|good pm|good am|gud am|gud pm|good afternun|magandang umaga|magandang hapon|sawubona|jambo|habari|kia ora|tere|labas|zdravo|bok|sveiki|dobry den|good to see you|good to see you again|nice to see you|nice to see you again|long time|long time no see|uhh hey|uh hey|uh hi|um hi|um hey|err hi|hey so|hi so|back again|it is me|it is me again|me again|i greet you|i salute you|abeg|abeg o|wagmi|please hear me|pls hear me|attention|attn|hey there|hi there|hello there|yo|oi|ahoy|howdy|greetings|good morning|good afternoon|good evening|good day|good night|dear|hullo|helo|hallo|hello hello|hey hey|hi hi|heya|heyy|heyyy|hii|hiii|helloo|hellooo|hola|ciao|bonjour|salut|aloha|namaste|salam|salaam|salaam alaikum|salam alaikum|assalamu alaikum|shalom|ola|ave|hej|moin|servus|privet|merhaba|konnichiwa|ni hao|gm|gn|ga|wassup|whats up|what is up|sup|waddup|wazzup|whats good|a very good morning|a very good day|a good day|very good morning|very good evening|warm greetings|kind greetings|season greetings|top of the morning|how do you do|happy monday|happy tuesday|happy wednesday|happy thursday|happy friday|happy sunday|happy weekend|happy holidays|happy new year|merry christmas|compliments of the day|blessed day|pleasant day|pleasant morning|rise and shine|well met|well hello|well hi|oh hi|oh hello|oh hey|ah hello|ok hi|ok hello|hi again|hello again|hey again',
);
/** "good morning to you my friend", "hello there". */
const GREETED = seq(
  GREETING,
  maybe(any('to you|again|there|you|you there|all|ji|po|o|hi|young man|young lady|old friend|old chap')),
  TO_WHOM,
);
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
const THANKS = seq(
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
const HIGHER = any('god|allah|jah|the lord|lord|jesus|the almighty|almighty|heaven|the universe|the gods');
const BLESSING = either(
  seq(
    maybe(any('may')),
    HIGHER,
    any('bless|keep|protect|reward|be with|guide|favour|favor|love'),
    maybe(any('you|u|us|you all|us all|ya|yall')),
    maybe(any('all|§m|always|abundantly|richly|too|and yours|and your family|and keep you|real good|forever|big time')),
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
const HAVE_A_GOOD = seq(
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
const YOURS = either(
  any(
    'regards|best|rgds|brgds|br|kr|warmly|cordially|respectfully|sincerely|yours|yours truly|yours sincerely|yours faithfully|yours respectfully|yours in service|faithfully|with respect|with all respect|with due respect|with gratitude|with appreciation|over and out|over|signing off|roger|out',
  ),
  CLOSED,
);
const VERY = many(
  any('so|very|most|truly|really|ever so|always|forever|eternally|much|extremely|deeply|too|super|quite'),
);
/** "i would really appreciate your help", "i am much obliged to you", "you are a star". */
const GRATEFUL = either(
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
const URGENT = seq(
  maybe(any('it|this|that|matter|the matter|this matter|request|this one|and it|as it|because it|since it')),
  maybe(any('is')),
  VERY,
  maybe(any('a bit|a little|kind of|kinda|rather|sort of|pretty|somewhat|a matter of|of utmost|of great')),
  any('urgent|urgency|time sensitive|a priority|priority|high priority|top priority|important|an emergency'),
  TO_WHOM,
);
const SOON = seq(
  any('as'),
  any('soon|fast|quick|quickly|swiftly|promptly|early'),
  any('as'),
  any('possible|you can|u can|ya can|you are able|humanly possible|you like|may be|poss|posible|lightning'),
  TO_WHOM,
);
/** "hope you are doing well today", "i trust this message finds you in good health". */
const WELL = seq(
  maybe(any('i|we|i do|and|and i|and we')),
  any('hope|hoping|trust|trusting|pray|praying|wish|hopefully|believe'),
  maybe(any('that')),
  either(
    seq(
      any('you|u|ya|you all|everything|§m|all|everyone|things|yall|your family|you and your family|you guys|life'),
      maybe(any('is|are|r|had|is going|are doing|are having|have had|slept')),
      maybe(any('all|very|both|keeping|doing|going|feeling|having|still')),
      any(
        'well|fine|good|great|ok|okay|in good health|in the best of health|having a good day|having a great day|having a lovely day|a good weekend|a nice weekend|a good day|a lovely day|a great day|a good week|a nice day|a wonderful day|a good morning|doing well|well today|fine today|good today|safe|healthy|in good spirits|in order|fantastic|wonderful|amazing|treating you well',
      ),
    ),
    seq(
      any('this|this message|this note|my message|today|the day|this request'),
      any('finds|meets|found|reaches|treats'),
      any('you|u'),
      any('well|in good health|in good spirits|in the best of health|in great health|fine|happy|good'),
    ),
    any(
      'your day is going well|your day is good|your week is going well|your morning is going well|the weather is nice there|you slept well',
    ),
  ),
  maybe(any('today|this morning|this evening|this week|there|too|wherever you are')),
  TO_WHOM,
);
const HOW_ARE = seq(
  any('how|hows|how is|how are|how r'),
  any(
    'you|u|ya|things|§m|it going|it|you doing|you doing today|you today|u doing|your day|life|everything|are you|you all|everyone|is §m|is it going|is life|do you do|goes it|your day going|is your day|is your day going|have you been',
  ),
  maybe(any('today|doing|going|my friend|this morning|this evening|friend')),
  any('?|,|.|!'),
);
const SORRY = either(
  seq(
    maybe(any('so|very|really|terribly|i am|i am so|i am very|my|deepest|excuse|excuse my|pardon')),
    any(
      'sorry|apologies|apology|forgive me|pardon|pardon me|excuse me|beg pardon|i beg your pardon|i apologise|i apologize|excuse',
    ),
    maybe(
      either(
        seq(
          any('to|to have to|if i|that i have to'),
          any('bother|trouble|disturb|interrupt|bug|pester|annoy|keep bothering|keep bugging|hurry|rush|bug'),
          any('you|u|ya|you all|you guys'),
        ),
        seq(
          any('for'),
          maybe(any('the|my|any|this|all the|being|all my')),
          maybe(any('bad|poor|broken|late|early|short|terrible|basic|simple|rusty|late|quick|sudden|odd|ungodly')),
          any(
            'english|trouble|bother|disturbance|inconvenience|hour|message|rush|hurry|spelling|typos|typing|grammar|interruption|language|late|a pain|a bother|notice|short notice|spam|caps|intrusion|delay|lateness|mistakes|messages|timing|wait|bothering you|bothering|disturbing you|troubling you|writing late|writing so late',
          ),
        ),
        any('to bother|to disturb|to trouble|my english is not good|my english is bad|my english is poor|my english'),
      ),
    ),
    maybe(
      any('again|so late|so early|at this hour|once more|today|on a sunday|so often|yet again|like this|with this'),
    ),
    TO_WHOM,
    maybe(any('but')),
  ),
  seq(
    any('my|our'),
    any('english'),
    any('is|is still'),
    maybe(any('not|very|a bit|so|not so|not very')),
    any('good|bad|poor|basic|rusty|weak|limited|small|little|perfect'),
    maybe(any('sorry|, sorry|so sorry')),
  ),
);

/** "please confirm when done", "share the tx hash": what shall be told when it is done. */
const TELL = seq(
  maybe(any('and|please|pls|kindly|and please|and pls|and kindly|then|just')),
  either(
    seq(
      any(
        'confirm|advise|revert|revert back|notify|notify me|tell me|let me know|lemme know|lmk|ping me|inform me|update me|report back|msg me|text me|confirm to me|keep me posted|keep me updated|shout|buzz me|holler',
      ),
      maybe(any('please|back|fill|execution|completion|receipt|it|here|to me')),
      maybe(
        seq(
          any('when|once|after|as soon as|upon|on'),
          maybe(any('it is|its|that is|it has been|it|you are|all is|everything is')),
          any(
            'done|complete|completed|completion|finished|executed|sent|settled|through|ready|processed|filled|gone|in|out|confirmed|over|it is done|that',
          ),
        ),
      ),
    ),
    seq(
      any(
        'share|send me|give me|provide|post|show me|drop me|pass me|forward me|provide me|get me|i need|please attach',
      ),
      maybe(any('the|a|me the|with the|with|us the')),
      any(
        'tx hash|hash|receipt|tx|link|tx link|confirmation|txid|transaction hash|tx id|transaction id|proof|screenshot|proof of payment|reference|ref|explorer link',
      ),
      maybe(
        any(
          'after|afterwards|please|when done|once done|pls|later|thanks|when it is done|here|once it is done|after that',
        ),
      ),
    ),
  ),
);
const ENDED = any(
  'done|end|the end|finish|that is that|nothing more|nothing else|that will be all|that will be it|that would be all|no more|see you|see you soon|see u|cu|cya|let us go|lets go|get it done|get it sorted|get this done|do the needful|please do the needful|kindly do the needful|please do the needful at the earliest|alright|all right|grateful|humbly|sent from my iphone|sent from my phone|sent from my android|sent from my ipad|and go|now go|faster please|faster|quick quick|chop chop|jaldi|jaldi please|a . s . a . p|a . s . a . p .|stay awesome|nice one|good man|cool|great|perfect|awesome|super|grand|lovely|brilliant|sweet|wonderful|you know the drill|no questions|this is my order|thank me later|roger that|copy that|over to you|up to you|job done|easy job|easy one|thank you for now',
);
/** What is said to be polite at the beginning of a message. */
export const POLITELY_FIRST: Rule = once(
  either(
    GREETED,
    seq(either(ADDRESSED, any('brother|sister|sis')), unless(any(':'))),
    WELL,
    HOW_ARE,
    SORRY,
    THANKS,
    BLESSING,
    URGENT,
    HAVE_A_GOOD,
    GRATEFUL,
  ),
);
const POLITE_END = either(
  TELL,
  ENDED,
  THANKS,
  BLESSING,
  HAVE_A_GOOD,
  YOURS,
  GRATEFUL,
  URGENT,
  SOON,
  seq(
    any('sorry'),
    any('for'),
    any('the trouble|the bother|my english|the inconvenience|the hassle|the rush|bothering you'),
  ),
);
/** The same at its end; some of it may be joined by "and". */
export const POLITELY_LAST: Rule = once(
  either(
    seq(POLITE_END, many(seq(maybe(any(',|.|!')), any('and|&'), POLITE_END))),
    seq(any('and|&'), POLITE_END),
    ADDRESSED,
    // "))" smiles
    some(any(')')),
    // "regards, group treasury", "love, grandma"
    seq(
      either(THANKS, YOURS, any('with love|much love')),
      many(any(',|.|!|-')),
      either(
        seq(any(NAMES), maybe(any('and family|and co'))),
        any('your friend|your obedient user|your loyal user|your faithful user|your old friend'),
        seq(
          maybe(any('the|our|your|group|finance|your friendly')),
          any(
            'treasury|accounting|finance|accounts|operations|ops|payroll|accounts payable|management|the office|office|treasurer|cfo|desk|trading desk',
          ),
          maybe(any('team|desk|dept|department|office|ops')),
        ),
      ),
    ),
    seq(any('-'), any(NAMES)),
  ),
);
