import type { RoleWords } from './roles.ts';

export const VERBS: RoleWords = {
  send: `send|sends|sending|send out|send over|transfer|transfers|transferring|make a transfer|make a payment|do a transfer|do a payment
|a transfer|a payment|payment|transfer out|pay|pays|paying|pay out|payout|give|wire|wiring|remit|tip|donate|reimburse|withdraw|withdrawing|gift|forward|shoot
|shoot over|beam|deliver|snd|xfer|hand over|drop|move|moving|bring|shift|relocate|migrate|disburse|dispatch|chuck|fling|yeet|venmo|zelle|cashapp|refund|sweep|kick over|bring over|send back|give back|fund|top up`,
  swap: `swap|swaps|swapping|do a swap|make a swap|swap out|exchange|exchanging|convert|converting|conversion|trade|trade in
|do a trade|make a trade|change|turn|switch|flip|rotate|transform|swop|swap over`,
  sell: 'sell|selling|dump|offload|unload|cash out|cash|get rid of|liquidate|part with|cash in|sell off|let go of|market sell',
  buy: 'buy|buying|purchase|purchasing|acquire|grab|buy me|pick up|obtain|buy into|stack|scoop up|snap up|snag|pick me up|load up on|stock up on|market buy',
  bridge: 'bridge|bridging|bridge over|cross',
  wrap: 'wrap|wrapping',
  unwrap: 'unwrap|unwrapping',
  spend: 'yolo|spend|use|using up|take|put|ape|invest|throw|ape in',
  want: `want|wants|need|needs|require|looking for|i would like|would like|i wish for|i would love|get|gets|getting|get me|receive|receives|receiving|to receive|should get|should receive|should have`,
};
