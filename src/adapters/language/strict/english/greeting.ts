import { any, either, many, maybe, once, type Rule, seq } from '../rule.ts';

const HELLO = any(
  'hi|hello|hey|hiya|yo|howdy|gm|heya|hii|hiii|heyy|heyyy|helo|hullo|greetings|hallo|hola|ciao|salut|coucou|bonjour|bonsoir|salve|ola|oi|ahoy|aloha|namaste|salaam|salam|shalom|merhaba|habari|jambo|konnichiwa|moin|servus|hej|hejsan|hei|moi|czesc|ahoj|privet|sawubona|kia ora|bore da|dia dhuit|gday|goodday|g day|good day|good morning|good afternoon|good evening|good morrow|howzit|howya|howdy do|what is good|whats good|sup|wassup|wazzup|aye|ayy|alright|all right|hi hi|hey hey|hello hello|well hello|aye hello|oh hi|oh hello|oh hey|hi there|hello there|hey there|hi again|hello again|hey again|gm gm|top of the morning|peace|peace be upon you|assalamu alaikum|good tidings|respect|dear|my dear|god bless you|god bless|blessings|thank you always|thanks always|lovely|splendid|marvellous|grand|right then|now then|right so|righto|right|aight',
);
const KIND = any('my|dear|lovely|kind|good|old|sweet|dearest|honourable|esteemed|beautiful|trusty|helpful|clever');
const WHOM = any(
  'friend|bot|robot|sir|madam|maam|ma am|miss|dear|hun|hon|honey|love|lovely|darling|sweetie|pet|duck|partner|brother|sister|bro|bru|bhai|bhaiya|yaar|sis|mate|pal|buddy|dude|man|fam|cuz|assistant|agent|wallet|computer|helper|machine|boss|chief|guv|champ|legend|lad|lass|again|there|sir or madam|sunshine|gorgeous|amigo|amiga|che|ser|fren|homie|homeslice|chap|old chap|good man|bestie|babe|king|queen|master|wizard|genie|hal|jarvis|che',
);
/** "hi lovely bot", "good afternoon dear", "alright partner". Nobody is greeted by a word that has no greeting before it. */
export const GREETING: Rule = once(seq(HELLO, maybe(any(',')), many(KIND), maybe(WHOM)));
/** A short word to the wallet before an order. A colon behind it would quote somebody. */
export const CALLED: Rule = either(
  any(
    'sir|madam|brother|bhai|bru|partner|che|boss|chief|ser|eh boss|oi boss|ok boss|eh|dear friend|my dear|my dear friend|dear sir|dear bot|my dear assistant|my good man|my friend|hun|love|darling|honey|sweetie',
  ),
);
