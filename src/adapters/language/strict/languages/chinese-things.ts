import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import * as words from './chinese-purpose-words.ts';
import { PAST } from './chinese-words.ts';
import { han } from './han.ts';

const MONTH = seq(any('§n'), han('月|月份|月的|月份的|年|年度|年的|年度的|季度|季度的'));
export const WHEN = maybe(either(han(PAST), seq(maybe(seq(any('§n'), han('年'))), MONTH)));
export const SUBJECT = once(han(words.SUBJECT));
const HEAD = seq(maybe(han('的')), han(words.HEAD));
/** 网站开发的费用, 昨晚的饭钱 */
export const THING: Rule = once(
  seq(
    WHEN,
    either(
      seq(SUBJECT, maybe(seq(maybe(han('的')), SUBJECT)), HEAD),
      seq(SUBJECT, maybe(han('师傅|工人|老师|团队|阿姨')), maybe(han('的')), han('工钱|工资|劳务费|辛苦费|报酬')),
      han(words.PAYMENT_NOUN),
      seq(
        han('员工|工人|职员|团队|师傅|老师|开发|兼职|实习生|主播|全职|临时工|外包|保姆|司机|阿姨'),
        maybe(han('的')),
        han('工资|薪水|奖金|补贴|工钱|报酬|劳务费|年终奖|津贴|加班费|尾款|费用|提成'),
      ),
    ),
  ),
);
