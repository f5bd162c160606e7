import { any, either, maybe, type Rule, seq } from '../rules/rule.ts';
import { TO_WHOM } from './courtesy-addressed.ts';

const GREETING = any(
  'hi|hello|hey|hiya|mornin|psst|look|look here|listen here|namaskar|kumusta|siema|czesc|cześć|witam|dzien dobry|dzień dobry|bom dia|boa tarde|boa noite|buenos dias|buenas tardes|buenas|e ai|e aí|oi tudo bem|guten tag|guten morgen|grüß gott|gruss gott|selam|merhabalar|iyi günler|buongiorno|buonasera|bon dia|good pm|good am|gud am|gud pm|good afternun|magandang umaga|magandang hapon|sawubona|jambo|habari|kia ora|tere|labas|zdravo|bok|sveiki|dobry den|good to see you|good to see you again|nice to see you|nice to see you again|long time|long time no see|uhh hey|uh hey|uh hi|um hi|um hey|err hi|hey so|hi so|back again|it is me|it is me again|me again|i greet you|i salute you|abeg|abeg o|wagmi|please hear me|pls hear me|hey there|hi there|hello there|yo|oi|ahoy|howdy|greetings|good morning|good afternoon|good evening|good day|good night|dear|hullo|helo|hallo|hello hello|hey hey|hi hi|heya|heyy|heyyy|hii|hiii|helloo|hellooo|hola|ciao|bonjour|salut|aloha|namaste|salam|salaam|salaam alaikum|salam alaikum|assalamu alaikum|shalom|ola|ave|hej|moin|servus|privet|merhaba|konnichiwa|ni hao|gm|gn|ga|wassup|whats up|what is up|sup|waddup|wazzup|whats good|a very good morning|a very good day|a good day|very good morning|very good evening|warm greetings|kind greetings|season greetings|top of the morning|how do you do|happy monday|happy tuesday|happy wednesday|happy thursday|happy friday|happy sunday|happy weekend|happy holidays|happy new year|merry christmas|compliments of the day|blessed day|pleasant day|pleasant morning|rise and shine|well met|well hello|well hi|oh hi|oh hello|oh hey|ah hello|ok hi|ok hello|hi again|hello again|hey again',
);
/** "good morning to you my friend", "hello there". */
export const GREETED: Rule = either(
  any(
    'dear sir / madam|dear sir or madam|first time here|first time using this|new here|i am new here|new user here|here goes|ok here goes|alright here goes|so yeah|ok so here goes|here i am|reporting in|checking in|it is grandma|it is grandpa|happy new month|happy new week|happy sabbath|praise god|praise the lord|alhamdulillah|bismillah|god is good|peace be upon you|peace be with you|peace to you|many greetings|warmest greetings|sunny greetings|well met|good to be back|nice to be back|lovely day|what a day|what a morning|busy day|long day|hump day|finally friday|tgif|right then|righto|right so|okey dokey|okie dokie|okay then|very well|very good|now|now then|oh|ah|hmm ok|let me see|lets see|let us see|so here is the thing|quick errand|an errand|a little errand|little task for you|small task for you|a task for you|a request|my request|a wee favour|wee favour|a favour please|a favor please|favour please|favor please|i need a favour|i need a favor|need a favour|need a favor|got a sec ?|got a minute ?|you there ?|are you there ?|anyone there ?|can you hear me ?|u there ?|u up ?|you up ?|still there ?|busy ?|do you have a moment ?|do you have a minute ?|do you have a second ?',
  ),
  seq(
    GREETING,
    maybe(
      any('to you and yours|to you|again|there|you|you there|all|ji|po|o|hi|young man|young lady|old friend|old chap'),
    ),
    TO_WHOM,
  ),
);
/** "hope you are doing well today", "i trust this message finds you in good health". */
export const WELL: Rule = seq(
  maybe(any('i|we|i do|and|and i|and we')),
  any('hope|hoping|trust|trusting|pray|praying|wish|hopefully|believe'),
  maybe(any('that')),
  either(
    seq(
      any('you|u|ya|everything|§m|all|things|your family|you and your family|life'),
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
export const HOW_ARE: Rule = seq(
  any('how|hows|how is|how are|how r'),
  any(
    'you|u|ya|things|§m|it going|it|you doing|you doing today|you today|u doing|your day|life|everything|are you|you all|everyone|is §m|is it going|is life|do you do|goes it|your day going|is your day|is your day going|have you been',
  ),
  maybe(any('today|doing|going|my friend|this morning|this evening|friend')),
  any('?|,|.|!'),
);
export const SORRY: Rule = either(
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
          any('you|u|ya|you guys'),
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
