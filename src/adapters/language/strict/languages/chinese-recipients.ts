import { any, either, maybe, once, type Rule, seq, value } from '../rules/rule.ts';
import { PERSON, WHO } from './chinese-people.ts';
import { han } from './han.ts';

export { PERSON };

const account = value('recipient', '§a');
const COLON = maybe(any(': | ,'));
const IS = seq(maybe(han('是|为|系|就是|写|填')), maybe(any(':')));
const PLACE = han(
  '地址|钱包|钱包地址|收款地址|收款钱包|收款账户|收款账号|账户|账号|帐户|帐号|户头|号|钱包账户|钱包账号|链上地址|以太坊地址|eth地址|公钥|账户地址|收款钱包地址|接收地址|目标地址|目标钱包|收币地址|充值地址|域名',
);
const KIND = maybe(
  han(
    '冷|热|硬件|新|主|备用|公司|个人|多签|对公|指定|指定的|小金库|储蓄|私人|工作|理财|交易所|小狐狸|常用|专用|捐款|捐赠|项目|工资',
  ),
);
/** 这个, 我另一个, 下面的: which address it is. */
const WHICH = maybe(
  han(
    '这个|这|该|此|以下|以下的|下面|下面的|下面这个|下面那个|下边|下边的|下列|如下|后面这个|后面的|我的|我|我自己的|我自己|我本人的|本人的|本人|自己的|我另一个|我另外一个|我的另一个|我的另外一个|我另外的|我新的|另一个|他的|她的|他|她|其|对方|对方的|我司|我司的|我们的|我们公司的|公司的|我们公司|我刚复制的|我刚刚复制的|刚复制的|刚才复制的|我刚贴的|我刚发的|我贴的|我发的|我给的|我给你的|我发你的|复制的|粘贴的|他给的|她给的|他发的|她发的|对方给的|对方发的|对方提供的|他提供的|她提供的|他发来的|她发来的|他留的|她留的',
  ),
);
const WHOSE = seq(
  WHICH,
  either(seq(KIND, PLACE), han('收款人|收款方|收款单位|收款者|接收人|接收方|受款人|受益人|受款方')),
);
/** What may stand behind an account: 0x… 这个地址, 0x… 那边. */
const THERE = maybe(
  han(
    '这个地址|这个钱包|这个账户|这个账号|这个号|这地址|这钱包|地址|钱包|地址上|地址里|钱包里|账户里|账户|账户上|账上|名下|这里|那里|这边|那边|这儿|那儿|里|里面|里头|上|上面|处|的钱包|的地址|的账户|的账号|的钱包里|的账户里|这个域名|这个人',
  ),
);
const NOUN = seq(KIND, PLACE);
const HIS = seq(
  maybe(
    han(
      '他的|她的|他|她|其|对方|对方的|他发的|她发的|他给的|她给的|他发来的|她发来的|他提供的|她提供的|对方给的|对方发的|他留的|她留的|收款',
    ),
  ),
  NOUN,
);
const TOLD = either(
  seq(any('('), maybe(HIS), IS, account, any(')')),
  seq(maybe(any(', | .')), HIS, IS, account, THERE),
);
const THIS_PLACE = han('这里|这儿|这边|这|下面|以下|如下|此处|这个人|此人');
/** Where something goes: 这个地址 0x…, 我的冷钱包 0x…. */
export const ADDRESS: Rule = once(
  either(seq(maybe(WHOSE), COLON, account, THERE), seq(THIS_PLACE, COLON, account, THERE)),
);
/** The same, or whom a preposition names, with the account in one breath: 房东(0x…), 我妈, 她的地址是 0x…. */
export const ACCOUNT: Rule = once(
  either(
    ADDRESS,
    seq(WHO, maybe(either(any(':'), seq(maybe(han('的')), KIND, PLACE, IS))), account, THERE),
    seq(PERSON, TOLD),
  ),
);

/** 地址是0x… */
export const ITS_ADDRESS: Rule = either(
  seq(either(seq(any(', | .'), HIS), seq(han('他的|她的'), NOUN)), IS, account),
  seq(any(', | :'), account),
  seq(any('('), maybe(HIS), IS, account, any(')')),
);
/** 我妹妹的地址是0x…, 0x…是他的钱包 */
const OWNER = seq(PERSON, maybe(han('的')));
export const INTRODUCED: Rule = either(
  seq(OWNER, NOUN, IS, account),
  seq(account, han('是'), OWNER, NOUN),
  seq(han('这是'), OWNER, NOUN, maybe(any(':')), account),
);
/** 地址：0x… */
export const ADDRESSED: Rule = seq(maybe(han('对方')), either(NOUN, han('收款人|收款方')), IS, account);

/** 收款人0x…, behind an amount. */
export const RECEIVER: Rule = seq(
  maybe(any(', | .')),
  maybe(han('对方|对方的|他的|她的|其|给')),
  either(NOUN, han('收款人|收款方|收款单位|接收人|接收方|受款人|受益人')),
  IS,
  account,
);
