/** Verbs of an order to pay or trade, for patterns over the words of a text. */
export const ORDER =
  '(?:pay|send|transfer|settle|wire|give|move|cover|tip|remit|reimburse|refund|return|forward|donate|drop|beam|shoot|hand|pass|put|ship|swap|buy|sell|convert|exchange|bridge|trade|turn|wrap|unwrap|purchase|withdraw)';
/** What may stand before it. */
export const POLITELY = '(?:please |pls |plz |kindly |can you |could you |would you |just |now |quickly )*';
