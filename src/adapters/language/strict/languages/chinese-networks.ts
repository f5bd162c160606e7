import { any, either, maybe, once, type Rule, seq, where } from '../rules/rule.ts';
import { han } from './han.ts';
import { net } from './parts.ts';

/** "ethereum mainnet": the same network in two words. */
const SAME = maybe(
  where((tokens, at) => tokens[at]?.chain !== undefined && tokens[at]?.chain === tokens[at - 1]?.chain, any('§c | §b')),
);
const NOUN = maybe(
  han(
    '那条链|那条链上|二层|二层网络|l2|生态|侧链|区块链|网络这边|网络那边|网络|网路|链|公链|主链|主网|网|链上|网络上|这条链|这条链上|这个网络|这个链|主网络',
  ),
);
export const chain = (name: string): Rule => once(seq(net(name), SAME, NOUN));

const HOW = maybe(han('就|统一|直接|麻烦|记得|老样子|还是|要|我要|请|都|继续|照旧|一律|务必'));
const BY = seq(
  HOW,
  han('在|用|通过|走|从|经|经由|使用|于|经过|以|选|选择|选用|采用|选的是|用的是|借助|利用|基于|取道|挂'),
  maybe(han('我|我的|我们的|咱们的')),
);
/** What of the network is used: its side, and what the speaker has there. */
const SIDE = maybe(
  han(
    '上|上面|这边|那边|里|里面|这里|那里|上走|上转|上发|上付|走|走就行|就行|就好|就可以|来走|来转|走起|这条|的余额|的余额里|余额|余额里|上的余额|上的余额里|的钱包|钱包|钱包里|的钱包里|上的钱包|账户|的账户|账户里|上的账户|方式|的方式|渠道|通道|进行|操作',
  ),
);
const LABEL = seq(
  maybe(han('转账|请|所用|使用')),
  han('网络|链|公链|网路|主链|链路|通道|渠道|区块链'),
  maybe(han('选|选择|用|走|是|为|就选|就用|就走|请选|请用|请走|用的是|选的是|在|要选|要用')),
  maybe(any(':')),
);
const NAMED = either(seq(BY, chain('chain'), SIDE), seq(LABEL, chain('chain')));
const ENGLISH = seq(
  any('on|via|over|through|using|in|by'),
  maybe(any('the')),
  net('chain'),
  SAME,
  maybe(any('network|chain')),
);
const MONEY_THERE = seq(
  maybe(han('我|我的')),
  han('钱|余额|资金|币|钱都|余额都|币都'),
  han('在|放在|就在|都在'),
  chain('chain'),
  maybe(han('上|里|链上|这边|那边')),
);
export const ON: Rule = once(
  either(
    NAMED,
    MONEY_THERE,
    seq(han('就|只|仅限|限|指定|务必|必须|认准|只走|只用|必须走|必须用|务必走|务必用|指定走|指定用'), chain('chain')),
    ENGLISH,
    seq(
      maybe(han('我|我在|在')),
      net('chain'),
      han('上的|链上的|上面的|那边的|这边的|里的|里面的|钱包里的|链的|网络的'),
    ),
    seq(
      net('chain'),
      SAME,
      han('链|网络|链上|网络上|上|主网上|主网|公链|公链上|这条链|这条链上|这边|那边|上面|走起|走'),
      maybe(han('走|走起|就行|就好|来转|转账')),
    ),
    seq(
      any('( | 【 | 「'),
      maybe(either(han('用|走|在|通过|使用|经'), LABEL)),
      chain('chain'),
      maybe(han('上|走起')),
      any(') | 】 | 」'),
    ),
  ),
);
export const ON_BEHIND: Rule = seq(
  either(seq(maybe(any(', | . | ;')), ON), seq(any(','), chain('chain'))),
  maybe(han('吧|哈|哦|呀|啊|即可|就行|就好|就可以')),
);
