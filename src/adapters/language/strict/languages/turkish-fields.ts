import { any, either, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { net } from './parts.ts';
import { quantity } from './turkish-parts.ts';

const LABEL = maybe(any(':'));
const AMOUNT = seq(any('tutar|miktar'), LABEL, quantity('amount', 'token'));
const RECIPIENT = seq(any('alici|alici adresi|adres|cuzdan|alici cuzdani'), LABEL, value('recipient', '§a'));
const NETWORK = seq(any('ag'), LABEL, net('chain'));
const TELLS = any(', | . | ;');
const BEFORE = maybe(seq(any('transfer|odeme|havale|lutfen gonder|lutfen gonderin'), any(':|.')));
const EITHER_WAY = either(seq(AMOUNT, TELLS, RECIPIENT), seq(RECIPIENT, TELLS, AMOUNT));
/** Labelled values: a network or a courtesy tells that they are an order, and no receipt. */
export const FIELDS: Rule = saying(
  'transfer',
  either(
    seq(BEFORE, EITHER_WAY, TELLS, NETWORK, maybe(any(', lutfen|lutfen|. lutfen'))),
    seq(BEFORE, EITHER_WAY, any(', lutfen|lutfen|. lutfen')),
  ),
);
