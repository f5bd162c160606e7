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
  'evening !|evening ,|morning !|morning ,|afternoon !|afternoon ,|treasury desk|treasury|treasury here|ops here|ops desk',
  'great|perfect|awesome|cool|nice|sweet|excellent|brilliant|wonderful|super|venmo style|good|nice one|good stuff|g day|yoo|yooo|welcome back|beg your pardon|if i may',
  'hey yall|aight fam|aight|ok bot|ok computer|hey google|ok google|hey siri|ok wallet',
  'ok|okay|alright|all right|right|great|so|well|um|uh|now then|ok so|okay so|alright so|alright then|ok then|listen|ok listen|anyway|so like|basically|so basically|long story short|ok i am ready|i am ready|ready|ok let us go|let us go|here we go|go on',
  'help !|help ,|nice to meet you|i am back|i am back again|i hope i am doing this correctly|i hope i am doing this right|i am new here|i am new to this|sorry i am new here|first time doing this|hi i am new|thanks for earlier|thank you for earlier|thanks for your help yesterday|great service|what is up ?|hope you are having a lovely morning|here i am again|same person as before|sorry to be a pain|forgive the hour|forgive my english|i am not very good at this but|i am not good at this but|i am old and slow|great service btw|great service by the way|love this app|love this wallet|love this thing|nice app|good work so far',
  'please execute :|please process :|please do this :|please do the following :|execute :|instruction :|payment instruction :|please action :|action :|asap|hurry|i am in a hurry|in a hurry|do this|please do this|quick one|quick request|new request|one quick thing|quick thing|payment instruction|treasury instruction|transfer request|payment request|instruction|small request|quick favour|quick favor|small favour|small favor|a quick favor|a quick favour|little favor|little favour|one last thing|last one|last thing|last one for today|last one today|next one|first things first|simple one|easy one|one for you|got one for you|a job for you|task|new task|today ,|today :|my request|request|payment order|new payment|new transfer|outgoing payment|outgoing transfer|payment of the day|instructions|payment instructions|small thing|a quick one|a small thing',
  'as agreed|as discussed|as promised|per our call|as per our call|approved|cfo approved|no rush but|no hurry but|if it is not too much trouble but|be a star and|be a dear and|be a love and',
  POLITE,
  MOMENTS,
);
export const URGING =
  'please|pls|plz|please ,|pls ,|please , to|please to|fast|plse|pleae|plss|pleese|pleaase|plaese|kindly|just|quickly|please just|pls just|simply|go ahead and|please go ahead and|go on and|please kindly|kindly please|now|be so kind as to|be so kind and|be so kind to|be so good as to|do me a favour and|do me a favor and|do the needful and|kindly do the needful and|please to|please you|you please|urgently|immediately|real quick|quick|if possible|if you can|if you could|proceed to|please proceed to|please proceed and';
export const CLOSING = joined(
  'please|pls|plz|kindly|thanksss|pretty please|thank youu|thank youuu|thank youuuu|thank yoou|thankyouu|thanxx|thnk you|thank yu|thxx|thxxx|thxs|tyy|tyty|u the best|you da best|best bot ever|pleaseee|pleasee|pleeease|plsss|plss|plssss|plzz|plzzz|please please|pls pls|pretty pls|please sir|please dear|please mate|please bro|please now|kthxbye|with regards|all the best|cheerio|toodles|see ya|good night|goodnight|good day|good evening|nice day|k thx bye',
  'with urgency|with haste|in a hurry|this instant|this minute|this moment|right this minute|right this moment|without delay|with no delay|sharpish|stat|lightning fast|super fast|super quick|very quickly|promptly|now please|now pls|now thanks|today please|today pls|today thanks|right now please|asap please|asap pls|go go go|lfg|send|send now|send it now|send please|send pls|go ahead|please go ahead|go for it|do it|do it please|do it now|please do it|please do this|please do this now|please do it now|please do this for me|please do it for me|do it for me|do this for me|make it happen|make it quick|make it snappy|make it fast|be quick|be quick please|hurry|hurry please|hurry up|please hurry|quick please|quickly please|and be quick|and make it quick|and make it fast|its urgent|bit urgent|no delay|no delay please|no rush at all|no hurry at all|now|fast|right now|right away|straight away|immediately|asap|at once|quickly|at the earliest|at your earliest convenience|right this second|rn|pronto|go|go go|today|before i forget|when you can|whenever you can|whenever you are ready|when you are ready',
  ': )|if that is ok|if that is okay|for me|for us|my guy|ok|okay|bye',
  'that is all|that is it|that is everything|that would be great|that would be lovely|that would be awesome|that would be amazing|that would be nice|that would help|that would be very kind|would be great|from my side|from me|on my behalf|please assist|would you ?|will you ?|will ya ?|would ya ?|could you ?|can you ?|please ?|if possible ?|will you|would you|will ya|would ya|could you|can you|could ya|can ya|will u|would u|could u|can u|can u ?|could u ?|would u ?|will u ?|ok ?|okay ?|k ?|yeah ?|alright ?|all right ?|will you please|would you please|could you please|can you please|would you please ?|could you please ?|can you please ?|will you please ?|if that is alright|if that is all right|if that works|if you may|if u can|if u could|if you would please|if you could please|if you can please|if you do not mind please|if u dont mind|if you will|if it pleases you|if that is alright with you|if that is ok with you|that is all i need|that is all for now|that is all for today|that is all thanks|that is it for now|that is it for today|nothing fancy|nothing more to it|no need to reply|no need to ask|no more no less|simple as that|easy|easy peasy|piece of cake|i am done|we are done|i am out|im out|full stop|§m stop|period|end of message|that is the whole message|bye bye|bye now|byee|ttyl|ttys|brb|gtg|gg|yay|woohoo|hooray|hurray|woo|enjoy|congrats|well deserved',
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
  'i want to|i would like to|i would love to|i need to|i have to|i must|i wish to|i should like to|i wanna|i gotta|i got to|i have got to|i just want to|i just need to|i just wanna|i am trying to|i want you to|i need you to|i would like you to|i would like for you to|i want u to|i need u to|need you to|need u to|want you to|gonna need you to|gonna need u to|i am gonna need you to|we want to|we would like to|we need to|we have to|we wish to|we must|we need you to|want to|wanna|need to|would like to|would love to|gotta|got to|have to|let us|lets|let me|lemme|please help to|help to|i need|i want|i want that you|i would like that you|i wish you|i wish that you|i wish you to|i need that you|i would like , if possible , to|i would like you , please , to|i would like , please , to|i need your help to|feeling generous , want to|i would just like to|i would really like to|i really need to|i really want to|i am going to need you to|i am gonna need u to|i would need you to|we would like you to|we want you to|we would love to|we would like for you to|i shall like to|i desire to|i came here to|tell my wallet to|tell the wallet to|have my wallet|have the wallet|get my wallet to|ask my wallet to|make my wallet|please have my wallet|today i want to|today i need to|today i would like to|today we need to|allow me to|permit me to|please let me|please allow me to|let me please|you are authorized to|you are authorised to|i give you permission to|you have my permission to|ready to|i have got to|this is a request to|a request to|request to|requesting to|instruct my wallet to|trying to|looking to|pls help|please help|kindly help to|kindly assist me to|kindly assist to|i need help to|i need some help to|i could use help to|i need your assistance to|i require you to|we require you to|spot me and',
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
