import { COMPANY } from '../context/things.ts';
import { any, either, many, maybe, type Pattern, seq } from '../licence/pattern.ts';

const MARKS = any(',|.|!|:|;|-|(|)|…');
/** Before an answer. None of them denies, doubts or asks. */
export const LEAD = many(
  MARKS,
  any(
    'ok|okay|sure|right|well|oh|ah|so|then|and|yes|yeah|yep|hm|hmm|um|uh|here|here you go|here you are|here it is|here we go|there you go|there you are|there it is|got it|found it|i found it|i have it|thanks|thank you|cheers|alright|all right|fine|good|great|perfect|lovely|of course|certainly|no problem|let me see|let me look|one second|one sec|just a second|a moment|it is me again|back again|back|please|sorry for the wait|sorry for the delay|sorry that took a while|sorry about the wait|good question|ah yes|oh yes|oh right|i forgot|i forgot that|forgot that|my bad|true|indeed',
  ),
);
/** Behind an answer. */
export const TAIL = many(
  MARKS,
  any(
    'please|pls|plz|thanks|thank you|thx|ty|cheers|then|if possible|if that is possible|if you can|if that works|if that is ok|if that is okay|for this|for this one|for that|today|now|ok|okay|mate|dear|sir|preferably|ideally|thank you very much|thanks a lot|many thanks|for him|for her|for them|there|that is all|as agreed|as usual|as always',
  ),
);

const WALLET = any(
  'wallet|address|account|wallet address|account address|eth address|evm address|public address|crypto address|crypto wallet|addy|addr|wallet number|account number|one|receiving address|receiving wallet|payment address|deposit address|details|wallet details|payout address|payout wallet',
);
const KIND = maybe(any('current|usual|main|new|correct|right|business|company|personal|own|only|shop|private|full'));
const OWNER = either(any('his|her|their|the|its'), COMPANY);
/** "his wallet", "the plumber's new address". */
const HOLDER = either(seq(OWNER, KIND, WALLET), any('address|wallet|recipient|the recipient|payee|the payee|receiver'));
const WHO = any('he|she|they');
const WHOSE = either(any('his|hers|theirs|him|her|them|it|the one'), HOLDER);
const IS = many(any(':|=|-|,|.|is|would be|is this|is this one|is here|is the following|is as follows|this'));
const COLON = many(any(':|,|-|.'));
const TO_ME = maybe(
  either(
    any('me|us|over|to me|me this|me that'),
    seq(any('it|this|that|this one'), maybe(any('to me|me|over|to us|for me'))),
  ),
);

const GOING = any(
  'payable to|paid to|to be paid to|made out to|it goes to|it is going to|that goes to|goes to|going to|it should go to|it can go to|it must go to|pay it to|please pay it to|send it to|please send it to|send it over to|deliver it to|credit it to|to be credited to|in favour of|in favor of|it is for|that is for|transfer it to|please transfer it to|wire it to|to this one|to this address|to this wallet|to his wallet|to her wallet|to their wallet|to his address|to her address|to their address|to him at|to her at|to them at|send it to him at|send it to her at|send it to them at|he is at|she is at|they are at|it is|that is|that would be|this one|this one here|this is it|here is|it has to go to|it needs to go to',
);
const RECEIVING = any(
  'uses|use|is using|are using|gets it at|get it at|gets paid at|get paid at|receives at|receive at|receives it at|receives it on|takes it at|collects at|gets paid on|gave|texted|emailed|messaged|mailed|dictated|forwarded|shared|wrote',
);

/** Who receives it, in a statement: "his wallet is 0x…", "payable to 0x…", "0x… is hers". */
export const RECIPIENT = either(
  seq(maybe(any('to')), any('§a')),
  seq(HOLDER, IS, any('§a')),
  seq(COMPANY, any('=|:'), any('§a')),
  seq(GOING, COLON, any('§a')),
  seq(any('this is|that is|here is|i have|i got|i found|got|found|have'), WHOSE, COLON, any('§a')),
  seq(WHO, maybe(any('just|always|only|now|also')), RECEIVING, TO_ME, maybe(WALLET), COLON, any('§a')),
  seq(HOLDER, many(any(',')), WHO, maybe(any('just')), RECEIVING, TO_ME, COLON, any('§a')),
  seq(any('§a'), many(any(',|-|(|is|it is|that is')), WHOSE),
);

const CHAIN = either(any('§c|§b'), seq(maybe(any('the')), any('§c|§b'), any('network|chain|mainnet')));
const ON = any('on|over|via|through|across');
const AT = seq(ON, CHAIN);
/** Where it is sent, in a statement: "i would want base", "he says optimism". */
export const NETWORK = either(
  AT,
  seq(any('i would|we would'), any('want|prefer|like|choose|take|use|say|go for|go with|pick'), maybe(ON), CHAIN),
  seq(any('i|we'), any('want|prefer|choose|pick'), maybe(any('it')), maybe(ON), CHAIN),
  seq(
    any('he|she|they'),
    any('says|said|prefers|prefer|wants|want|uses|use|asked for|would like|would prefer|needs|likes|accepts|takes'),
    maybe(any('it')),
    maybe(ON),
    CHAIN,
  ),
  seq(any('the|my|our'), any('§t|§b|one|ones'), maybe(any('that')), any('i|we'), HAVING(), maybe(any('is|are')), AT),
  seq(any('i|we'), HAVING(), any('it|them|that|those|mine|my §t|my §b|the §t|the §b'), AT),
  seq(any('mine|my §t|my §b|the §t|the §b|it|they|the money'), any('is|are|sits|sit|lives|live'), AT),
  seq(
    maybe(ON),
    CHAIN,
    any(
      'is fine|is ok|is okay|works|would work|will do|would do|would be fine|would be best|would be good|would be great|would be nice|is the one|it is',
    ),
  ),
  seq(
    any('let us use|let us go with|let us take|go with|run it on|do it on|put it on|make it go over|network is'),
    CHAIN,
  ),
  seq(any('the network is|the chain is|network|chain'), maybe(any(':')), maybe(ON), CHAIN),
);

function HAVING(): Pattern {
  return any('keep|have|hold|store|have got');
}
