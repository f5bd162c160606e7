/** What a word or a set phrase does in a sentence. A word without a role is one that we do not understand. */
export type Role =
  // what is to be done
  | 'send'
  | 'swap'
  | 'sell'
  | 'buy'
  | 'bridge'
  | 'spend'
  | 'want'
  // how the parts hang together
  | 'to'
  | 'from'
  | 'on'
  | 'for'
  | 'with'
  | 'in'
  | 'at'
  | 'of'
  | 'worth-of'
  | 'and'
  | 'or'
  | 'it'
  // what it is about
  | 'asset'
  | 'place'
  | 'chain-noun'
  | 'slippage'
  | 'balance'
  | 'own'
  | 'mine'
  | 'price'
  | 'worth'
  | 'quote'
  | 'portfolio'
  | 'fee'
  | 'cost'
  | 'gas'
  | 'sale'
  | 'kyc'
  | 'help'
  | 'greeting'
  | 'how-to'
  | 'how-much'
  | 'what'
  | 'amount-noun'
  // how the talk goes on
  | 'not'
  | 'no'
  | 'fix'
  | 'instead'
  | 'cancel'
  | 'confirm'
  // how much
  | 'all'
  | 'usd'
  | 'eur'
  | 'gbp'
  | 'percent'
  | 'bps'
  // what forbids acting
  | 'veto'
  | 'reported'
  | 'instruction'
  // what changes nothing
  | 'filler';

/** A role and its words; several words make a set phrase, `|` parts the entries. */
export type RoleWords = Readonly<Partial<Record<Role, string>>>;
