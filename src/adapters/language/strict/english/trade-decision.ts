import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';

const OFFICE =
  'board|committee|ic|investment committee|risk|compliance|legal|finance|treasury|cfo|ceo|coo|cio|management|council|dao|team|partners|partner|desk|treasurer|auditor|auditors|members|trustees|directors|both signers|signers|multisig|fund manager|risk team|risk desk|compliance team|legal team|finance team|accounting|controller|audit committee|risk committee|head of treasury|portfolio manager|pm|community|shareholders|trustee|director|steering committee|vote|accountant|tax advisor|family';
const THE = maybe(any('the|our|my|all the|both'));
const IT = maybe(
  any('it|this|this one|the trade|the swap|the conversion|the exchange|the move|the order|the transaction'),
);
const SINCE = maybe(
  any('today|yesterday|this morning|last week|already|last night|in the meeting|on the call|in writing|by email'),
);
const DID = either(
  seq(
    maybe(any('has|have|already|has already|have already|just|also')),
    any(
      'approved|cleared|agreed to|agreed|authorised|authorized|resolved|decided|signed off on|signed off|okayed|green lit|greenlit|voted for|voted|decided on|ratified|passed|confirmed|blessed|accepted|recommended|advised',
    ),
    IT,
  ),
  any(
    'gave the green light|gave the ok|gave the go ahead|gave its blessing|gave their blessing|is aware|is informed|is on board|is fine with it|is ok with it|said yes|wants it|wants this|has no objection|has no objections|had no objections|knows about it|knows',
  ),
);
const PAPER =
  'instruction|instructions|resolution|decision|memo|mandate|policy|guideline|guidelines|plan|minutes|vote|request|strategy|framework|allocation|order|recommendation|advice|rules|rule|budget|proposal|agreement|authorisation|authorization|procedure|charter';
/** Who decided on it, before now: "risk signed off", "as resolved by the board", "per client instruction". */
export const DECISION: Rule = once(
  either(
    seq(THE, any(OFFICE), DID, SINCE),
    seq(
      maybe(any('as|already|duly|this was|it was|it is|this is|was|pre -')),
      any(
        'approved|cleared|agreed|authorised|authorized|resolved|decided|signed off|instructed|requested|okayed|ratified|recommended|advised|mandated|directed|voted|ordered|passed|preapproved',
      ),
      either(
        seq(any('by|with|in|at'), THE, any(OFFICE), SINCE),
        any('by vote|by resolution|in the meeting|on the call|internally|in writing|unanimously'),
      ),
    ),
    seq(
      any('per|as per|in line with|according to|pursuant to|based on|in accordance with'),
      THE,
      maybe(any('client|investment|new|latest|current|internal|standing|written|fund|company|signed')),
      maybe(any(OFFICE)),
      maybe(any('client|investment|policy')),
      any(PAPER),
    ),
  ),
);
