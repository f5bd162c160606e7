/** The words that end a request in English. Phrases are separated by `|`; contractions are written out. */

/** A whole message that ends the request. */
export const END =
  'cancel|abort|stop|nvm|nevermind|never mind|never mind then|nevermind then|no thanks|no thank you|no|nope|nah|no no|no no no|no deal|stop stop|stop stop stop|abort abort abort|cancel cancel cancel|abort mission|false alarm|absolutely not|hell no|god no|not now|not now thanks|not now after §m|rescind|dismiss|not anymore|not any more|no longer needed|no need anymore|no need any more|undo|please disregard|disregard|discard|cancle|cancell|cancel please|n/m';
/** Verbs of which the request is the object. */
export const VERBS =
  'cancel|cancle|cancell|abort|scrap|scratch|drop|kill|bin|forget|forget about|discard|delete|void|revoke|undo|withdraw|trash|ditch|annul|rescind|disregard|abandon|stop|dismiss|never mind|nevermind|quit|terminate|take back|call off|get rid of|pull the plug on|back out of|give up on|skip';
export const OBJECT =
  'it|that|this|this one|that one|the request|this request|that request|my request|the order|my order|this order|that order|the transaction|this transaction|that transaction|my transaction|my instruction|my previous instruction|the above instruction|the above|it all|this for me|that for me|it for me|it entirely|that entirely|it all together|it completely';
export const TRANSFER =
  'the transfer|the payment|this transfer|this payment|that transfer|that payment|my transfer|my payment|§m payment|§m transfer|his payment|her payment';
export const SWAP =
  'the swap|this swap|that swap|my swap|the trade|this trade|that trade|my trade|the exchange|§m swap|§m trade|the conversion|this conversion';
export const BRIDGE = 'the bridge|this bridge|that bridge|the bridging|the bridge transfer';

export const DO = 'do|proceed with|go ahead with|execute|process|make|carry out|go through with';
export const SEND = 'send|transfer|pay';
export const EXCHANGE = 'swap|exchange|convert|trade|sell|buy|wrap|unwrap';

/** Clauses that end a request by themselves. */
export const CLAUSE =
  'i changed my mind|changed my mind|i have changed my mind|i have changed my mind about this|i changed my mind about this|i changed my mind about it|i have decided against it|i decided against it|i have thought better of it|i thought better of it|i had a change of heart|i have had a change of heart|i take it back|i take that back|i withdraw my request|i withdraw my order|i withdraw this request|i withdraw this instruction|i wish to withdraw this instruction|i wish to withdraw my request|i hereby revoke my request|i hereby withdraw my request|i give up|let us not|let us not do it|let us not do this|let us not do that|let us not do this after §m|let us drop this|let us drop it|let us cancel|let us cancel it|let us cancel this|let us forget it|let us forget about it|let us forget about this|call it off|call this off|call §m thing off|not doing it|not doing this|not doing this one|please consider the order withdrawn|i will not be needing it|call that off|do not bother|do not proceed|do not go ahead|leave it be|let it go|forget i asked|it is no longer necessary|it is no longer needed|that is no longer needed|this is no longer needed|that is not needed anymore|it is not needed anymore|it is not necessary any more|it is not necessary anymore|that will not be necessary|that will not be needed|i will not be needing this|i will not be needing it|i do not need this anymore|i do not need this any more|i do not need it anymore|i do not need it any more|i do not need this any longer|we do not need this any more|we do not need this anymore|i do not want to continue|i do not want to proceed|i would prefer not to proceed|i would rather not|i would rather not after §m|i would rather not do it|i would rather not do this|i would rather not send it|i am not doing this|i am not doing it|i am not doing this anymore|we are not doing this|we are not doing this anymore|i am not going through with this|i am not going through with it|we will not go ahead|i will not go ahead|i will skip this one|no transfer|no swap|no payment|pull the plug|back out|it is off|the deal is off|deal is off|not interested anymore|not interested any more|stop this|stop that';
/** Behind "i": "i do not want to send it anymore". */
export const NOT_WANT = 'i do not want|i no longer want|we do not want|we no longer want|do not want|i do not wish';
export const NOT_TO =
  'i do not want to|i no longer want to|i decided not to|i have decided not to|i would rather not|i would prefer not to|we decided not to|we do not want to|i do not wish to|do not want to|i am not going to|i will not';
export const AT_ONCE = 'now|right now|immediately|at once|asap|right away|please now';
export const ANY_MORE = 'anymore|any more|any longer|after §m|at §m';

/** These may stand before the order. */
/** Behind these stands a pause. */
export const NO = 'no|nope|oh no|oh dear no|no no';
/** A refusal, behind which an order may say it again: "no thanks, cancel it". */
export const DECLINE =
  'no thanks|no thank you|never mind|nevermind|nvm|forget it|no deal|stop|no need|no transfer|no swap|no payment';
/** Behind a reason. */
export const DROPPED = 'never mind|nevermind|nvm|stop|skip|forget it|no need|no need now|no need any more';
export const LEAD =
  'nah|sorry|actually|oh|ok|okay|ah|eh|hmm|hm|meh|well|oops|wait|no wait|hold on|hang on|on second thought|on second thoughts|on reflection|you know what|please|pls|plz|kindly|oh dear|i am sorry|i am sorry but|so sorry|my bad|my mistake|it is fine|just|omg|so|ah|woah|whoa|then';
/** Clauses that say why, and hold nothing else. */
export const WHY =
  'i changed my mind|changed my mind|i have changed my mind|i made a mistake|it was a mistake|that was a mistake|wrong address|wrong person|wrong window|wrong chat|wrong guy|too expensive|too risky|it is too expensive|it is too risky|that is too expensive|the fees are too high|fees are too high|the fee is too high|rates are awful|the rate is terrible|he already paid|she already paid|they already paid|he paid already|she paid already|he already has it|i already paid|i already paid him|i already paid her|i paid him in cash|i paid her in cash|i paid them in cash|i already sent it|we settled it|we settled it in cash|it is already paid|it has been paid already|it was a joke|it was just a test|i was only testing|false alarm|i can not afford it|i am broke|i have decided against it|i do not need it|i do not need it anymore|no longer needed|i had second thoughts|i am having second thoughts|i pressed the wrong thing|i pressed the wrong button|that was an accident|the deal fell through|i have thought better of it|i thought better of it|i have got cold feet|i got cold feet|cold feet|i had a change of heart|i have had a change of heart|i give up|it is not necessary|too dear|not worth it|not worth the fees';
export const CLOSING =
  'please|pls|plz|kindly|thanks|thank you|thx|ty|cheers|thanks anyway|cheers anyway|thank you anyway|sorry|sorry about that|sorry for the trouble|sorry for that|my bad|mate|bro|then|for me|after §m|thank you very much|many thanks|lol|ok|okay|dear|would you|will you|if you can';
export const ASK =
  'can you|could you|can we|could we|would you|will you|would you be so kind as to|could you please|can you please|please can you|could we please|can we please|i want to|i would like to|i want you to|i need to|i need you to|we want to|let me|i would like you to|we should|we had better|i am sorry but please|please just|i have to|time to';
