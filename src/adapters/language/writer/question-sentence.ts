import type { ChainRef, Intent, Slots } from '../../../domain/chat/understanding.ts';
import { CHAINS, isChainId } from '../../../domain/shared/chain/chains.ts';

const PLAIN: Readonly<Partial<Record<Intent, string>>> = {
  fees: 'what are your fees?',
  sale: 'token sale',
  kyc: 'kyc status',
  history: 'show my history',
  help: 'help',
};

/** A question in the words of the grammar; undefined where a part has no words here. */
export function questionSentence(intent: Intent, slots: Slots): string | undefined {
  const { token, fromChain, wallet } = slots;
  const where = on(fromChain);
  if (where === undefined) return undefined;
  const whose = wallet === undefined ? '' : ` of ${wallet}`;
  switch (intent) {
    case 'balance':
      return `${wallet === undefined ? 'my ' : ''}${token === undefined ? '' : `${token} `}balance${where}${whose}`;
    case 'portfolio':
      return `${wallet === undefined ? 'my ' : ''}portfolio${where}${whose}`;
    case 'price':
      return token === undefined ? undefined : `price of ${token}${where}`;
    case 'gas':
      return `gas price${where}`;
    default:
      return PLAIN[intent];
  }
}

/** Undefined for a network without a name here. */
const on = (chain: ChainRef | undefined): string | undefined => {
  if (chain === undefined) return '';
  return typeof chain === 'number' && isChainId(chain) ? ` on ${CHAINS[chain].name.toLowerCase()}` : undefined;
};
