/** The words of plain changes in English. Phrases are separated by `|`; contractions are written out. */

/** These correct by themselves, and what is right may follow at once: "sorry 15". */
export const SORRY =
  'sorry|sry|sorry sorry|actually|oops|whoops|woops|on second thought|on second thoughts|on reflection|correction|i am sorry|so sorry|apologies|hmm actually|oh actually|ok actually|no actually|oh sorry|no sorry|actually no|hang on|no wait';
/** Behind these stands a comma: "no, 15". */
export const NO = 'no|nope|nah|no no|hmm no|no sorry|ah no';
/** Behind these stands a pause. */
export const OOPS =
  'wait|oh wait|hold on|hold on a second|typo|that was a typo|my bad|my mistake|my fault|edit|change of plan|change of plans|you know what|i made a mistake|i made a typo|i mistyped|i misread|i misread it|i misread that|oh dear|just kidding|fat fingers|autocorrect|let me correct that|let me fix that|pardon me|excuse me';
/** Why a value is replaced. Behind it stands a pause. */
export const WRONG =
  'wrong address|wrong recipient|wrong person|wrong wallet|wrong token|wrong coin|wrong network|wrong chain|wrong amount|wrong direction|wrong way|wrong way round|wrong one|that is wrong|that was wrong|that is not right|that is too much|that was too much|too much|that is a bit much|that is too little|too little|not enough|the amount is wrong|that amount is wrong|the address is wrong|that address is wrong|the network is wrong|the token is wrong|i mixed that up|i mixed it up|i mixed them up|i got that wrong|i gave you the wrong address|i pasted the wrong address|i typed the wrong amount|i chose the wrong network|i picked the wrong network|i changed my mind|the other way round|the other way around|it is the other way round|it is the other way around|reverse it|reverse that|the reverse|i dropped a zero|i forgot a zero|one zero too many|one zero too many there|that is one zero too many|the decimal slipped|decimal slipped|the address changed|the amount changed';
/** Behind the network of the request. */
export const TOO_DEAR =
  'is too expensive|is too pricey|is too slow|is down|is congested|is too dear|was a mistake|was a typo|was wrong|is wrong|is the wrong network';
/** At the end, behind a pause or not. */
/** Behind a value these correct it: "50, sorry". */
export const BEHIND =
  'sorry|sry|actually|i meant|i mean|my bad|my mistake|i misread|i misread it|i mistyped|typo|that was a typo|fat fingers|fat fingers sorry|i switched the digits|i mixed the digits up|i mixed up the digits|i dropped a zero|i forgot a zero|same person';
export const CLOSING =
  'please|pls|plz|kindly|obviously|of course|then|sorry|so sorry|my bad|my mistake|sorry about that|sorry for that|sorry for the trouble|sorry for the mix up|i misread|i misread it|i mistyped|i switched the digits|i mixed the digits up|i mixed up the digits|fat fingers|mate|dear|if you do not mind|if that is ok|if that is okay|if possible|i dropped a zero|§m else unchanged|everything else unchanged|rest unchanged|the rest unchanged|everything else the same|the rest is the same|rest same|keep the rest|same person|that would be great';
export const WEAK = 'ok|okay|so|well|right|alright|all right|please|pls|plz|kindly';
/** The request stays, apart from what follows. */
export const SAME_BUT =
  'ok but|okay but|yes but|same but|same thing but|the same but|everything the same but|everything same but|all the same but|same again but';

/** What stands behind these is right. */
export const MAKE =
  'make it|make that|make this|change it to|change that to|change this to|change to|i meant|i mean|meant|i meant to say|i meant to type|i meant to write|it should be|should be|that should be|this should be|it should have been|that should have been|should have been|it should say|that should say|should say|should read|it should read|it was meant to be|that was meant to be|it is meant to be|it must be|i would rather do|i would rather send|i would rather swap|i would prefer|i would like to change it to|i want to change it to|i want to change that to|let me change that to|let me change it to|switch it to|switch that to|switch to|correct it to|correct that to|update it to|adjust it to|set it to|let us make it|let us change it to|no i meant|let us make that|let us rather do|let us go with|let us do';
/** Behind these stands how much. */
export const RESIZE =
  'raise it to|lower it to|reduce it to|increase it to|decrease it to|bump it to|bump it up to|bump that up to|cut it to|cut it down to|cut that to|bring it down to|bring it up to|knock it down to|round it to|round it up to|round it down to|reduce that to|increase that to|lower that to|raise that to|reduce to|increase to|lower to|raise to|reduce the transfer to|reduce the payment to';
export const SET =
  'change|make|set|update|correct|amend|switch|adjust|fix|modify|i want to change|i would like to change|i need to change|let me change|let us change';
export const RESIZE_NAMED = 'reduce|lower|raise|increase|decrease|bump|bump up|cut';
export const AMOUNT = 'the amount|amount|the sum|that amount|the transfer amount|the payment amount';
export const RECIPIENT =
  'the recipient|recipient|the address|address|the receiver|the reciever|the beneficiary|the destination|the destination address|the recipient address|the wallet|the wallet address|who gets it|who receives it';
export const TOKEN = 'the token|token|the coin|the currency|the token to send';
export const DESTINATION =
  'the destination|destination|the destination network|the destination chain|destination network|destination chain|the target network|the target chain';
export const NETWORK = 'the network|network|the chain|chain';
export const IS_RIGHT =
  'should be|must be|should have been|should read|should say|was meant to be|has to be|needs to be';
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
  'it goes to|it is for|it is going to|it needs to go to|that goes to|send it to|the address is|the recipient is|his address is|her address is|it should go to|it should be sent to|it has to go to|should go to';
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
