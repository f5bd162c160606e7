/** The words of plain changes in English. Phrases are separated by `|`; contractions are written out. */

/** These correct by themselves, and what is right may follow at once: "sorry 15". */
export const SORRY =
  'sorry|sry|sorry sorry|actually|oops|whoops|woops|on second thought|on second thoughts|on reflection|correction|i am sorry|so sorry|apologies|hmm actually|oh actually|ok actually|no actually|oh sorry|no sorry|actually no|hang on|no wait|my apologies|pardon|i beg your pardon|beg your pardon|correction please|wait no|wait actually|no no actually|or actually|well actually|actually wait|actually sorry|sorry no';
/** Behind these stands a comma: "no, 15". */
export const NO = 'no|nope|nah|no no|hmm no|no sorry|ah no';
/** Behind these stands a pause. */
export const OOPS =
  'hold up|wait up|one sec|one second|one moment|wait a sec|wait a second|wait a minute|hang on a sec|hang on a second|hold on a sec|hey wait|silly mistake|stupid mistake|slight mistake|small mistake|rookie mistake|my error|error|error on my side|mistake on my side|mistake on my end|mix up|oops mistake|whoops mistake|scratch what i said|forget what i said|ignore what i said|not quite|that is not quite right|not exactly|not what i meant|that is not what i meant|that is not what i wanted|that is not it|changed my mind|new thought|actually wait|wait|oh wait|hold on|hold on a second|typo|that was a typo|my bad|my mistake|my fault|edit|change of plan|change of plans|you know what|i made a mistake|i made a typo|i mistyped|i misread|i misread it|i misread that|just kidding|fat fingers|autocorrect|let me correct that|let me fix that|pardon me|excuse me|small correction|one correction|quick correction|a correction|a small correction|one change|small change|quick change|one small change|a small change|a quick change|amendment|quick edit|change of heart|let me rephrase|let me rephrase that|let me try again|scratch that|strike that|scrap that|no scratch that|ignore that|forgive me|sorry about that|sorry for that|second thoughts|thinking about it|come to think of it|now that i think of it|now that i think about it|thinking again|silly me|stupid me';
/** Why a value is replaced. Behind it stands a pause. */
export const WRONG =
  'i mixed that up|recipient wrong|address wrong|amount wrong|network wrong|token wrong|chain wrong|recipient is wrong|the recipient is wrong|the recipient was wrong|amount is wrong|address is wrong|network is wrong|token is wrong|the chain is wrong|the coin is wrong|the sum is wrong|the wallet is wrong|wrong coin entirely|the amount was wrong|the address was wrong|the network was wrong|the token was wrong|i got the amount wrong|i got the address wrong|i got the token wrong|i got the network wrong|i got the chain wrong|i got the recipient wrong|i had the wrong address|i had the wrong amount|i gave you the wrong one|i gave you the wrong amount|i gave you the wrong wallet|i said the wrong thing|i wrote the wrong thing|i wrote the wrong address|i wrote the wrong amount|i wrote the wrong token|i wrote the wrong network|wrong currency|wrong sum|wrong address|wrong recipient|wrong person|wrong guy|wrong man|wrong friend|wrong contact|wrong dude|wrong wallet|wrong token|wrong coin|wrong network|wrong chain|wrong amount|wrong one|that is wrong|that was wrong|that is not right|that is too much|that was too much|too much|that is a bit much|that is too little|too little|not enough|the amount is wrong|that amount is wrong|the address is wrong|that address is wrong|the network is wrong|the token is wrong|i got that wrong|i gave you the wrong address|i pasted the wrong address|i typed the wrong amount|i chose the wrong network|i picked the wrong network|i changed my mind|i dropped a zero|i forgot a zero|one zero too many|one zero too many there|that is one zero too many|the decimal slipped|decimal slipped|the address changed|the amount changed';
/** Behind the network of the request. */
/** Behind an open amount. */
export const TOO_MUCH =
  'is too much|is too little|is a bit much|is a bit too much|is way too much|is wrong|was wrong|is not enough|was a typo|is a typo|was a mistake|was too much|is too high|is too low|is not right|is a bit stingy|was the wrong amount|is the wrong amount|is one zero too many|was a slip';
/** Behind an open token or account. */
export const WRONG_ONE =
  'is wrong|was wrong|was a typo|is a typo|was a mistake|is a mistake|is not right|is the wrong one|was the wrong one|is the wrong token|was the wrong token|is the wrong address|was the wrong address|is the wrong wallet|was the wrong wallet|is old|is outdated|is the old one|is the old address|is my old wallet|was my old wallet|is his old wallet|is her old wallet|was a slip of the tongue';
export const HM =
  'oh right|ah right|ah yes|oh yes|oh sorry|ah sorry|oh yeah|oops|sorry|yes|yes sorry|sure|sorry about that|right|my bad|silly me|of course|oh of course|haha|lol|oh my bad|oops sorry|whoops|good point|good catch|oh|ah|ahh|hm|hmm|uh|umm|ok|okay';
export const OH =
  'aah|aahh|lol|haha|hahaha|lmao|oh right|ah right|ohh|ahh sorry|uhh|hmm wait|eek|whoops|welp|oh well|oh yeah|oh yes|right|yo|hey so|ok so|okay so|so|alright|alright so|listen|look|hi|hello|mate|dude|ouch|ack|eek|wow|yeesh|wait|oh|ah|ahh|ooh|oof|ugh|argh|hm|hmm|hmmm|eh|ehm|er|uh|um|umm|yikes|damn|dang|darn|shoot|gosh|oh no|oh wait|damn it|doh|whoa|woah|omg|jeez|blimey|gah|oh my|whatever|ok then|alternatively|hey|you know what|u know what|well|then|so then|in that case|fine|fair enough|right then';
export const TOO_DEAR =
  'is too expensive|is too pricey|is too slow|is down|is congested|is too dear|was a mistake|was a typo|was wrong|is wrong|is the wrong network';
/** At the end, behind a pause or not. */
/** Behind a value these correct it: "50, sorry". */
export const BEHIND =
  'sorry|sry|actually|i meant|i mean|my bad|my mistake|i misread|i misread it|i mistyped|typo|that was a typo|fat fingers|fat fingers sorry|i switched the digits|i mixed the digits up|i mixed up the digits|i dropped a zero|i forgot a zero|same person';
export const CLOSING =
  'actually|after all|please and thanks|pls and thx|pls and thanks|please and ty|haha|lol|hahaha|lmao|: )|; )|appreciate it|much appreciated|would you|will you|if you would|if you can|if you could|when you can|asap|right away|kind regards|best regards|regards|that is all|that is it|have a nice day|have a good day|and thanks|and thank you|fat fingered it|same address|same amount|same network|same recipient|same token|please|pls|plz|kindly|obviously|of course|then|sorry|so sorry|my bad|my mistake|sorry about that|sorry for that|sorry for the trouble|sorry for the mix up|i misread|i misread it|i mistyped|i switched the digits|i mixed the digits up|i mixed up the digits|fat fingers|mate|dear|if you do not mind|if that is ok|if that is okay|if possible|i dropped a zero|§m else unchanged|everything else unchanged|rest unchanged|the rest unchanged|everything else the same|the rest is the same|rest same|keep the rest|same person|that would be great|instead please|after §m|for now|this time|for this one|btw|by the way|same figure|otherwise as i said|keep the rest as is|the rest stays|rest stays the same|the rest as before|everything else as before|beneficiary unchanged|all else the same|please and thank you|in total|§m in|total|to be exact|exactly|love|pal|man|dude|bro|buddy|my friend|sir|madam';
export const WEAK =
  'if you do not mind|if possible|if you can|ok|okay|so|well|right|alright|all right|please|pls|plz|kindly';
/** Behind a token or a network these ask for it. */
export const IF_FINE =
  'if you do not mind|if that is ok|if that is okay|if that is alright|if that is all right|if you please|if you would|if it is all the same to you|if that works';
/** The request stays, apart from what follows. */
export const SAME_BUT =
  '§m the same but|§m same but|fine but|fine , but|ok , but|okay , but|same as before but|same amount but|same person but|same token but|same network but|same recipient but|keep §m but|keep the rest but|keep §m the same but|all good but|looks good but|good but|great but|perfect but|almost but|ok but|okay but|yes but|same but|same thing but|the same but|everything the same but|everything same but|all the same but|same again but';

const MISSPELT = ['chnage', 'chagne', 'cahnge', 'cange', 'chang', 'change', 'swich', 'swtich', 'maek', 'mkae']
  .flatMap((verb) => ['it', 'that', 'this'].flatMap((it) => [`${verb} ${it} too`, `${verb} ${it} to`, `${verb} ${it}`]))
  .filter((phrase) => !/^change \w+$/.test(phrase))
  .join('|');
/** What stands behind these is right. */
export const MAKE =
  'make it|make that|make this|meant to say|meant to type|meant to write|meant to put|i meant to put|i wanted to type|i wanted to write|change it to|change that to|change this to|change to|i meant|i mean|meant|i meant to say|i meant to type|i meant to write|it should be|should be|that should be|this should be|it should have been|that should have been|should have been|it should say|that should say|should say|should read|it should read|it was meant to be|that was meant to be|it is meant to be|it must be|i would rather do|i would rather send|i would rather swap|i would prefer|i would like to change it to|i want to change it to|i want to change that to|let me change that to|let me change it to|switch it to|switch that to|switch to|correct it to|correct that to|update it to|adjust it to|set it to|let us make it|let us change it to|no i meant|let us make that|let us rather do|let us go with|let us do|i am meaning|i was meaning|i intended|i meant it to be|call it|go with|just make it|please make it|rather make it|better make it|then make it|so make it|better change it to|just change it to|simply make it|better do|rather do|then do|let us say|let us just do|let us just make it|make am|correct is|correct would be|right is|better|better go with|bring it to|put it at|put that at|put it to|turn it into|turn that into|it needs to be|it has to be|that has to be|that needs to be|that must be|it ought to be|it was supposed to be|i wanted it to be|i want it to be|i need it to be|' +
  MISSPELT;
/** Behind these stands how much. */
export const RESIZE =
  'raise it to|lower it to|reduce it to|increase it to|decrease it to|bump it to|bump it up to|bump that up to|cut it to|cut it down to|cut that to|bring it down to|bring it up to|knock it down to|round it to|round it up to|round it down to|reduce that to|increase that to|lower that to|raise that to|reduce to|increase to|lower to|raise to|reduce the transfer to|reduce the payment to|drop it to|drop that to|drop it down to|bring that down to|bring that up to|bump that to|bump up to|take it down to|take it up to|scale it down to|scale it back to|trim it to|trim it down to|push it to|push it up to|go down to|go up to|settle on|settle for|let us settle on|let us settle for|get it down to|pump it to|pump it up to|shrink it to|cap it at|limit it to|keep it to|round that up to|round that down to|round up to|round down to|up it to|up that to|lift it to|cut down to|hike it to|increase the transfer to|increase the payment to|raise the payment to|lower the payment to|raise the transfer to|lower the transfer to';
export const SET =
  'change|make|set|update|correct|amend|switch|adjust|fix|modify|i want to change|i would like to change|i need to change|let me change|let us change|i need to fix|i need to correct|i want to correct|i would like to correct|let me fix|let me correct|swap out|i need to update|please amend|i would like to amend|i would like to update|i want to update|i have to change|i have to correct';
export const RESIZE_NAMED = 'reduce|lower|raise|increase|decrease|bump|bump up|cut|drop|bring down|bring up|up';
export const AMOUNT = 'the amount|amount|the sum|that amount|the transfer amount|the payment amount';
export const RECIPIENT =
  'the payee|payee|the destination wallet|destination wallet|the target wallet|the target address|target address|the receiving address|the receiving wallet|the recipient wallet|recipient wallet|the receiver address|the receiver wallet|the to address|the wallet of the recipient|the account|the payee address|the destination account|destination address|receiving address|the recipient|recipient|the address|address|the receiver|the reciever|the beneficiary|the destination|the destination address|the recipient address|the wallet|the wallet address|who gets it|who receives it';
/** Behind these stands the right account. */
export const HERE =
  'here is the right address|here is the correct address|here is the right one|here is the correct one|here is the new address|here is the new one|here is the new §n|this is the right one|this is the right address|this is the correct address|this is the correct one';
export const TOKEN =
  'token to send|the asset|asset|currency|coin|the coin to send|the currency to send|the token|token|the coin|the currency|the token to send';
/** The same, where "is" would tell something else: "the total is 30". */
export const WEAK_AMOUNT =
  'the total|the figure|the number|the quantity|the value|the total amount|my amount|the amount to send|the amount to pay|the amount to swap|the right amount|the correct amount';
export const WEAK_RECIPIENT = 'his address|her address|their address|his wallet|her wallet|the person';
export const SOURCE_TOKEN =
  'the source token|source token|the token i sell|the token i am selling|the token i pay with|the input token|input token|the paying token|the sell token|the token to sell|the token being sold|the from token|the token i spend|the token i give';
export const TARGET_TOKEN =
  'the target token|target token|the token i buy|the token i get|the token i receive|the token i want|the output token|output token|the buy token|the token to buy|the receiving token|the received token|the destination token|destination token|the to token|the token i am buying|the token i get back';
export const DESTINATION =
  'the destination|destination|the destination network|the destination chain|destination network|destination chain|the target network|the target chain';
export const NETWORK = 'the network|network|the chain|chain';
export const SHOULD_BE =
  'shall be|ought to be|is supposed to be|was supposed to be|is meant to be|needs to read|must read|needs to change to|must change to|has changed to|changed to|is now|should now be|should rather be|should actually be|should really be|should be changed to|has to change to|must now be|should be|must be|should have been|should read|should say|was meant to be|has to be|needs to be';
export const NEW_ADDRESS =
  'the right address|the correct address|the new address|the right recipient|the correct recipient|the right one|the correct one|the right wallet|the correct wallet|the new wallet|the actual address|the real recipient';
export const OTHER_NETWORK =
  'other chain|other network|different network|another network|different chain|new network|right network|correct network';
export const OTHER_ADDRESS =
  'new address|right address|correct address|new recipient|different address|other address|new wallet|right recipient|correct recipient';
export const OTHER_AMOUNT = 'new amount|right amount|correct amount|correct sum';

export const ASK =
  'can you|could you|can we|could we|could you please|can you please|please can you|please could you|can we please|could we please';
export const THANKING =
  'thanks|thank you|thx|ty|cheers|many thanks|thanks a lot|thank you very much|thanks so much|thank you so much';
export const REVERSED =
  'other way round|other way around|the other way|the other way round|the other way around|it is the other way round|it is the other way around|reverse|reverse it';
/** The same alone. */
export const TURN = `${REVERSED}|the reverse|reverse that|reverse the order|reverse the direction|reverse them|backwards|i got it backwards|i had it backwards|it is backwards|that is backwards|i got it the wrong way round|i got it the wrong way around|wrong way round|wrong way around|the wrong way round|the wrong way around|switch them|switch them around|swap them around|flip it|flip them|flip it around|turn it around|switch the §n|swap the §n around|the opposite direction|opposite direction|i meant the other way around|i meant the other way round|i meant the opposite|other direction|the other direction|it should be the other way around|it should be the other way round|do it the other way around|do it the other way round|in reverse|in the other direction|i want it the other way around|i want it the other way round`;
export const TOO_LOOSE =
  'that is too loose|too loose|way too loose|that is too tight|too tight|that is too high|that is too low';
export const OTHER_TOKEN = 'different token|other token|right token|correct token';
export const THIS_ADDRESS =
  'use this address instead|use this one instead|this one instead|this address instead|send it to this address instead';
export const SET_SLIPPAGE =
  'make the slippage|make slippage|change the slippage to|set the slippage to|change slippage to|set slippage to|cap the slippage at|cap slippage at|keep slippage at|keep the slippage at|lower the slippage to|raise the slippage to|reduce the slippage to|increase the slippage to';
export const DOUBLE =
  'double it|double that|twice that|twice as much|make it double|make that double|double the amount';
export const TRIPLE = 'triple it|triple that|three times that|three times as much|triple the amount';
export const EXCHANGING =
  'it is|swap|sell|convert|i want to sell|i want to swap|i want to convert|exchange|trade|i would like to swap';
/** Behind these stands the received token. */
export const WANT =
  'i want to receive|i want to get|i want|i would like to receive|i would like to get|i would like|get me|give me';
/** Behind these stands who receives a payment. */
export const GOES =
  'the money is for|the money goes to|the money should go to|the payment is for|the payment goes to|the payment should go to|the transfer is for|this is for|this goes to|it should have gone to|it was meant for|it was for|it is meant for|that was meant for|that is for|this was meant for|the right person is|the right guy is|the right wallet is|the right address is|the right one is|the correct one is|the correct address is|the correct wallet is|it goes to|it is for|it is going to|it needs to go to|that goes to|send it to|the address is|the recipient is|his address is|her address is|it should go to|it should be sent to|it has to go to|should go to';
/** Orders of a payment or a swap, behind a word that corrects. */
export const WISH_SEND =
  'i want to send|i would like to send|i actually want to send|can you send|could you send|i only want to send|please send|i said send|i need to send';
export const WISH_SWAP =
  'i want to swap|i would like to swap|i actually want to swap|can you swap|could you swap|i only want to swap|i need to swap';
/** They correct without another word. */
export const MEANT_SEND =
  'i meant to send|i meant send|only send|just send|send only|send just|i only want to send|pay only|only pay';
export const MEANT_SWAP =
  'i meant to swap|i meant swap|only swap|just swap|swap only|swap just|i only want to swap|sell only|only sell';
/** Behind how much. */
export const ENOUGH =
  'is enough|is plenty|will do|would do|should do|should do it|will do it|will be enough|would be enough|should be enough|will be plenty|is better|would be better|is more like it|is all he needs|is all she needs|is all they need|is sufficient|will suffice|would suffice|should suffice|should cover it|will cover it|covers it|would cover it|is right|is the right amount|is correct|is the correct amount|would be fine|will be fine|is what i meant|is what i wanted|is what i meant to send|is what i meant to say|was what i meant|of it will do|of it is enough|of them will do|of them is enough|is the new amount|is the new total|is all i owe|is all i can afford|is all i have|is all i can spare';
export const LESS =
  'a bit less|a bit more|a little less|a little more|less|lower|higher|slightly less|slightly more|a touch less|a touch more|much less|much more|smaller|a bit lower|a bit higher|way less';
export const ROUTE =
  'do it|send it|it should go|it needs to go|it has to go|it must go|it should be sent|it needs to be sent|it has to be sent|it is meant to go|it should run|it should come|it needs to come|it has to come|should go|let us do it|let us do this|let us do that|let us send it|let us run it|let us go|let us make it|let us put it|run it|route it|put it through|put it|i want it|i need it|i would like it|i would like it sent|i want it sent|i need it sent|i would rather have it|i would rather send it|i would rather do it|i would rather do this|i would prefer it|i would prefer to do it|i would prefer to send it|i would rather pay|i would rather go|i would prefer|would prefer it|would prefer it went|would prefer it went out|i would prefer it went|better do it|better send it|rather do it|rather send it|please do it|please send it|just do it|just send it|can it go|send this|send that|do this|do that|do this one|do that one|send this one|pay it|bridge it|swap it|i want to do it|i want to send it|i need to send it|i would like to do it|i would like to send it|send it over|do everything|do this whole thing|actually do it';
export const WISH =
  'i would like you to|i need you to|i want you to|let us please|may i ask you to|can i ask you to|could i ask you to|i would ask you to|i am asking you to|please just|please could we|let me';
export const NEW_ONE =
  'this is the new one|this is the new §n|this is the right one|this is the new address|this is his new one|this is his new §n|this is her new §n|this is the right address|this is the correct one|here is the new one|here is the new §n|here is the new address|here is the right one|here is his new §n|here is her new §n|new §n|the new §n|the new §n is|new one|the new one|his new §n is|her new §n is|their new §n is|the new one is|his new one is|her new one is|their new one is|the new address is|his new address is|her new address is|their new address is|new address is|the new wallet is|his new wallet is|her new wallet is|the current one is|the current §n is|it is now|now it is|the right one is|her new wallet|his new wallet|the new wallet|the new address|his new address|her new address';
const BY = (verbs: string): string =>
  verbs
    .split('|')
    .flatMap((verb) => [`${verb} it by`, `${verb} that by`, `${verb} the amount by`, `${verb} by`])
    .join('|');
export const RAISE_BY = BY('increase|raise|bump|bump up|up');
export const LOWER_BY = BY('lower|reduce|decrease|cut|drop|cut down');
export const AFFORD =
  'i can only afford|i can only do|i can only spare|i only want to send|i only want to spend|i only want to pay|i only want to swap|i only meant to send|i only meant';
/** Behind the token or the network that would be used; "dai is better" is an opinion. */
export const WOULD_BE =
  'would be better|would be preferable|would be best|would be better please|would be better , please|would be better actually';
/** Behind these stands how much of the received token. */
export const GETTING =
  'i want to get|i want to receive|i would like to get|i would like to receive|get me|buy|give me|i want|i need|i would like|i want to end up with|i want to buy|buy me|let me get|i actually want|i actually want to get|i wanna get';
