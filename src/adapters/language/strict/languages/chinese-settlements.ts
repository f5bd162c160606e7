import { any, either, maybe, seq } from '../rules/rule.ts';
import { PERSON } from './chinese-people.ts';
import * as words from './chinese-purpose-words.ts';
import { THING, WHEN } from './chinese-things.ts';
import { han } from './han.ts';

export const DEBT = either(
  seq(
    WHEN,
    han('还|归还|偿还|还上|还清|还掉|还一下'),
    maybe(PERSON),
    maybe(han('的|上次的|之前的|昨天的|借我的|上次借我的|之前借我的|上次帮我垫的')),
    han('钱|账|债|人情|借款|欠款|欠的钱|饭钱|车钱|饭账|旧账|借的钱|借来的钱|垫付款|垫的钱|这笔钱|个人情'),
  ),
  seq(
    maybe(han('我|还|之前|上次|上周|我之前|我上次|我还')),
    han('欠'),
    PERSON,
    han('的|的钱|的账|的饭钱|钱|的人情|一顿饭|人情|的车费|的房租|的工钱'),
  ),
  seq(
    han('上次|之前|上周|上个月|前几天|昨天|前天|早前|以前|去年'),
    maybe(han('我')),
    maybe(seq(han('跟|向|找|问|和'), PERSON)),
    han('借|欠|赊|借他|借她|欠他|欠她'),
    han('的|的钱|的款'),
  ),
  seq(
    han('借款|垫付款|欠款|代垫款|垫款|债务|货款|押金|款项|欠账|贷款'),
    han('归还|偿还|清偿|结清|还清|退还|结算|返还'),
  ),
  han(
    '还钱|还账|还债|还款|还人情|清账|结清欠款|归还借款|归还垫付款|归还垫款|清偿债务|还贷|还清借款|还信用卡|结账|对账结清|两清|账清了|结清|清旧账|了账|还清欠款|归还欠款|借的钱',
  ),
);
export const REFUND = either(
  seq(
    han('退|退还|退回|返还|退给|赔|赔偿|赔给'),
    maybe(PERSON),
    maybe(han('的')),
    either(THING, han('差价|多收的|多收的钱|多付的|多付的钱|多打的|货款|的款|的钱|钱|款|运费')),
    maybe(han('的款|的钱')),
  ),
  seq(
    han('多收的|多付的|多收了的|多打的|多转的'),
    maybe(han('钱|款|部分')),
    maybe(han('退回去|退回|退给他|退给她|退还|还给他|还给她|退给客户|退回给他')),
  ),
  seq(
    PERSON,
    han('退货了|退货|多付了|多打了|多给了|付多了|退课了|退租了|退房了'),
    maybe(seq(maybe(any(',')), han('退给他|退给她|退他|退她|退还给他'))),
  ),
  han('退货退款|退款处理|退差价|退押金|退货|退运费|退票款|押金退还|押金退回|理赔|理赔款|退租押金'),
);
const NTH = seq(
  han('第'),
  han([...'一二三四五六七八九十'].join('|')),
  maybe(han('一|二|三|四|五|六|七|八|九|十')),
  han('条|款|章|项|条款|条约定'),
);
const CODE = either(any('§d'), seq(any('inv|po|ht|fp|ord|order|pi|ref'), any('§d | §n')));
const LETTERED = seq(any('inv|po|ht|fp|ord|order|pi|ref'), any('§d'));
export const DOCUMENT = either(
  seq(
    han('按|按照|根据|依据|依|凭|参照|遵照|照|依照|见|详见|基于|对照|执行|履行|附'),
    maybe(han('双方|我们|我司|本|该|上述|事先|原|签的|说好的|公司|内部')),
    han(words.DOCUMENT),
    maybe(NTH),
    maybe(han('付款|支付|执行|办理|结算|打款|转账|约定|约定付款|结账|的款项|的约定|放款|拨付|核算|发放')),
  ),
  seq(
    maybe(han('对应|付|支付|结|核销|关于')),
    either(
      seq(
        han('发票|订单|合同|单|账单|工单|采购单|运单|快递单|流水|项目|收据|报销单|合同编|凭证'),
        maybe(han('号|编号|号码|单号')),
        maybe(either(any(':'), han('是|为'))),
        CODE,
      ),
      seq(
        han('发票|订单|合同|单|账单|工单|采购单|运单|快递单|收据|报销单|流水|编|房'),
        han('号|编号|号码|单号'),
        maybe(either(any(':'), han('是|为'))),
        any('§n'),
      ),
      LETTERED,
      han('发票|账单|对账单|订单|合同|这张发票|这份合同|这单|发票款|订单款|账单款'),
    ),
  ),
  han('说好的|说好的价|说好的价钱|讲好的|谈好的|约好的|约定好的|之前说好的|按约定|如约|如约付款|依约付款|履约'),
);
