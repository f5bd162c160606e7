import { any, either, maybe, once, seq, value } from '../rules/rule.ts';
import { counted, FIELD } from './parts.ts';
import { PAID } from './payment-parts.ts';
import { PURPOSE, REFERENCE } from './purpose.ts';

const COUNTED = counted('amount', 'token');
const END = maybe(any(':|=|-|is'));
/** A labelled value, or one that its form tells. */
export const LABELLED = once(
  either(
    FIELD,
    seq(
      any(
        'amount|sum|value|quantity|qty|total|the amount|the sum|amt|size|how much|amount due|amount to send|total amount|total due|the total',
      ),
      END,
      either(COUNTED, value('amount', '§n')),
    ),
    seq(any('token|asset|coin|currency|instrument|the token|the coin'), END, value('token', '§t', '§b')),
    seq(
      any(
        'to|recipient|beneficiary|address|receiver|destination|wallet|payee|pay to|send to|to address|wallet address|recipient address|the recipient|the address|her wallet|his wallet|beneficiary wallet|supplier wallet|dest|dest addr|target|target address|destination address|destination wallet|recipient wallet|receiver address|receiving wallet|receiving address|beneficiary address|payee address|payable to|paid to|goes to|going to|credit to|remit to|deliver to|ship to|to wallet|to account|account|addr|beneficiary account|payee wallet|vendor wallet|contractor wallet|destination account|ens|ens name',
      ),
      END,
      PAID,
    ),
    seq(
      any('network|chain|blockchain|rail|on|via|the network|net|rails|using|layer|the chain'),
      END,
      value('chain', '§c', '§b'),
      maybe(any('network|chain|mainnet')),
    ),
    seq(any('purpose|memo|note|reason|for'), END, maybe(any('§n')), PURPOSE),
    REFERENCE,
  ),
);
