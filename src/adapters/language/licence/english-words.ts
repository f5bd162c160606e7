/** The words that a request may consist of besides its values. What is not here keeps a sentence from being acted on. */
export const GREETING = `hi|hello|hey|hiya|howdy|yo|gm|hey there|hi there|hello there|good morning|good afternoon|good evening|good day|greetings|dear bot
|bot|hey bot|hi bot|dear agent|agent|there|everyone|team|ok|okay|alright|right|so|well|now|then|um|uh|erm|er|hmm|ah|yes|yeah|yep|sure|great|cool|perfect|nice
|please|pls|plz|kindly|i hope you are well|hope you are well|i hope you are doing well|hope you are doing well|nice to meet you|how are you
|morning|afternoon|evening|real quick|very quickly|quick one|quick request|one request|one thing|a request|thanks in advance|sir|madam|mate|buddy|bro|dude|friend|man|just|quickly|today|next|first|could you do me a favor and|please could you do me a favor and
|go ahead and|do me a favor and|do me a favour and|do me a favor|do me a favour|be so kind as to|be so kind and|time to|listen|here is what i want
|good to see you|thank you|thanks|when you get a chance|when you have a moment|whenever you are ready|if you can|if possible|if you do not mind|excuse me|sorry to bother you|this is my request|new request|my request`;

export const COURTESY = `please|pls|plz|plse|kindly|thanks|thank you|thx|ty|tks|cheers|many thanks|thanks a lot|thank you very much|thank you so much|thanks so much
|thanks in advance|thank you in advance|please and thank you|much appreciated|appreciated|appreciate it|i appreciate it|i would appreciate it|greatly appreciated
|now|right now|right away|straight away|immediately|asap|as soon as possible|at once|quickly|quick|fast|real quick|real fast|super quick|today|for me|for us|if you can|if you could|if possible|if you please|if you would|if you do not mind|if it is possible
|when you can|when you get a chance|when you have a moment|whenever you can|whenever you are ready|at your convenience|mate|buddy|bro|dude|friend|man|sir|madam|ok|okay|kind regards|best regards|regards
|have a nice day|have a good day|have a great day|have a good one|you are the best|you are a star|you rock|great|awesome|perfect|that is all|that is it|for now|this time|then|too|also|as well|directly|thank you kindly|uh|um|erm|there is no hurry|no hurry|no rush|take your time|be a dear`;

/** First-person wishes and polite forms that a verb in its base form follows. */
export const WISH = `i want to|i would like to|i would love to|i wish to|i need to|i have to|i must|i am trying to|i am looking to|i am hoping to|i am ready to|i want you to
|i need you to|i would like you to|i would love you to|i just want to|i just need to|i would just like to|i really need to|i really want to|i also want to|i also need to|i now want to|want to|wanna|need to|have to|would like to|would love to|looking to|trying to|gotta|i gotta|i wanna
|we want to|we would like to|we need to|we have to|we must|let us|lets|let me|help me|help me to|help us|help us to|please help me to|please help me|go ahead and|go on and|proceed to|let us go ahead and|i would like to go ahead and|i want to go ahead and|you can|feel free to|make sure to|be sure to
|i would be grateful if you could|i would be grateful if you would|i would be very grateful if you could|i would be glad if you could|i would be happy if you could|i would appreciate it if you could|i would appreciate it if you would|i would appreciate if you could|it would be great if you could|it would be great if you would|it would be nice if you could|it would be good if you could|it would be lovely if you could|it would help if you could|it would be great to|it would be nice to|it would be good to
|my wish is to|my plan is to|my request is to|my goal is to|i am here to|i am going to need to|i am asking you to|i ask you to|i request you to|i request that you|i request to|i order you to|i instruct you to|could i ask you to|may i ask you to|i would ask you to|i will need to|i will have to|i ought to|i came to`;
export const ASKING = `can you|could you|would you|will you|can ya|could ya|would ya|can u|could u|would u|will u|can you please|could you please|would you please|will you please|would you kindly|could you kindly|can you kindly|can you just|could you just|could you help me|can you help me|could you help me to|can you help me to|would you help me|would you be so kind as to|would you be kind enough to|could you be so kind as to|would it be possible to|is it possible to|can we|could we|can we please|could we please|any chance you could|any chance you can|do you think you could|you could|could you quickly|can you quickly|can you go ahead and|could you go ahead and|may i|can i|could i`;
export const MINDING = 'would you mind|do you mind|would you please mind|mind|any chance of';

export const VERBS = `send|transfer|pay|wire|give|move|remit|tip|donate|gift|forward|beam|shoot|deliver|bring|shift|relocate|migrate|reimburse|withdraw|cash out|pay out|hand over|send out|transfer out|xfer|snd|sned|sedn|sennd|sendd|trasnfer|tranfer|transfr|trnsfer|tranfser|tansfer|trasfer
|drop|fire off|fire over|throw|payout|push|route|sling|zap|ping|spot|slide|pass
|swap|exchange|convert|trade|trade in|change|turn|switch|flip|rotate|swop|swp|sell|dump|offload|unload|cash|liquidate|swpa|sawp|swapp|exchagne|exchnage|exhcange|excahnge|covnert|convet|conver|convrt|trde|brigde|brdige|bridgge|brige|buy|purchase|get|grab|acquire|pick up|obtain|bridge|cross|wrap|unwrap|redeem|spend|use|put|invest|take|transform|swap out|swap over|bridge over|sell off|get rid of|ape`;
export const GERUNDS = `sending|transferring|paying|wiring|giving|moving|remitting|tipping|donating|forwarding|withdrawing|swapping|exchanging|converting|trading|changing|turning|switching|selling|buying|purchasing|getting|bridging|wrapping|unwrapping`;
export const DONE = `sent|transferred|paid|wired|moved|delivered|swapped|exchanged|converted|traded|changed|turned|sold|bridged|wrapped|unwrapped|switched`;
export const DEEDS = `transfer|payment|bank transfer|wire transfer|send|swap|trade|exchange|conversion|bridge|bridge transfer|withdrawal|purchase|token transfer|token swap|donation|remittance`;
export const MAKING =
  'make|do|initiate|execute|perform|prepare|start|set up|arrange|create|process|submit|place|run|carry out|i want|i need|i would like|gimme|give me|request';
export const WALLET_NOUNS = `wallet|address|account|wallet address|recipient|receiver|ens|ens name|ens address|destination|beneficiary|cold wallet|hot wallet|destination address
|recipient address|evm address|eth address|ethereum address|main wallet|other wallet|own wallet|other address|own address|contact`;
/** Words after which a message corrects what was said before. */
export const CORRECTIONS = `no|nope|nah|wait|actually|sorry|oops|whoops|my bad|my mistake|correction|hold on|i mean|i meant|i said|i meant to say|make it|make that|make this|change it to
|change that to|it should be|should be|should have been|that should be|let us make it|let us do|rather|better|better make it|set it to|update it to|switch it to|switch to|change to|use|go with|raise it to|increase it to|lower it to
|reduce it to|bump it to|cut it to|drop it to|can you make it|could you make it|can you change it to|could you change it to|can we make it|could you make that|i want to change it to|i would like to change it to|i would rather|i prefer
|i would prefer|on second thought|on second thoughts|scratch that|scrap that|typo|wrong address|wrong amount|wrong token|wrong chain|wrong network|wrong one|no wait|wait no|oh wait|i changed my mind|instead|keep it but
|yes but|ok but|okay but|yeah but|but|do not send|it goes to|it is on|change it`;
export const CHANGING =
  'change|update|set|switch|correct|adjust|modify|edit|replace|fix|make|put|raise|increase|lower|reduce';
export const CHANGED = 'amount|recipient|address|network|chain|token|destination|receiver|slippage|sum|quantity|wallet';
export const AROUND_CORRECTION =
  'hmm|oh|ah|uh|um|ok|okay|yes|yeah|well|please|pls|and|just|only|also|thanks|thank you|then|now|sure|right|of it|it|that|though|maximum|the';
export const ANSWERING = `it is|that is|that would be|it will be|it would be|let us say|i would say|say|the amount is|amount|the address is|address|the recipient is|recipient|the network is|network|the token is|token|the amount|my answer is|i want|i need
|i would like|i will take|i will go with|go with|use|pick|choose|take|make it|send it|send|send them|pay it|transfer it|swap it|swap|bridge it|bridge|move it|convert it|convert it to|pay|give|do|all in|receive|get|the|only|just|on the`;
export const HAVING =
  'i need|i want|i would like|please get|get|have|please have|i need to have|i want to have|i need to get|i would like to have|it would be great to get|i would love to have|it would be great to have';
export const WANTING =
  'i want|i need|i would like|i would love|i wish for|i will take|i will have|gimme|give me|hand me|i require|we need|we want|we would like|get me|buy me|i just want|i just need';
export const STATING = `the address is|address is|address|the recipient is|recipient is|recipient|the amount is|amount is|the network is|network is|the chain is|it goes to|it is on|slippage is|make it on|do it on|use|on|with|all of|network
|make that on|please use`;
export const CHANGING_VERBS =
  'do it|swap it|send it|bridge it|move it|transfer it|send|buy|get|sell|swap|transfer|pay|i want|i need|let us use';
export const CONVENIENT =
  'can|could|would|get|have|are|are able|do not|feel|find|be|so|a|the|some|to|able|free|got|spare|not';
export const CONVENIENT_END =
  'can|could|would|please|possible|ok|okay|convenient|alright|may|moment|minute|min|sec|second|time|chance|mind|kind|ready|around|it|like|free|able|there|fine|busy|good';
export const SOFT =
  'please|pls|kindly|just|quickly|quick|real quick|also|now|help me|help me to|help me out and|go ahead and|go on and|proceed to|proceed and|possibly|be able to|be so kind as to|be so kind and|be kind enough to|be a dear and|be an angel and|do me a favor and|do me a favour and|do me a solid and|then|to|and|simply';
export const GRATEFUL = 'i would|i will|i am|it would|that would|it will|would|i';
export const VERY = 'be|really|so|very|most|much|more than|greatly|truly|highly';
export const GLAD =
  'grateful|thankful|glad|happy|appreciate|appreciate it|obliged|great|nice|good|lovely|awesome|amazing|wonderful|fantastic|super|cool|kind of you|helpful|pleased|love it|like it|love|like';
export const WERE =
  'if you could|if you can|if you would|if you will|if you|for you to|to|could you|if we could|you to';
