/** The words of plain requests in English. Phrases are separated by `|`; contractions are written out. */

const joined = (...parts: readonly string[]): string => parts.join('|');
/** "when you get a second" */
const MOMENTS = ['when', 'whenever']
  .flatMap((when) => ['you have', 'you get', 'you have got'].map((has) => `${when} ${has}`))
  .flatMap((has) =>
    [
      'a sec',
      'a second',
      'a min',
      'a minute',
      'a moment',
      'a chance',
      'the chance',
      'one minute',
      'one moment',
      'time',
      'a spare moment',
      'a free minute',
      'a tick',
      'a mo',
    ].map((one) => `${has} ${one}`),
  )
  .concat([
    'when you get this',
    'when you see this',
    'when you read this',
    'when you get round to it',
    'when you get around to it',
  ])
  .join('|');
/** "would you be so kind", "could u pls": every modal with every way to say "you". */
const MODALS = ['can', 'could', 'would', 'will', 'cud', 'cld', 'wud', 'wld', 'culd', 'coud', 'woud', 'cn'].flatMap(
  (modal) => ['you', 'u', 'ya', 'yall', 'ye', 'yu'].map((you) => `${modal} ${you}`),
);
const ADVERBS = [
  'please',
  'pls',
  'plz',
  'kindly',
  'possibly',
  'just',
  'quickly',
  'perhaps',
  'kindly please',
  'please kindly',
  'please just',
];
const IN_PERSON = [
  'go ahead and',
  'help me',
  'help me to',
  'help me out and',
  'do me a favor and',
  'do me a favour and',
  'do me a solid and',
  'be a dear and',
  'be a star and',
  'be so kind and',
  'be so kind as to',
  'be so kind to',
  'be so good as to',
  'be kind enough to',
  'take care to',
  'be a pal and',
  'be a love and',
  'be an angel and',
  'be a darling and',
  'help us',
  'help us to',
];
const ASKED = [
  ...MODALS,
  ...MODALS.flatMap((modal) => ADVERBS.map((adverb) => `${modal} ${adverb}`)),
  ...MODALS.slice(0, 20).flatMap((modal) => IN_PERSON.flatMap((one) => [`${modal} ${one}`, `${modal} please ${one}`])),
].join('|');
const POLITE =
  'if you can|if you could|if possible|if you do not mind|if you would|if you would not mind|if it is not too much trouble|if it is no trouble|if it is not a problem|if you would be so kind|if you please|no rush|no hurry|real quick|quick|urgent|urgently';

export const SALUTE = joined(
  'hi|hello|hey|evening !|evening ,|morning !|morning ,|afternoon !|afternoon ,|hiya|yo|howdy|gm|hi there|hello there|hey there|good morning|good afternoon|good evening|good day|hi again|hello again|greetings|dear assistant|dear team|dear sir|dear madam|dear sir or madam|dear agent|dear|hello dear|hi dear|good day to you|treasury desk|treasury|treasury here|ops here|ops desk|hi team|hello team|hey team|hi all',
  'thanks|thank you|thx|great|perfect|awesome|cool|nice|lovely|sweet|excellent|brilliant|wonderful|super|venmo style|thanks again|thank you again|good|nice one|good stuff|hey hey|hi hi|hola|hola !|hallo|ciao|bonjour|aloha|namaste|salaam|salam|ahoy|heya|hii|hiii|heyy|heyyy|helo|hullo|sup|g day|hey friend|hi friend|hello friend|hello sir|hi sir|good morning sir|good evening sir|good day sir|dear wallet|hello wallet|hi wallet|hello bot|hello assistant|hi assistant|hey assistant|hello agent|hi agent|hey dude|hey fam|hey pal|hello mate|hey man|yo man|yo bro|yo dude|yo bot|yo yo|yoo|yooo|hiya mate|top of the morning to you|gm gm|happy friday|happy monday|happy new year|happy weekend|welcome back|long time no see|pardon me|beg your pardon|if i may',
  'mate|buddy|bro|dude|fam|man|friend|my friend|sir|assistant|agent|bot|wallet|hey mate|hey man|hey bro|hey buddy|hey bot|hey wallet|hey agent|hi bot|hi mate|hey yall|hey fam|aight fam|aight|oi mate|oi|ok bot|ok computer|hey google|ok google|hey siri|ok wallet',
  'ok|okay|alright|all right|right|great|so|well|um|uh|now then|ok so|okay so|alright so|alright then|ok then|listen|ok listen|anyway|so like|basically|so basically|long story short|ok i am ready|i am ready|ready|ok let us go|let us go|here we go|go on',
  'sorry to bother you|sorry to bother you but|sorry to bother|excuse me|i hope you are well|hope you are well|i hope you are doing well|hope you are doing well|hope all is well|i hope this finds you well|hope you are having a good day|hope you are having a great day|hope you are having a nice day|hope you are having a lovely day|i hope you are having a good day|i hope you are having a great day|hope your day is going well|help !|help ,|hope you are good|how are you ?|how are you doing ?|top of the morning|nice to meet you|it is me again|me again|i am back|i am back again|i hope i am doing this correctly|i hope i am doing this right|i am new here|i am new to this|sorry i am new here|first time doing this|hi i am new|thanks for earlier|thank you for earlier|thanks for your help|thanks for your help yesterday|good bot|great service|you are a lifesaver|i hope you had a good weekend|hope you had a good weekend|hope you had a nice weekend|how is it going ?|how goes it ?|what is up ?|what is up|i trust you are well|trust you are well|trust this finds you well|hope this finds you well|hope you are having a lovely morning|it is me|me again !|back again|here i am again|same person as before|sorry for the rush|sorry to trouble you|sorry to be a pain|forgive the hour|forgive my english|sorry for my english|excuse my english|sorry for bad english|my english is not good|sorry my english is bad|sorry my english|i am not very good at this but|i am not good at this but|i am old and slow|great service btw|great service by the way|love this app|love this wallet|love this thing|nice app|good work so far',
  'please execute :|please process :|please do this :|please do the following :|execute :|instruction :|payment instruction :|please action :|action :|asap|hurry|i am in a hurry|in a hurry|do this|please do this|quick one|quick request|new request|one quick thing|quick thing|quick question|payment instruction|treasury instruction|transfer request|payment request|instruction|small request|quick favour|quick favor|small favour|small favor|a quick favor|a quick favour|little favor|little favour|one last thing|last one|last thing|last one for today|last one today|next one|first things first|simple one|easy one|one for you|got one for you|a job for you|task|new task|today ,|today :|my request|request|payment order|new payment|new transfer|outgoing payment|outgoing transfer|payment of the day|instructions|payment instructions|small thing|a quick one|a small thing',
  'as agreed|as discussed|as promised|per our call|as per our call|approved|cfo approved|no rush but|no hurry but|if it is not too much trouble but|be a star and|be a dear and|be a love and',
  POLITE,
  MOMENTS,
);
export const URGING =
  'please|pls|plz|please ,|pls ,|please , to|please to|fast|plse|pleae|plss|pleese|pleaase|plaese|kindly|just|quickly|please just|pls just|simply|go ahead and|please go ahead and|go on and|please kindly|kindly please|now|be so kind as to|be so kind and|be so kind to|be so good as to|do me a favour and|do me a favor and|do the needful and|kindly do the needful and|please to|please you|you please|urgently|immediately|real quick|quick|if possible|if you can|if you could|proceed to|please proceed to|please proceed and';
export const CLOSING = joined(
  'please|pls|plz|kindly|thanks|thank you|thx|ty|thank u|thankss|thanksss|tysm|tyvm|cheers|ta|many thanks|thanks a lot|thanks a bunch|thanks a ton|thanks a million|thanks so much|thank you so much|thank you very much|thank you very much indeed|thanks very much|thanks again|thanks in advance|thank you in advance|many thanks in advance|thanks mate|thanks bro|thanks man|thanks love|thanks dear|thank you dear|cheers mate|cheers pal|thank you kindly|many thanks indeed|much appreciated|appreciated|appreciate it|i appreciate it|i would appreciate it|greatly appreciated|please and thank you|pls and thank you|please and thanks|pls and thx|pretty please|much obliged|with thanks|thank youu|thank youuu|thank youuuu|thank yoou|thankyou|thankyouu|thnks|thnx|thanx|thanxx|tnx|tks|thks|thnk you|thank yu|thank ya|thanku|thankyou so much|thxx|thxxx|thxs|tyy|tyty|ty ty|tysm !|ta very much|ta muchly|ta love|cheers love|cheers bro|cheers man|cheers buddy|thanks buddy|thanks pal|thanks friend|thanks my friend|thank you my friend|thanks a mil|thanks heaps|thanks loads|thanks tons|big thanks|huge thanks|thanks for your help|thank you for your help|thanks for the help|thank you for your assistance|thanks for your assistance|thanks for helping|thank you for helping|thanks for your support|thank you for your support|thanks for everything|thank you for everything|thank you for your service|thanks for your service|thanks for your time|thank you for your time|thanks for doing this|thank you for doing this|thanks for taking care of it|i am thankful to you|i am very thankful to you|i am thankful|i am grateful|i am grateful to you|i will be grateful|i will be thankful|i shall be grateful|i shall be thankful to you|would appreciate it|would be appreciated|your help is appreciated|your help is much appreciated|that is much appreciated|it is much appreciated|it would be appreciated|it would be much appreciated|very much appreciated|really appreciate it|i really appreciate it|appreciate you|appreciate ya|gracias|merci|danke|grazie|obrigado|arigato|xoxo|xx|xo|x|hugs|lots of love|god bless you|bless you|bless|blessings|you rock|you are awesome|you are amazing|you are great|you are wonderful|you are an angel|you are a gem|you are a darling|you the best|u the best|you da best|best bot ever|good bot|pleaseee|pleasee|pleeease|plsss|plss|plssss|plzz|plzzz|please please|pls pls|pretty pls|please sir|please dear|please mate|please bro|please now|kthx|kthxbye|k ty|kk thx|ok thank you|okay thank you|okay thanks|alright thanks|all right thanks|and thanks|and thank you|and ty|and thx|with many thanks|with my thanks|with kind regards|with best regards|with regards|respectfully|cordially|warmly|all the best|take care|cheerio|toodles|see ya|good night|goodnight|good day|good evening|have a lovely evening|have a nice evening|have a good evening|have a nice weekend|have a good weekend|have a great weekend|enjoy your day|enjoy your weekend|nice day|k thx|k thx bye|ok thanks|ok thx|ok ty|god bless',
  'with urgency|with haste|in a hurry|this instant|this minute|this moment|right this minute|right this moment|without delay|with no delay|as fast as you like|as quick as you can|as quick as possible|sharpish|stat|lightning fast|super fast|super quick|very quickly|promptly|now please|now pls|now thanks|today please|today pls|today thanks|right now please|asap please|asap pls|go go go|lfg|send|send now|send it now|send please|send pls|go ahead|please go ahead|go for it|do it|do it please|do it now|please do it|please do this|please do this now|please do it now|please do this for me|please do it for me|do it for me|do this for me|make it happen|make it quick|make it snappy|make it fast|be quick|be quick please|hurry|hurry please|hurry up|please hurry|quick please|quickly please|and be quick|and make it quick|and make it fast|that is urgent|it is urgent|this is urgent|very urgent|super urgent|kinda urgent|its urgent|bit urgent|a bit urgent|time sensitive|high priority|priority|top priority|no delay|no delay please|no rush at all|no hurry at all|now|fast|right now|right away|straight away|immediately|asap|as soon as possible|as soon as you can|as fast as possible|as fast as you can|as quickly as possible|as quickly as you can|at once|quickly|at the earliest|at your earliest convenience|right this second|rn|pronto|chop chop|go|go go|today|before i forget|when you can|whenever you can|whenever you are ready|when you are ready',
  ': )|if that is ok|if that is okay|for me|for us|mate|buddy|bro|dude|man|my guy|fam|pal|friend|my friend|sir|madam|love|ok|okay|bye|kind regards|best regards|regards|warm regards|best wishes|yours sincerely|yours faithfully|sincerely|have a nice day|have a good day|have a great day|have a good one|have a lovely day',
  'that is all|that is it|that is everything|that would be great|that would be lovely|that would be awesome|that would be amazing|that would be nice|that would help|that would be very kind|would be great|you are the best|you are a star|you are a legend|you legend|legend|from my side|from me|on my behalf|please assist|would you ?|will you ?|will ya ?|would ya ?|could you ?|can you ?|please ?|if possible ?|will you|would you|will ya|would ya|could you|can you|could ya|can ya|will u|would u|could u|can u|can u ?|could u ?|would u ?|will u ?|ok ?|okay ?|k ?|yeah ?|alright ?|all right ?|will you please|would you please|could you please|can you please|would you please ?|could you please ?|can you please ?|will you please ?|if that is alright|if that is all right|if that works|if you may|if u can|if u could|if you would please|if you could please|if you can please|if you do not mind please|if u dont mind|if you will|if it pleases you|if that is alright with you|if that is ok with you|that is all i need|that is all for now|that is all for today|that is all thanks|that is it for now|that is it for today|nothing fancy|nothing more to it|no need to reply|no need to ask|no more no less|simple as that|easy|easy peasy|piece of cake|i am done|we are done|i am out|im out|over and out|full stop|§m stop|period|end of message|the end|that is the whole message|bye bye|bye now|byee|ttyl|ttys|brb|gtg|peace|peace out|gg|yay|woohoo|hooray|hurray|woo|enjoy|congrats|well deserved|with love|love you|love ya|much love|all my love',
  'and let me know when it is done|let me know when it is done|and let me know when done|let me know when done|let me know once done|and tell me when it is done|tell me when it is done|and tell me when done|tell me when done|and confirm|and confirm when done|please confirm when done|confirm when done|and confirm please',
  POLITE,
  MOMENTS,
);

const IF_COULD = ['could', 'would', 'can']
  .flatMap((could) =>
    [
      'i would be grateful if you',
      'i would be so grateful if you',
      'i would be very grateful if you',
      'i would be most grateful if you',
      'i should be grateful if you',
      'i should be most grateful if you',
      'i would be thankful if you',
      'i would appreciate it if you',
      'i would really appreciate it if you',
      'it would be great if you',
      'it would be awesome if you',
      'it would be lovely if you',
      'it would be nice if you',
      'it would be cool if you',
      'would be great if you',
      'would be cool if you',
      'would be nice if you',
      'i was wondering if you',
      'i am wondering if you',
      'wondering if you',
      'was wondering if you',
      'i was hoping you',
      'was hoping you',
      'grateful if you',
      'i would love it if you',
    ].map((wish) => `${wish} ${could}`),
  )
  .join('|');
/** Before a verb in its base form. */
export const WISH = joined(
  'i want to|i would like to|i would love to|i need to|i have to|i must|i wish to|i should like to|i wanna|i gotta|i got to|i have got to|i just want to|i just need to|i just wanna|i am looking to|i am trying to|i am wanting to|i want you to|i need you to|i would like you to|i would like for you to|i want u to|i need u to|need you to|need u to|want you to|gonna need you to|gonna need u to|i am gonna need you to|we want to|we would like to|we need to|we have to|we wish to|we must|we need you to|want to|wanna|need to|would like to|would love to|gotta|got to|have to|let us|lets|let me|lemme|help me|help me to|help me out and|please help me|please help me to|please assist me to|please help to|help to|time to|i need|i want|i hereby instruct you to|i am instructing you to|i instruct you to|i hereby ask you to|i ask you to|i am asking you to|i kindly ask you to|i would like to ask you to|i want to ask you to|i am writing to request that you|i request that you|i request you to|i hereby request that you|i want that you|i would like that you|i wish you|i wish that you|i wish you to|i need that you|what i need is to|what i want is to|all i need is to|all i want is to|i would like , if possible , to|i would like you , please , to|i would like , please , to|i need your help to|feeling generous , want to|i would just like to|i would really like to|i really need to|i really want to|i am going to need you to|i am gonna need u to|i would need you to|we would like you to|we want you to|we would love to|we would like for you to|i would ask you to|i would kindly ask you to|i would request you to|i would kindly request you to|i am requesting you to|i am kindly asking you to|we kindly ask you to|we ask you to|we hereby request that you|we request you to|i shall like to|i desire to|i am here to|i came here to|tell my wallet to|tell the wallet to|have my wallet|have the wallet|get my wallet to|ask my wallet to|make my wallet|please have my wallet|your job is to|your task is to|next task is to|the task is to|next up is to|first thing is to|today i want to|today i need to|today i would like to|today we need to|allow me to|permit me to|please let me|please allow me to|let me please|i authorize you to|i authorise you to|you are authorized to|you are authorised to|i give you permission to|you have my permission to|i am ready to|ready to|i have got to|it is time to|my wish is to|my request is to|my request is that you|the request is to|this is a request to|a request to|request to|requesting to|requesting you to|asking you to|kindly asking you to|kindly request you to|kindly requesting you to|instruct my wallet to|instruction is to|my instruction is to|trying to|looking to|help us|help us to|please help us to|pls help me|pls help me to|pls help|please help|kindly help me to|kindly help me|kindly help to|kindly assist me to|kindly assist to|i need help to|i need some help to|i could use help to|i need your assistance to|i require you to|we require you to|i beg you to|i implore you to|do me a favor and please|do me a kindness and|spot me and|be kind and|be nice and',
  IF_COULD,
);
export const ASK: string = joined(
  ASKED,
  'can you|could you|would you|will you|can u|could u|will u|would u|can ya|could ya|would ya|can yall|could yall|can we|could we|please can you|please could you|please would you|pls can you|pls could you|pls can u|might you|can you possibly|could you possibly|could you perhaps|could i ask you to|may i ask you to|might i ask you to|can i ask you to|could i trouble you to|can i trouble you to|may i trouble you to|can i get you to|could i get you to|would you be so kind as to|would you be so kind and|would you be so kind to|would you please be so kind to|would you please be so kind as to|could you be so kind as to|could you be so kind and|would you be so good as to|would you be a love and|would you be a dear and|could you be a dear and|could you be a love and|would you be able to|are you able to|is it possible for you to|would it be possible for you to|any chance you could|any chance you can|do you think you could|do you think you can|can you help me|can you help me to|could you help me|could you help me to|can u help me|can u help me to|would it be possible to|is it possible for you to|can i have you|could i have you|may i have you|can i ask that you|could i ask that you|may i ask that you|can i ask you please to|could i please ask you to|can i please ask you to|may i please ask you to|may i kindly ask you to|could i kindly ask you to|may i request you to|may i request that you|could i request that you|can i bother you to|could i bother you to|any way you could|any way you can|any chance of you being able to|you think you could|you think you can|do you reckon you could|would you consider it possible to|could we please|can we please|is there any chance you could|is there any way you could|mind if i ask you to|could someone please|can someone please|might i trouble you to|might i ask you to please|could you be a sweetheart and|can i please get you to|could i please get you to|could i persuade you to|would you kindly',
);
/** A question about oneself, which needs a "please" to be a request. */
export const ASK_MYSELF = 'can i|could i|may i|can i just|could i just|can we|could we|might i';
export const MIND =
  'fancy|would you mind|do you mind|would you please mind|would you mind please|mind|you mind|yall mind|would it be possible to have you';
