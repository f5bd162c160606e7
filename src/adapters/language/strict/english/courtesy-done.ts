import { any, either, maybe, type Rule, seq } from '../rules/rule.ts';

/** "please confirm when done", "share the tx hash": what shall be told when it is done. */
export const TELL: Rule = seq(
  maybe(any('and|please|pls|kindly|and please|and pls|and kindly|then|just')),
  either(
    any('confirm|revert|revert back|update me|report back|keep me posted|keep me updated|confirm to me|buzz me'),
    // Without its time it would ask for an opinion, or whether it can be done.
    seq(
      any(
        'confirm|advise|revert|notify|notify me|tell me|let me know|lemme know|lmk|ping me|inform me|update me|report back|msg me|text me|buzz me|shout|holler',
      ),
      maybe(any('please|back|fill|execution|completion|receipt|it|here|to me')),
      any('when|once|after|as soon as|upon|on'),
      maybe(any('it is|its|that is|it has been|it|all is|§m is')),
      any('done|complete|completed|completion|finished|executed|sent|settled|processed|filled|confirmed'),
    ),
    seq(any('confirm|pls confirm'), any('fill|execution|completion|receipt')),
    seq(
      any('share|send me|give me|provide|post|show me|drop me|pass me|forward me|provide me|get me|please attach'),
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
export const ENDED: Rule = any(
  'end|the end|finish|that is that|nothing more|nothing else|that will be all|that will be it|that would be all|see you|see you soon|see u|cu|cya|let us go|lets go|get it done|get it sorted|get this done|do the needful|please do the needful|kindly do the needful|please do the needful at the earliest|alright|all right|grateful|humbly|sent from my iphone|sent from my phone|sent from my android|sent from my ipad|and go|now go|faster please|faster|quick quick|chop chop|jaldi|jaldi please|a . s . a . p|a . s . a . p .|stay awesome|nice one|good man|cool|great|perfect|awesome|super|grand|lovely|brilliant|sweet|wonderful|you know the drill|no questions|this is my order|thank me later|roger that|copy that|over to you|up to you|easy job|easy one|thank you for now',
);
