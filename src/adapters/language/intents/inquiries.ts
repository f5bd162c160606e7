import type { Intent, SlotName } from '../../../domain/chat/understanding.ts';
import type { Role } from '../words/roles.ts';

/** How a question of one intent is recognized, and what may be part of it. */
export type Inquiry = Readonly<{
  intent: Intent;
  /** Any one of these roles is enough. */
  cues: readonly Role[];
  /** All roles of one hint are enough, together with what `needs` names. */
  hints?: readonly Readonly<{ roles: readonly Role[]; needs?: 'token' | 'no-token' | 'wallet' }>[];
  also: readonly Role[];
  slots: readonly SlotName[];
  /** Decides between two intents with the same score: the more specific one has the higher rank. */
  rank: number;
}>;

const QUESTION: readonly Role[] = [
  'how-much',
  'what',
  'of',
  'it',
  'and',
  'want',
  'at',
  'for',
  'in',
  'on',
  'from',
  'with',
  'to',
  'chain-noun',
  'usd',
  'eur',
  'gbp',
];
const DOING: readonly Role[] = ['send', 'swap', 'sell', 'buy', 'bridge', 'spend', 'asset', 'quote'];

export const INQUIRIES: readonly Inquiry[] = [
  {
    intent: 'sale',
    cues: ['sale'],
    also: [
      ...QUESTION,
      ...DOING,
      'price',
      'worth',
      'cost',
      'how-to',
      'amount-noun',
      'own',
      'veto',
      'help',
      'place',
      'state',
      'sent',
    ],
    slots: ['amount', 'token'],
    rank: 0.6,
  },
  {
    intent: 'history',
    cues: ['history'],
    also: [...QUESTION, ...DOING, 'own', 'mine', 'place', 'sent', 'veto', 'state'],
    slots: [],
    rank: 0.65,
  },
  {
    intent: 'kyc',
    cues: ['kyc'],
    also: [...QUESTION, 'how-to', 'veto', 'help', 'own', 'place', 'buy', 'spend', 'reported', 'amount-noun', 'state'],
    slots: [],
    rank: 0.6,
  },
  {
    intent: 'gas',
    cues: ['gas'],
    also: [...QUESTION, 'price', 'cost', 'fee', 'worth', 'help', 'spend', 'swap', 'send', 'bridge', 'asset'],
    slots: ['fromChain'],
    rank: 0.5,
  },
  {
    intent: 'fees',
    cues: ['fee'],
    hints: [
      { roles: ['cost', 'send'] },
      { roles: ['cost', 'swap'] },
      { roles: ['cost', 'bridge'] },
      { roles: ['cost', 'help'] },
      { roles: ['cost', 'what'], needs: 'no-token' },
      { roles: ['cost', 'how-much'], needs: 'no-token' },
    ],
    also: [...QUESTION, ...DOING, 'cost', 'worth', 'price', 'place', 'veto'],
    slots: ['amount', 'token', 'fromChain', 'toChain'],
    rank: 0.4,
  },
  {
    intent: 'portfolio',
    cues: ['portfolio'],
    hints: [
      { roles: ['what', 'own'], needs: 'no-token' },
      { roles: ['what', 'mine'], needs: 'no-token' },
      { roles: ['worth', 'place'], needs: 'no-token' },
      { roles: ['worth', 'mine'], needs: 'no-token' },
    ],
    also: [...QUESTION, 'own', 'mine', 'place', 'asset', 'worth', 'balance'],
    slots: ['wallet', 'fromChain'],
    rank: 0.3,
  },
  {
    intent: 'balance',
    cues: ['balance'],
    hints: [
      { roles: ['how-much', 'own'] },
      { roles: ['how-much', 'mine'] },
      { roles: ['own'], needs: 'token' },
      { roles: ['how-much'], needs: 'wallet' },
    ],
    also: [...QUESTION, 'own', 'mine', 'place', 'asset', 'amount-noun'],
    slots: ['token', 'fromChain', 'wallet'],
    rank: 0.2,
  },
  {
    intent: 'price',
    cues: ['price'],
    hints: [
      { roles: ['worth'], needs: 'token' },
      { roles: ['cost'], needs: 'token' },
      { roles: ['how-much'], needs: 'token' },
      { roles: ['quote'], needs: 'token' },
      { roles: ['what', 'at'], needs: 'token' },
    ],
    also: [...QUESTION, 'worth', 'cost', 'quote', 'asset', 'amount-noun'],
    slots: ['amount', 'token'],
    rank: 0.1,
  },
  {
    intent: 'help',
    cues: ['help'],
    hints: [
      { roles: ['how-to', 'send'] },
      { roles: ['how-to', 'swap'] },
      { roles: ['how-to', 'buy'] },
      { roles: ['how-to', 'sell'] },
      { roles: ['how-to', 'bridge'] },
      { roles: ['how-to', 'balance'] },
      { roles: ['how-to', 'price'] },
      { roles: ['how-to', 'portfolio'] },
    ],
    also: [...QUESTION, ...DOING, 'how-to', 'greeting', 'place', 'balance', 'price', 'portfolio'],
    slots: [],
    rank: 0,
  },
];
