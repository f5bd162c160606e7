import { any, either, maybe, type Rule, seq, value } from '../rules/rule.ts';
import { han } from './chinese-parts.ts';
import * as words from './chinese-words.ts';

const account = value('recipient', '§a');
const NOUN = han('地址|钱包|钱包地址|收款地址|账户');
export const PERSON: Rule = han(`${words.SOMEBODY}|${words.WORKER}|${words.NAMED}|他|她`);
const WHOSE = seq(maybe(han('他的|她的|他|她')), NOUN);
/** 地址是0x… */
export const ITS_ADDRESS: Rule = either(
  seq(either(seq(any(', | .'), WHOSE), seq(han('他的|她的'), NOUN)), maybe(han('是|为')), maybe(any(':')), account),
  seq(any(', | :'), account),
);
/** 我妹妹的地址是0x…, 0x…是他的钱包 */
const OWNER = seq(PERSON, maybe(han('的')));
export const INTRODUCED: Rule = either(
  seq(OWNER, NOUN, maybe(han('是|为')), maybe(any(':')), account),
  seq(account, han('是'), OWNER, NOUN),
  seq(han('这是'), OWNER, NOUN, maybe(any(':')), account),
);
/** 地址：0x… */
export const ADDRESSED: Rule = seq(
  maybe(han('对方')),
  han('地址|收款地址|钱包地址|收款人|收款方|收款钱包'),
  maybe(han('是|为')),
  maybe(any(':')),
  account,
);

/** 收款人0x… */
export const RECEIVER: Rule = seq(
  maybe(any(',')),
  han('收款人|收款人是|收款地址|收款地址是'),
  maybe(any(':')),
  account,
);
