import type { CommandTable } from '../command-table.ts';

const SEND =
  'send|transfer|pay|move|wire|forward|ship|remit|give|tip|beam|shoot|zap|deposit|send over|send out|send across';
const TRADE = 'swap|exchange|convert|change|trade|sell|turn|switch|flip';

export const ENGLISH: CommandTable = {
  language: 'en',
  of: '[of|in|worth of]',
  my: '[of] [my|the]',
  greeting:
    'hi|hey|hello|hi there|hello there|hey there|good morning|good afternoon|good evening|yo|evening|morning|hey mate|ok|okay|so|greetings|dear assistant',
  please: 'please|pls|plz|kindly|for me|now|asap|quickly|today|right now|when you can',
  thanks:
    'thanks|thank you|thx|ty|cheers|thanks a lot|many thanks|thanks a bunch|thanks in advance|thank you very much|thank you so much|best regards|kind regards|regards',
  wish: 'just|now|i want to|i would like to|i need to|i want you to|i would like you to|i need you to|i wish to|i would love to|let us|let me|help me|go ahead and|wanna|i wanna|i am trying to|i have to|we want to|we need to|we would like to',
  ask: 'can u|could u|can you|could you|would you|will you|can you help me|could you help me|can i|may i|could i|can we|would you mind|would it be possible to|is it possible to',
  on: '(on|via|over|using|through) [the] {c} [network|chain|mainnet|blockchain]',
  slippage: [
    '[with|at|and] [a] [max|maximum] slippage [tolerance] [of|at|:|max|maximum] {p}',
    '[with|at|and] [a] [max|maximum] {p} [max|maximum] slippage [tolerance]',
  ],
  forms: {
    transfer: [
      `(${SEND}) {a} [over|across|directly] (to|>|into) [address|wallet|the address|this address|the wallet|this wallet|account] [:] {r}`,
      `(${SEND}) [over] to {r} {a}`,
      `(${SEND}) {r} {a}`,
      `(${SEND}) {a} {r}`,
      'make a (payment|transfer) of {a} to {r}',
      `to {r} [,] (${SEND}) {a}`,
      `(${SEND}) {a}`,
      `(${SEND}) {t}`,
      `(${SEND}) {t} to {r}`,
      `(${SEND}) to {r}`,
    ],
    swap: [
      `(${TRADE}) {f} (to|for|into|in|>) [some] {o}`,
      `(${TRADE}) {f} {o}`,
      `(${TRADE}) {f} (to|for) {o} on {y} from {x}`,
      `(${TRADE}) {f} on {x} (to|for) {o} on {y}`,
      '(buy|get|purchase) [me] [some] {o} (with|for|using) {f}',
      '(buy|get|purchase) [me] {g} (with|for|using) [my|some] {s}',
      '(use|spend) {f} (to buy|on|to get) [some] {o}',
      `(${TRADE}) {f}`,
      `(${TRADE}) {s}`,
      `(${TRADE}) {s} (to|for|into) [some] {o}`,
      'buy {g}',
      'buy {o}',
      'buy {o} (with|using) [my] {s}',
    ],
    bridge: [
      '(bridge|move|transfer|send|take|bring) {a} [over] from {x} [over] (to|onto) {y}',
      'bridge {a} [over] (to|onto) {y} from {x}',
      'bridge {a} [over] (to|onto) {y}',
      'bridge {a} {x} to {y}',
    ],
    wrap: ['wrap {a} [(to|into|as) {o}]'],
    unwrap: ['unwrap {a} [(to|into|as|back to) {o}]'],
  },
  open: {
    answers: [
      '(to) {r}',
      'on [the] {c} [network|chain|mainnet]',
      'from {x}',
      'to {y}',
      'with {s}',
      '(for|into|to) {o}',
      '{u} to {r}',
      '{u} on {c}',
      'to {r} on {c}',
      '{u} to {r} on {c}',
      '[max] {p} [max] slippage',
      '[max] slippage [to|of|at|:] {p}',
    ],
    corrects:
      'wrong address|wrong amount|wrong token|wrong network|that is wrong|no ,|no !|sorry ,|actually|wait ,|oops|no wait|no sorry|i meant|i mean|sorry i meant|no i meant|rather|hmm|oh|better',
    sets: 'it should be|it goes to|i want|i said|the amount is|the amount should be|the address is|the right address is|the network is|only|make it|make that|change it to|change that to|change the amount to|change the recipient to|change the network to|change the token to|set it to|set the amount to|set|use|do|let us do|let us make it|let us use|send it|switch to|switch it to|put it',
    instead: 'instead|rather',
    contrasts: 'not|and not|instead of|rather than',
    double: 'double',
    changes: ['{double} [it|that|the amount]', '{part} (of it|of that|of the amount)'],
    ends: 'no|i changed my mind|i do not want it|i do not want to|i do not want it anymore|cancel the bridge|cancel the transaction|cancel|cancel it|cancel that|cancel this|stop|stop it|never mind|nevermind|nvm|forget it|forget that|forget about it|abort|abort it|scrap it|scrap that|drop it|do not send it|do not do it|do not|do not do that|do not swap it|cancel the transfer|cancel the payment|cancel the swap|cancel the request|cancel the order|cancel everything|leave it|call it off|no thanks|no thank you',
  },
};
