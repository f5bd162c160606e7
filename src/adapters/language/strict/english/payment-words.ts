/** The verbs and nouns of payments in English. Phrases are separated by `|`. */

export const SEND =
  'send|sned|snd|sedn|sendd|transfer|trasnfer|tranfer|transfr|trnasfer|transferr|transfere|tarnsfer|trnsfr|trnsfer|pay|wire|move|forward|remit|tip|give|gift|donate|beam|shoot|ping|drop|pop|toss|chuck|sling|zap|kick|ship|throw|fling|fire|xfer|fwd|send over|send out|send off|send across|transfer over|transfer out|move over|move across|shoot over|pop over|beam over|zap over|kick over|toss over|chuck over|throw over|ship over|ping over|sling over|fire off|fire over|wire over|wire out|pay out|disburse|dispatch|deliver|hand over|hand|pass on|pass along|pass|withdraw|slide|slip|repay|pay back|give back|bung|yeet|fund|route|push|release|lob|shift|transmit|convey|venmo|zelle|e - transfer|flick|ferry|allocate|distribute|contribute|chip in|return|cashapp|cash app|paypal|direct|whizz|whip|dish out|issue|cough up|get over|bring over';
export const SENDING =
  'sending|transferring|paying|wiring|moving|forwarding|remitting|tipping|giving|donating|shooting|popping|dropping|shifting|passing|releasing|disbursing|handing over|returning|refunding|reimbursing';
export const SENT =
  'sent|transferred|paid|wired|moved|forwarded|sent over|moved over|sent across|transferred over|sent on|moved across|moved out|sent out|delivered|released|remitted|paid out|disbursed|shipped|returned|refunded|donated';
/** Behind "it would be great if you". */
export const SENT_BY_YOU =
  'sent|transferred|paid|wired|moved|forwarded|sent over|transferred over|moved over|gave|dropped|popped|passed|released|remitted';
/** They give back. */
export const RETURN = 'refund|reimburse';
/** They put money somewhere: "put 20 usdc in 0x…". */
export const PUT =
  'put|drop|stick|pop|toss|throw|shove|dump|deposit|slide|whack|park|place|chuck|load|stash|yeet|send|transfer';
/** They need whom they are for: "credit 0x… with 20 usdc". */
export const PROVIDE = 'credit|top up|hit|bless|load|provide|supply|fund|bankroll|hook up';
/** They throw: "fling 5 dai at 0x…". */
export const THROW = 'throw|fling|fire|yeet|toss|chuck|lob|shoot|sling|hurl';
/** They leave nothing: "empty my usdt into 0x…". */
export const EMPTY = 'empty|empty out|sweep|sweep out|drain|clear out|evacuate|flush';
/** A noun for the deed, behind "make a", "do a", "i need a". */
export const MAKE =
  'make a|do a|do one|make one|initiate a|initiate an|set up a|arrange a|arrange for a|arrange for the|prepare a|execute a|process a|please make a|create a|initiate the|execute the|process the|make the|make|effect a|effect the|effect|execute|do the|do|give me a|start a|issue a|issue the|put through a|put through the|submit a|proceed with a|proceed with the|process|arrange|send a|trigger a|perform a|organise a|organize a|get me a|release a|release the|send the|please send the|send|please send|make this|please make this|settle the';
export const DEED =
  'transfer|payment|bank transfer|wire|wire transfer|token transfer|disbursement|remittance|payout|quick transfer|quick payment|small payment|small transfer|outgoing transfer|outgoing payment|outbound payment|outbound transfer|crypto transfer|transaction|one - off payment|one - off transfer|remittance payment|vendor payment|supplier payment|contractor payment|salary payment|invoice payment';
/** Who wants "a payment of 20 usdc to 0x…" may be the one who is paid; who wants a transfer is not. */
export const WANT =
  'i hereby instruct a|we hereby instruct a|i instruct a|we instruct a|i order a|i hereby order a|i hereby authorize a|i hereby authorise a|i need a|i want a|i would like a|need a|i request a|i hereby request a|i would like to request a|we request a|we need a';
export const TRANSFER =
  'transfer|wire|bank transfer|wire transfer|token transfer|quick transfer|small transfer|outgoing transfer|outgoing payment|withdrawal';
